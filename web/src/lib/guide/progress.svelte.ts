// How far a player has come with the guides of the games; kept in the browser.
import { keep, kept } from "../storage";
import { after, FRESH, type Progress } from "./course";

const KEY = "tabard.guide";

const all: Record<string, Progress> = $state(kept<Record<string, Progress>>(KEY, {}));

function change(game: string, progress: Progress): void {
  all[game] = progress;
  keep(KEY, { ...all });
}

/** Null if the guide of this game was never taken up. */
export function progressOf(game: string): Progress | null {
  return all[game] ?? null;
}

/** Begin at the beginning. */
export function beginGuide(game: string): void {
  change(game, { ...FRESH });
}

/** Leave the guide, or take it up again where it was left. */
export function turnGuide(game: string, isOn: boolean): void {
  change(game, { ...(all[game] ?? FRESH), isOn });
}

export function rememberRead(game: string, read: readonly string[]): void {
  const progress = all[game];
  if (progress && read.some((id) => !progress.seen.includes(id))) {
    change(game, after(progress, read));
  }
}
