// Which pieces fly where, and which spots events touched.

import type { Flight } from "../../board/flights";
import type { Spot } from "../../board/spots";
import { GREEN, sideOf } from "./reading";
import type { CastellansEvent, CastellansView } from "./view";

/** What is in the air: a token, a die, a shield of a side, a card, or VP. */
export type Thing =
  | { kind: "piece"; piece: string; side: number }
  | { kind: "die"; face: string }
  | { kind: "shield"; side: number }
  | { kind: "card"; citizen: string }
  | { kind: "vp"; vp: number };

type Scored = Extract<
  CastellansEvent,
  { event: "district_scored" | "wharf_scored" | "guild_scored" | "monument_scored" }
>;

/** Flights that happen together, one list after another. */
export function flightsOf(events: readonly CastellansEvent[], view: CastellansView): Flight<Thing>[][] {
  const groups: { name: string; flights: Flight<Thing>[] }[] = [];
  for (const event of events) {
    const flights = flightsOfEvent(event, view);
    if (flights.length === 0) continue;
    const last = groups.at(-1);
    // Pushes that follow each other are one movement for the eye.
    if (last && last.name === event.event) last.flights.push(...flights);
    else groups.push({ name: event.event, flights });
  }
  return groups.map((group) => group.flights);
}

function flightsOfEvent(event: CastellansEvent, view: CastellansView): Flight<Thing>[] {
  const side = "seat" in event ? sideOf(view, event.seat) : GREEN;
  const board = `player:${side}`;
  switch (event.event) {
    case "die_drafted":
      return [fly("dice", `dice-of:${side}`, { kind: "die", face: event.face })];
    case "pushed":
      return [fly(board, `guild:${event.guild}`, { kind: "shield", side })];
    case "citizen_recruited": {
      const thing: Thing = { kind: "card", citizen: event.citizen };
      return [fly(`line:${event.line}`, `citizens-of:${side}`, thing)];
    }
    case "keep_placed":
      return [fly("dice", `district:${event.district}`, token("keep", GREEN))];
    case "district_scored":
    case "wharf_scored":
    case "guild_scored":
    case "monument_scored":
      return pointsOf(event, view);
    default: {
      const target = targetOf(event);
      const origin = event.event === "ship_sailed" ? `district:${event.origin}` : board;
      return target ? [fly(origin, target, token(pieceOf(event), side))] : [];
    }
  }
}

/** Where a piece comes to stand; "" for events that place none. */
function targetOf(event: CastellansEvent): Spot {
  switch (event.event) {
    case "manor_built":
    case "token_placed":
    case "ship_sailed":
      return `district:${event.district}`;
    case "windmill_built":
      return `road:${event.edge}`;
    case "gate_built":
      return `bridge:${event.edge}`;
    case "monument_built":
      return `${event.monument}:${event.district}`;
    case "crate_placed":
      return `crate:${event.row}:${event.column}`;
    default:
      return "";
  }
}

function pieceOf(event: CastellansEvent): string {
  switch (event.event) {
    case "manor_built":
      return event.manor === "lighthouse_keeper" ? "lighthouse" : "manor";
    case "token_placed":
      return event.token;
    case "monument_built":
      return event.monument;
    case "windmill_built":
      return "windmill";
    case "gate_built":
      return "gate";
    case "crate_placed":
      return "crate";
    default:
      return "ship";
  }
}

/** VP that fly from what was scored to whoever earned them. */
function pointsOf(event: Scored, view: CastellansView): Flight<Thing>[] {
  const from = scoredAt(event);
  const earned = (side: number, vp: number): Flight<Thing>[] =>
    vp > 0 ? [fly(from, `score:${side}`, { kind: "vp", vp })] : [];
  if (event.event === "monument_scored") return earned(sideOf(view, event.seat), event.vp);
  return event.points.flatMap((vp, side) => earned(side, vp));
}

export function scoredAt(event: Scored): Spot {
  if (event.event === "wharf_scored") return "wharf";
  if (event.event === "guild_scored") return `guild:${event.guild}`;
  if (event.event === "district_scored") return `district:${event.district}`;
  if (event.edge !== null) return `bridge:${event.edge}`;
  return `${event.monument === "lighthouse" ? "district" : event.monument}:${event.district}`;
}

/** Spots that events changed, to be marked as the last move. */
export function touchedBy(events: readonly CastellansEvent[]): Spot[] {
  return events.flatMap((event) => {
    const target = targetOf(event);
    if (event.event === "ship_sailed") return [target, `district:${event.origin}`];
    if (target) return [target];
    switch (event.event) {
      case "pushed":
        return [`guild:${event.guild}`];
      case "keep_placed":
        return [`district:${event.district}`];
      default:
        return [];
    }
  });
}

/** Where words lead that speak of more than what pieces touched: dice, cards, what was scored. */
export function speaksOf(events: readonly CastellansEvent[]): Spot[] {
  return events.flatMap((event) => {
    switch (event.event) {
      case "die_drafted":
        return [`dice-of:${event.seat}`];
      case "citizen_recruited":
        return [`citizens-of:${event.seat}`];
      case "dice_rolled":
      case "leftover_set":
        return ["dice"];
      case "wharf_turned":
      case "crates_returned":
        return ["wharf"];
      case "citizen_laid":
      case "citizens_discarded":
        return [`line:${event.line}`];
      case "district_scored":
      case "wharf_scored":
      case "guild_scored":
      case "monument_scored":
        return [scoredAt(event)];
      default:
        return [];
    }
  });
}

function fly(from: Spot, to: Spot, thing: Thing): Flight<Thing> {
  return { from, to, thing };
}

function token(piece: string, side: number): Thing {
  return { kind: "piece", piece, side };
}
