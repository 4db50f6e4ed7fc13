// What flies over a board when events are told.

import type { Spot } from "./targets";

export interface Flight<Thing = unknown> {
  /** Places by their `data-place`, or else by their `data-spot`. */
  from: Spot;
  to: Spot;
  /** What flies, as the board draws it. */
  thing: Thing;
}
