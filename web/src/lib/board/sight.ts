// Brings what can be chosen on a board into sight, and finds the nearest spot in a direction.

import { movesLess } from "../settings.svelte";

/** How much of the upper edge the page's head may cover, in pixels. */
const COVER = 64;

/** Scroll to the first thing that can be chosen, unless one is in sight already.

 Whoever plays by keyboard beside the board keeps the focus in sight instead.
 */
export function bringIntoSight(board: HTMLElement): void {
  // Whoever reads another panel of the table is left in peace.
  if (board.closest("[data-unread]")) return;
  const focused = document.activeElement;
  if (focused?.matches(":focus-visible") && !board.contains(focused)) return;
  const lit = [...board.querySelectorAll(".lit")];
  const cover = getComputedStyle(document.documentElement);
  const first = Number.parseFloat(cover.scrollPaddingTop) || 0;
  const last = window.innerHeight - (Number.parseFloat(cover.scrollPaddingBottom) || 0);
  if (lit.length === 0 || lit.some((each) => isBetween(each, first, last))) return;
  const behavior = movesLess() ? "auto" : "smooth";
  lit[0]?.scrollIntoView({ block: "center", inline: "nearest", behavior });
}

/** Bring something into the middle of the screen, unless it is in sight. */
export function reach(element: Element | undefined): void {
  if (!element || isBetween(element, COVER, window.innerHeight)) return;
  const behavior = movesLess() ? "auto" : "smooth";
  element.scrollIntoView({ block: "center", inline: "nearest", behavior });
}

function isBetween(element: Element, first: number, last: number): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isAside = right <= 0 || left >= window.innerWidth;
  return top >= first && bottom <= last && !isAside;
}

export interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Which of the points lies nearest in the direction of an arrow key; -1 if none. */
export function nearest(from: Point, key: string, points: readonly Point[]): number {
  const direction = DIRECTIONS[key];
  if (!direction) return -1;
  let found = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const along = (point.x - from.x) * direction.x + (point.y - from.y) * direction.y;
    const aside = Math.abs((point.x - from.x) * direction.y + (point.y - from.y) * direction.x);
    // Being aside counts double, so that rows and columns are followed.
    const way = along + 2 * aside;
    if (along > 1 && aside <= 2 * along && way < least) {
      least = way;
      found = index;
    }
  });
  return found;
}
