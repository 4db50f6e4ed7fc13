// Where on a board each option and each bar is shown; what has no place becomes a button.

import type { Ask, Bar, Option } from "../protocol";

/** A place on the board, `<what>:<which>`: `territory:umbral`; its element carries it as data-spot. */
export type Spot = string;

export interface Targets {
  options: Map<Spot, Option[]>;
  bars: Map<Spot, Bar[]>;
  /** Options without a place of their own. */
  loose: Option[];
}

const NONE: Targets = { options: new Map(), bars: new Map(), loose: [] };

/** Options and bars by their spots; those whose spot is empty are loose. */
export function targetsOf(
  ask: Ask | null,
  spotOf: (ask: Ask, option: Option | Bar) => Spot,
): Targets {
  if (ask === null) return NONE;
  const targets: Targets = { options: new Map(), bars: new Map(), loose: [] };
  for (const option of ask.options) {
    const spot = spotOf(ask, option);
    if (spot === "") targets.loose.push(option);
    else put(targets.options, spot, option);
  }
  for (const bar of ask.barred) {
    const spot = spotOf(ask, bar);
    if (spot !== "") put(targets.bars, spot, bar);
  }
  return targets;
}

function put<T>(map: Map<Spot, T[]>, spot: Spot, item: T): void {
  const found = map.get(spot);
  if (found) found.push(item);
  else map.set(spot, [item]);
}
