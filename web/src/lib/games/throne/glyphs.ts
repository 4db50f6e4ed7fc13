// Drawings of our own as path data: workers, sites, emblems of the houses, cards and tracks.
import type { HouseName, WorkerName } from "./view";

/** Workers in a square of 24 that stands on its foot at 0, 0. */
export const FIGURES: Record<WorkerName, string> = {
  // Helmet with a crest, and a spear.
  soldier:
    "M-1-24C4-24 5-20 5-18V-14C8-13 9-9 9 0H-9C-9-9-8-13-5-14V-18C-5-21-4-23-1-24ZM10-24L12-20V0H9.6V-20Z",
  // A pointed hood and a wide cloak.
  spy: "M0-24C3-22 5-18 5-15C8-12 11-5 11 0H-11C-11-5-8-12-5-15C-5-18-3-22 0-24Z",
  // A flat hat and a sack on the back.
  merchant:
    "M-8-19H-4C-4-22-2-24 0-24C2-24 4-22 4-19H8V-17H4.6C4.4-15 4-14.4 3.6-14C6-13 7-11 7-9C10-10 12-7 11-3L10 0H-8C-8-8-7-13-3.6-14C-4-14.4-4.4-15-4.6-17H-8Z",
};

/** Sites in a square of 24. */
export const SITES: Record<WorkerName, string> = {
  soldier:
    "M3 3L5 3L13.4 11.4L11.4 13.4L3 5ZM21 3L19 3L10.6 11.4L12.6 13.4L21 5ZM8 14L10 16L6.6 19.4L8 21L6.6 22.4L1.6 17.4L3 16L4.6 17.4ZM16 14L14 16L17.4 19.4L16 21L17.4 22.4L22.4 17.4L21 16L19.4 17.4Z",
  spy: "M4 7C4 4 7 4 8 5C9 2 13 2 14 4C16 3 18 5 17 7V9H19C22 9 22 11 22 14C22 17 21 18 17 18V21H5ZM17 11V16C20 16 20 15 20 13.6C20 11 19.6 11 17 11Z",
  merchant:
    "M2 9L5 3H19L22 9C22 11 20 12 18.7 11C17.6 12.4 15 12.4 13.9 11C13 12.4 11 12.4 10.1 11C9 12.4 6.4 12.4 5.3 11C4 12 2 11 2 9ZM4 13H6V18H18V13H20V22H4Z",
};

/** Emblems of the houses in a square of 24: rose, feather, storm, shadow. */
export const EMBLEMS: Record<HouseName, string> = {
  roselie:
    "M12 2.5A4.4 4.4 0 0 1 16 5.6A4.4 4.4 0 0 1 21 11A4.4 4.4 0 0 1 18.4 17.6A4.4 4.4 0 0 1 12 20.6A4.4 4.4 0 0 1 5.6 17.6A4.4 4.4 0 0 1 3 11A4.4 4.4 0 0 1 8 5.6A4.4 4.4 0 0 1 12 2.5ZM12 8.4A3.6 3.6 0 1 0 12 15.6A3.6 3.6 0 1 0 12 8.4Z",
  culver_lux:
    "M20 2C21 10 17 17 9 17.6L5.4 22L3.6 21L8 15.4C6.6 9 12 3 20 2ZM16 6.4L9.6 14.6L11 15Z",
  antares: "M13.6 1.6L4.4 13.4H10.6L8 22.4L19.6 9.6H13.2L16.6 1.6Z",
  umbral:
    "M15.6 2.4A10 10 0 1 0 21.6 15.6A8.4 8.4 0 0 1 15.6 2.4ZM18.6 6L19.6 8.4L22 9.4L19.6 10.4L18.6 12.8L17.6 10.4L15.2 9.4L17.6 8.4Z",
};

