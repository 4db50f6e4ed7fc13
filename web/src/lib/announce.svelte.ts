// What a screen reader is told beside what it reads: lines for the live region of the page.

export interface Announcement {
  number: number;
  text: string;
}

const MOST = 6;
let count = 0;

/** The latest announcements; App shows them in a live region that nobody sees. */
export const announcements: { lines: Announcement[] } = $state({ lines: [] });

/** Take back what was said: it was meant for somebody who has left the screen. */
export function hush(): void {
  announcements.lines = [];
}

/** Tell a screen reader, after what it is reading. */
export function announce(text: string): void {
  if (text === "") return;
  count += 1;
  announcements.lines = [...announcements.lines, { number: count, text }].slice(-MOST);
}
