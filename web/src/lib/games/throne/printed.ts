// What is printed on the game's material, read from its data files.
import { entriesOf, entryOf, numberIn, textIn, type Files } from "../../board/printed";

export interface Area {
  from: number;
  to: number;
  influence: number;
  move: number;
}

export interface Card {
  type: string;
  value: number;
}

/** The areas of a Town Track, from left to right. */
export function areasOf(files: Files, track: string): Area[] {
  const ladder = entryOf(files, "tracks", "track", track)?.["ladder"];
  const areas = entryOf(files, "tracks", "ladder", String(ladder))?.["areas"];
  return Array.isArray(areas) ? (areas as Area[]) : [];
}

/** The spaces of the Anarchy track: what a marker costs there, and how many it holds. */
export function anarchySpaces(files: Files): { value: number; spots: number }[] {
  return entriesOf(files, "tracks", "anarchy").map((row) => ({
    value: numberIn(row, "value"),
    spots: numberIn(row, "spots"),
  }));
}

export function almsTrack(files: Files): { last: number; start: number; end: number } {
  const row = entriesOf(files, "tracks", "alms")[0];
  return {
    last: numberIn(row, "last"),
    start: numberIn(row, "start"),
    end: numberIn(row, "end"),
  };
}

export function diplomacySteps(files: Files): number[] {
  const steps = entriesOf(files, "tracks", "diplomacy")[0]?.["multipliers"];
  return Array.isArray(steps) ? (steps as number[]) : [];
}

/** The actions of a space, in the order of the board. */
export function actionsOf(files: Files, space: string): { id: string; type: string }[] {
  return entriesOf(files, "actions", "action")
    .filter((row) => row["space"] === space)
    .map((row) => ({ id: String(row["id"]), type: String(row["type"]) }));
}

export function cardOf(files: Files, id: string): Card {
  const row = entryOf(files, "workforce", "card", id);
  return { type: String(row?.["type"] ?? id.split("-")[0]), value: numberIn(row, "value") };
}

/** What a claim is worth, of either kind. */
export function worthOf(files: Files, claim: string): number {
  const end = entryOf(files, "ends", "end", claim);
  if (end) return numberIn(end, "influence");
  return numberIn(entryOf(files, "claims", "claim", claim), "value");
}

/** Whether a claim is judged by the table after the last week. */
export function isEnd(files: Files, claim: string): boolean {
  return entryOf(files, "ends", "end", claim) !== undefined;
}

/** The two halves of a decree, as long as the Queen lives and after; none for her death itself. */
export function halvesOf(files: Files, decree: string): { alive: string; dead: string } | null {
  const row = entryOf(files, "decrees", "decree", decree);
  const { alive, dead } = row ?? {};
  return typeof alive === "string" && typeof dead === "string" ? { alive, dead } : null;
}

export function lordOf(
  files: Files,
  lord: string,
): { tracks: [string, number][]; workers: [string, number][] } {
  const row = entryOf(files, "lords", "lord", lord);
  const pairs = (key: string): [string, number][] =>
    Object.entries((row?.[key] ?? {}) as Record<string, number>);
  return { tracks: pairs("tracks"), workers: pairs("workers") };
}

/** What a bonus token of the Alms track does, as its data say it. */
export function tokenWord(files: Files, token: string): string {
  return textIn(entryOf(files, "tokens", "token", token), "word");
}

export function merchantLetter(files: Files, merchant: string): string {
  return textIn(entryOf(files, "merchants", "merchant", merchant), "letter");
}

export function constantOf(files: Files, id: string): number {
  return numberIn(entryOf(files, "constants", "constant", id), "value");
}

/** How many points a rank gives in the spaces III to VII, as the table prints it. */
export function pointsOf(
  files: Files,
  seats: number,
): { rank: number; mode: string; points: number; task: number }[] {
  return entriesOf(files, "points", "points")
    .filter((row) => String(row["id"]).startsWith(`${seats}-`))
    .map((row) => ({
      rank: Number(String(row["id"]).split("-")[1]),
      mode: String(row["mode"]),
      points: numberIn(row, "ap") || numberIn(row, "ap_deploy"),
      task: numberIn(row, "ap_task"),
    }));
}

export function claimDraws(files: Files, seats: number): number[] {
  return entriesOf(files, "points", "claim_draw")
    .filter((row) => String(row["id"]).startsWith(`${seats}-`))
    .map((row) => numberIn(row, "cards"));
}
