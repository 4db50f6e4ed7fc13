// Who the sides are: names, colours and charges; the solo opponent and green have some, too.

import { say } from "../../words.svelte";
import type { Desk } from "./desk";
import { GREEN } from "./reading";

export function nameOf(desk: Desk, side: number): string {
  if (side === GREEN) return desk.texts.noun("green");
  const player = desk.view.players[side];
  if (player && player.seat === null) return desk.texts.noun(player.opponent ?? "");
  return desk.texts.player(side);
}

/** The colour in which tokens of a side are drawn. */
export function colourOf(side: number): string {
  return side === GREEN ? "var(--cv-green)" : `var(--cv-side-${side})`;
}

/** Whether a side is asked now. */
export function isActive(desk: Desk, side: number): boolean {
  return desk.waiting.includes(side);
}

/** `Your board`, or whose it is. */
export function boardName(desk: Desk, side: number): string {
  if (side === desk.seat) return say("castellans-own");
  return say("castellans-board-of", { name: nameOf(desk, side) });
}
