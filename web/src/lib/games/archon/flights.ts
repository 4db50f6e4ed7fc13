// Which pieces fly where, and which spots were touched, as told by events.

import type { Flight } from "../../board/flights";
import type { Spot } from "../../board/spots";
import { GOODS } from "./reading";
import type { ArchonEvent, Good } from "./view";

/** What flies: a piece of a seat, a good, or a card of the court. */
export interface Thing {
  what: "figure" | "soldier" | "glyph" | "card";
  name: string;
  seat: number;
}

/** Flights that happen together, one list after another. */
export function flightsOf(events: readonly ArchonEvent[]): Flight<Thing>[][] {
  return events.map(flightsOfEvent).filter((group) => group.length > 0);
}

function flightsOfEvent(event: ArchonEvent): Flight<Thing>[] {
  if (!("seat" in event)) return [];
  const { seat } = event;
  const house = `player:${seat}`;
  switch (event.event) {
    case "figure_placed":
      return [fly(house, `slot:${event.slot}`, { what: "figure", name: "", seat })];
    case "warrior_posted":
      return [fly(house, `wall:${event.space}`, { what: "soldier", name: "", seat })];
    case "cube_taken":
      return [good("building:repository", house, event.good)];
    case "goods_gained":
      return event.amount > 0 ? [good("stock:gold", house, event.good)] : [];
    case "goods_paid":
      return paid(event.amounts).map((name) => good(house, "stock:gold", name));
    case "tax_paid":
      return [good(house, `player:${event.player}`, "gold")];
    case "tile_built":
      return [fly(`tile:${event.tile}`, house, { what: "glyph", name: "tile", seat })];
    case "magister_hired":
      return [fly(`row:${event.magister}`, house, { what: "card", name: event.magister, seat: -1 })];
    case "card_taken": {
      const name = event.science ? "science" : "arts";
      return [fly(`deck:${name}`, house, { what: "glyph", name, seat })];
    }
    default:
      return [];
  }
}

function fly(from: Spot, to: Spot, thing: Thing): Flight<Thing> {
  return { from, to, thing };
}

function good(from: Spot, to: Spot, name: Good): Flight<Thing> {
  return fly(from, to, { what: "glyph", name, seat: -1 });
}

/** The goods that were paid, each once. */
function paid(amounts: readonly number[]): Good[] {
  return GOODS.filter((_, index) => (amounts[index] ?? 0) > 0);
}

/** The spots that events touched. */
export function touchedBy(events: readonly ArchonEvent[]): Spot[] {
  return events.flatMap(touchedByEvent);
}

function touchedByEvent(event: ArchonEvent): Spot[] {
  switch (event.event) {
    case "figure_placed":
      return [`slot:${event.slot}`];
    case "token_placed":
      return [`building:${event.building}`];
    case "passed":
      return [`order:${event.seat}`];
    case "cube_taken":
      return ["building:repository"];
    case "goods_gained":
      return [`goods-${event.seat}:${event.good}`];
    case "goods_paid":
      return paid(event.amounts).map((name) => `goods-${event.seat}:${name}`);
    case "card_taken":
      return [`own-card:${event.science ?? event.arts}`];
    case "tile_built":
      return [`tile:${event.tile}`, `own-tile:${event.seat}-${event.tile}`];
    case "magister_hired":
      return [`row:${event.magister}`];
    case "warrior_posted":
      return [`wall:${event.space}`];
    default:
      return touchedByRound(event);
  }
}

/** What the ends of rounds and seasons change. */
function touchedByRound(event: ArchonEvent): Spot[] {
  switch (event.event) {
    case "card_shown":
      return [`card:${event.science ?? event.arts}`];
    case "favor_laid":
      return [`slot:palace_${event.place}`];
    case "province_revealed":
      return ["province"];
    case "attack_drawn":
      return ["attack:next"];
    default:
      return [];
  }
}
