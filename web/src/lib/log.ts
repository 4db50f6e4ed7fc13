// The log of a table as it grows: what is taken back leaves, that it was taken back stays.
import type { Entry, News } from "./protocol";

/** The log with further entries; entries that are known already change nothing. */
export function extended(log: Entry[], entries: Entry[]): Entry[] {
  const last = log.at(-1)?.number ?? 0;
  const fresh = entries.filter((entry) => entry.number > last);
  const taken = new Set(fresh.flatMap((entry) => (entry.type === "undo" ? entry.taken : [])));
  return [...log, ...fresh].filter((entry) => !taken.has(entry.number));
}

/** The log after news; news from the beginning replaces it. */
export function logAfter(log: Entry[], news: News): Entry[] {
  return extended(news.after === 0 ? [] : log, news.entries);
}

/** Whether entries between the last number seen and these news are missing. */
export function hasGap(number: number, news: News): boolean {
  return news.after > number;
}
