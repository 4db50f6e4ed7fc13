// What flies over a board when events are told.

import type { Moves, Told } from "../table/boards";
import type { Spot } from "./spots";

export interface Flight<Thing> {
  /** Places by their `data-place`, or else by their `data-spot`. */
  from: Spot;
  to: Spot;
  /** What flies, as the board draws it. */
  thing: Thing;
}

/** Flights that happen together, one list after another. */
export type FlightsOf<View, Thing, Event> = (
  events: readonly Event[],
  view: View,
) => Flight<Thing>[][];

/** Gives the events of each entry once, however often entries are told. */
export class FreshEvents<Event = Told> {
  private seen: number;

  /** What was told before the board was there is not fresh. */
  constructor(entries: readonly Moves<Event>[]) {
    this.seen = entries.at(-1)?.number ?? 0;
  }

  take(entries: readonly Moves<Event>[]): Event[] {
    const fresh = entries.filter((entry) => entry.number > this.seen);
    this.seen = Math.max(this.seen, entries.at(-1)?.number ?? 0);
    return fresh.flatMap((entry) => entry.events);
  }
}
