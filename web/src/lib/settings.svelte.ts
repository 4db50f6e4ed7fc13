// What the player has chosen for all tables: language, theme, sound, name, motion; kept in the browser.
import { keep, kept } from "./storage";
import type { Language } from "./texts";

export type { Language };

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  name: string;
  motion: "auto" | "off";
  /** Whether single characters are shortcuts. */
  shortcuts: boolean;
}

const KEY = "tabard.settings";

function firstSettings(): Settings {
  const german = (globalThis.navigator?.language ?? "en").toLowerCase().startsWith("de");
  const standard: Settings = {
    language: german ? "de" : "en",
    theme: "auto",
    sound: false,
    name: "",
    motion: "auto",
    shortcuts: true,
  };
  return { ...standard, ...kept<Partial<Settings>>(KEY, {}) };
}

export const settings: Settings = $state(firstSettings());

/** Save every change and show it on the page; called once, when the page starts. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => keep(KEY, { ...settings }));
    $effect(() => {
      document.documentElement.lang = settings.language;
    });
    $effect(() => {
      document.documentElement.dataset["theme"] = settings.theme;
      document.documentElement.dataset["motion"] = movesLess() ? "off" : "auto";
    });
  });
}

/** Whether motion is to be spared, by the system's wish or the player's. */
export function movesLess(): boolean {
  if (settings.motion === "off") return true;
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
