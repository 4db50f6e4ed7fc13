// What all parts of a board share: texts, view, what can be clicked, and the explanation shown.

import { getContext, setContext } from "svelte";
import type { Ask, Bar, GameData, Option, Seat } from "../protocol";
import type { Texts } from "../texts";
import type { Explanation } from "./explanation.svelte";
import type { Pointing } from "./pointing.svelte";
import type { Spot, Spots } from "./spots";

export interface Desk<View = unknown> {
  /** Id of the game, as in addresses of its rules. */
  readonly game: string;
  readonly texts: Texts;
  readonly view: View;
  /** What is printed on the game's material, file by file; null until it is fetched. */
  readonly data: GameData["files"] | null;
  readonly ask: Ask | null;
  readonly seat: number | null;
  readonly seats: readonly Seat[];
  readonly waiting: readonly number[];
  /** What can be chosen or is barred now, by where that is shown. */
  readonly spots: Spots;
  readonly busy: boolean;
  /** Takes the latest choice back; undefined if that is not possible now. */
  readonly undo: (() => void) | undefined;
  readonly explanation: Explanation;
  /** Spots that the last move touched. */
  readonly touched: ReadonlySet<Spot>;
  /** Spots that moves touched since the viewer's own last move. */
  readonly since: ReadonlySet<Spot>;
  /** What words beside the board point at, where there are any. */
  readonly pointing: Pick<Pointing, "calls" | "spots" | "light" | "clear"> | undefined;
  /** What a clause says, as far as it is fetched. */
  clause(id: string): string;
  /** Where a clause stands: printed, inferred or reconstructed; empty until it is fetched. */
  provenance(id: string): string;
  choose(option: Option): void;
}

const KEY = Symbol("desk");

export function layDesk<D extends Desk>(desk: D): D {
  return setContext(KEY, desk);
}

export function atDesk<V>(): Desk<V> {
  return getContext<Desk<V>>(KEY);
}

/** The desk, where there may be none: parts that are also shown beside boards. */
export function deskIfAny(): Desk | undefined {
  return getContext<Desk | undefined>(KEY);
}

const NOTHING: never[] = [];

/** What clicking a spot may choose now; empty while a choice is on its way. */
export function optionsAt(desk: Desk, spot: Spot): readonly Option[] {
  return desk.busy ? NOTHING : (desk.spots.options.get(spot) ?? NOTHING);
}

export function barsAt(desk: Desk, spot: Spot): readonly Bar[] {
  return desk.spots.bars.get(spot) ?? NOTHING;
}

/** What choosing an option does, in words. */
export function wordsOf(desk: Desk, option: Option | Bar): string {
  return desk.ask ? desk.texts.option(desk.ask.prompt, option.phrase) : "";
}
