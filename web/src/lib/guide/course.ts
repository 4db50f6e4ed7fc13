// A course through a game: which lesson is due, and which have been seen.
import type { GuideInfo, Lesson, MovesEntry } from "../protocol";

/** What a player has of the guide of a game. */
export interface Progress {
  isOn: boolean;
  /** Keys of lessons that were read: `prompt-turn`, `event-round_began`, `about`. */
  seen: string[];
}

export interface Page {
  /** What is remembered of it. */
  id: string;
  lesson: Lesson;
  isNew: boolean;
}

export const FRESH: Progress = { isOn: true, seen: [] };

/** What the game is about, as long as nobody has said that it is understood. */
export function opening(guide: GuideInfo, progress: Progress): Page | null {
  return progress.seen.includes("about") ? null : page("about", guide.about, progress);
}

/** What is said about a kind of decision. */
export function promptPage(guide: GuideInfo, key: string, progress: Progress): Page | null {
  const lesson = guide.prompts.find((each) => each.key === key);
  return lesson ? page(`prompt-${key}`, lesson, progress) : null;
}

/** What entries tell, by the keys of their lines and the names of the events behind them. */
export function toldIn(entries: readonly MovesEntry[]): string[] {
  return entries.flatMap(({ lines, events }) => [
    ...events.map((event) => String(event["event"])),
    ...lines.map((line) => line.key),
  ]);
}

/** What is said about the latest that was told for the first time. */
export function eventPage(
  guide: GuideInfo,
  told: readonly string[],
  progress: Progress,
): Page | null {
  const pages = guide.events
    .map((lesson) => page(`event-${lesson.key}`, lesson, progress))
    .filter((each) => each.isNew);
  const latest = told.findLast((key) => pages.some((each) => each.lesson.key === key));
  return pages.find((each) => each.lesson.key === latest) ?? null;
}

/** The progress after lessons were read. */
export function after(progress: Progress, read: readonly string[]): Progress {
  return { ...progress, seen: [...new Set([...progress.seen, ...read])] };
}

function page(id: string, lesson: Lesson, progress: Progress): Page {
  return { id, lesson, isNew: !progress.seen.includes(id) };
}