/** Types of Workforce cards, Town Tracks and spaces in a square of 24. */
export const TYPES: Record<string, string> = {
  soldier: SITES.soldier,
  spy: "M2 12C5 6.6 9 5 12 5C15 5 19 6.6 22 12C19 17.4 15 19 12 19C9 19 5 17.4 2 12ZM12 7.6A4.4 4.4 0 1 0 12 16.4A4.4 4.4 0 1 0 12 7.6ZM12 10A2 2 0 1 1 12 14A2 2 0 1 1 12 10Z",
  merchant:
    "M11 2H13V5L20 7L23 14C23 17 17 17 17 14L19.4 8.6L13 7V19H17V22H7V19H11V7L4.6 8.6L7 14C7 17 1 17 1 14L4 7L11 5Z",
  banker:
    "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM12 4.6A7.4 7.4 0 1 0 12 19.4A7.4 7.4 0 1 0 12 4.6ZM12 7L13.5 10.2L17 10.6L14.4 13L15.1 16.5L12 14.8L8.9 16.5L9.6 13L7 10.6L10.5 10.2Z",
  scholar:
    "M2 5C6 4 9 4.6 11.2 6.6V20.4C9 18.6 6 18 2 19ZM22 5C18 4 15 4.6 12.8 6.6V20.4C15 18.6 18 18 22 19Z",
  joker:
    "M3 20C2 14 2 9 4 5L8.6 10L12 3L15.4 10L20 5C22 9 22 14 21 20ZM3.6 21.2H20.4V23H3.6Z",
  claims:
    "M5 2H17L20 5V18A4 4 0 0 1 12.6 20H5ZM8 7V9H17V7ZM8 11V13H17V11ZM8 15V17H13V15Z",
  workforce:
    "M3 6L13 3L16 15L6 18ZM17.2 6H21V21H9L8.6 19.6L17.6 17Z",
};

/** The signs of the tracks are those of the workers that raise them. */
export const SIGN_OF_TRACK: Record<string, string> = {
  strength: "soldier",
  intrigue: "spy",
  trade: "merchant",
  wealth: "banker",
  knowledge: "scholar",
};

export const SIGN_OF_SPACE: Record<string, string> = {
  I: "claims",
  II: "workforce",
  III: "soldier",
  IV: "spy",
  V: "merchant",
  VI: "banker",
  VII: "scholar",
};

/** In a box of 48 by 40 that stands on 0, 0: a castle with three towers. */
export const CASTLE =
  "M-24 0V-26H-20V-22H-17V-26H-13V-22H-10V-34H-6V-30H-2V-34H2V-30H6V-34H10V-22H13V-26H17V-22H20V-26H24V0H6V-9A6 6 0 0 0-6-9V0Z";

/** In a square of 24. */
export const CROWN =
  "M2 8.5L7 13L12 4L17 13L22 8.5L20 19H4ZM4 20.2H20V22.2H4ZM2 5.6A1.7 1.7 0 1 1 2 9A1.7 1.7 0 1 1 2 5.6ZM22 5.6A1.7 1.7 0 1 1 22 9A1.7 1.7 0 1 1 22 5.6ZM12 1A1.9 1.9 0 1 1 12 4.8A1.9 1.9 0 1 1 12 1Z";
export const TORCH =
  "M12 1C16 5 17.6 7.4 17 10.4C16.6 12.6 15 13.6 14.6 14.4H9.4C9 13.6 7.4 12.6 7 10.4C6.6 8 8 6.6 9 5C9.4 6.4 10 7 10.8 7C11.6 5.4 11 3 12 1ZM9.4 15.6H14.6L13.4 23H10.6Z";
export const SEAL =
  "M12 1L14.6 3.4L18 2.8L19.2 6L22.4 7.4L21.8 10.8L24 13.4L21.4 15.8L21.6 19.2L18.2 20L16.4 23L13.2 21.8L10 23.2L8 20.4L4.6 20L4.4 16.6L1.6 14.4L3.4 11.4L2.6 8L5.8 6.8L7.2 3.6L10.6 3.6Z";
export const CHECK = "M3 13L6 10L10 14L18.4 4.6L21.4 7.4L10.2 20.2Z";
const UP = "M12 2L21 12H15.5V22H8.5V12H3Z";
const HANDS =
  "M2 9L7 7L12 10L17 7L22 9V15L17 14L13.4 17.6L10.6 17.6L7 14L2 15ZM9 12L12 15L15 12L12 13.4Z";

/** What a bonus token of the Alms track does, by its word. */
export const BONUSES: Record<string, string> = {
  draw_workforce: TYPES["workforce"] ?? "",
  gain_influence: SEAL,
  advance_diplomacy: HANDS,
  raise_any_track: UP,
};
/** Any worker, as it lies in the supply. */
export const WORKER =
  "M12 1A5 5 0 0 1 15.6 9.4C20 11 21 16 21.5 23H2.5C3 16 4 11 8.4 9.4A5 5 0 0 1 12 1Z";
