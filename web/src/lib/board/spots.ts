// Where on a board each option and each bar is shown; what has no place becomes a button.

import type { Ask, Bar, Option } from "../protocol";

/** A place on the board, `<what>:<which>`: `territory:umbral`; its element carries it as data-spot. */
export type Spot = string;

/** Where a game shows an answer; empty for what has no place of its own. */
export type SpotOf<View = unknown> = (ask: Ask, option: Option | Bar, view: View) => Spot;

/** What can be chosen now, and what is barred. */
export interface Spots {
  options: Map<Spot, Option[]>;
  bars: Map<Spot, Bar[]>;
  /** Options without a place of their own. */
  loose: Option[];
}

const NONE: Spots = { options: new Map(), bars: new Map(), loose: [] };

/** Options and bars by their spots; those whose spot is empty are loose. */
export function spotsOf<View>(ask: Ask | null, spotOf: SpotOf<View>, view: View): Spots {
  if (ask === null) return NONE;
  const spots: Spots = { options: new Map(), bars: new Map(), loose: [] };
  for (const option of ask.options) {
    const spot = spotOf(ask, option, view);
    if (spot === "") spots.loose.push(option);
    else put(spots.options, spot, option);
  }
  for (const bar of ask.barred) {
    const spot = spotOf(ask, bar, view);
    if (spot !== "") put(spots.bars, spot, bar);
  }
  return spots;
}

function put<T>(map: Map<Spot, T[]>, spot: Spot, item: T): void {
  const found = map.get(spot);
  if (found) found.push(item);
  else map.set(spot, [item]);
}
