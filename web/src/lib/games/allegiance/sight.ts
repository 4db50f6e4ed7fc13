// Brings what can be chosen on the board into sight.

import { movesLess } from "../../settings.svelte";

/** Scroll to the first thing that can be chosen, unless one is in sight already.

 Whoever plays by keyboard beside the board keeps the focus in sight instead.
 */
export function bringIntoSight(board: HTMLElement): void {
  const focused = document.activeElement;
  if (focused?.matches(":focus-visible") && !board.contains(focused)) return;
  const lit = [...board.querySelectorAll(".lit")];
  const cover = getComputedStyle(document.documentElement);
  const first = Number.parseFloat(cover.scrollPaddingTop) || 0;
  const last = window.innerHeight - (Number.parseFloat(cover.scrollPaddingBottom) || 0);
  if (lit.length === 0 || lit.some((each) => isBetween(each, first, last))) return;
  lit[0]?.scrollIntoView({ block: "center", behavior: movesLess() ? "auto" : "smooth" });
}

function isBetween(element: Element, first: number, last: number): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= first && bottom <= last;
}
