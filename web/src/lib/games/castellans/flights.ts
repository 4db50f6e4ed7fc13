// Which pieces fly where, and which spots events touched.

import type { Flight } from "../../board/flights";
import type { Spot } from "../../board/spots";
import type { Told } from "../../table/boards";
import { GREEN, sideOf } from "./reading";
import type { CastellansView } from "./view";

/** What is in the air: a token, a die, a shield of a side, a card, or VP. */
export type Thing =
  | { kind: "piece"; piece: string; side: number }
  | { kind: "die"; face: string }
  | { kind: "shield"; side: number }
  | { kind: "card"; citizen: string }
  | { kind: "vp"; vp: number };

/** Flights that happen together, one list after another. */
export function flightsOf(events: readonly Told[], view: CastellansView): Flight<Thing>[][] {
  const groups: { name: string; flights: Flight<Thing>[] }[] = [];
  for (const event of events) {
    const flights = flightsOfEvent(event, view);
    if (flights.length === 0) continue;
    const name = String(event["event"]);
    const last = groups.at(-1);
    // Pushes that follow each other are one movement for the eye.
    if (last && last.name === name) last.flights.push(...flights);
    else groups.push({ name, flights });
  }
  return groups.map((group) => group.flights);
}

function flightsOfEvent(event: Told, view: CastellansView): Flight<Thing>[] {
  const side = sideOf(view, event["seat"]);
  const board = `player:${side}`;
  switch (event["event"]) {
    case "die_drafted":
      return [fly("dice", `dice-of:${side}`, { kind: "die", face: String(event["face"]) })];
    case "pushed":
      return [fly(board, `guild:${String(event["guild"])}`, { kind: "shield", side })];
    case "citizen_recruited": {
      const thing: Thing = { kind: "card", citizen: String(event["citizen"]) };
      return [fly(`line:${String(event["line"])}`, `citizens-of:${side}`, thing)];
    }
    case "keep_placed":
      return [fly("dice", `district:${String(event["district"])}`, token("keep", GREEN))];
    case "district_scored":
    case "wharf_scored":
    case "guild_scored":
    case "monument_scored":
      return pointsOf(event, view);
    default: {
      const target = targetOf(event);
      const origin = event["event"] === "ship_sailed" ? `district:${String(event["origin"])}` : board;
      return target ? [fly(origin, target, token(pieceOf(event), side))] : [];
    }
  }
}

/** Where a piece comes to stand; "" for events that place none. */
function targetOf(event: Told): Spot {
  const district = `district:${String(event["district"])}`;
  switch (event["event"]) {
    case "manor_built":
    case "token_placed":
    case "ship_sailed":
      return district;
    case "windmill_built":
      return `road:${String(event["edge"])}`;
    case "gate_built":
      return `bridge:${String(event["edge"])}`;
    case "monument_built":
      return `${String(event["monument"])}:${String(event["district"])}`;
    case "crate_placed":
      return `crate:${String(event["row"])}:${String(event["column"])}`;
    default:
      return "";
  }
}

function pieceOf(event: Told): string {
  switch (event["event"]) {
    case "manor_built":
      return event["manor"] === "lighthouse_keeper" ? "lighthouse" : "manor";
    case "token_placed":
      return String(event["token"]);
    case "monument_built":
      return String(event["monument"]);
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
function pointsOf(event: Told, view: CastellansView): Flight<Thing>[] {
  const from = scoredAt(event);
  const points = event["points"];
  if (!Array.isArray(points)) {
    const vp = Number(event["vp"]);
    return vp > 0 ? [fly(from, `score:${sideOf(view, event["seat"])}`, { kind: "vp", vp })] : [];
  }
  return points.flatMap((each, side) =>
    Number(each) > 0 ? [fly(from, `score:${side}`, { kind: "vp", vp: Number(each) })] : [],
  );
}

export function scoredAt(event: Told): Spot {
  if (event["event"] === "wharf_scored") return "wharf";
  if (event["event"] === "guild_scored") return `guild:${String(event["guild"])}`;
  if (event["event"] === "district_scored") return `district:${String(event["district"])}`;
  if (event["edge"]) return `bridge:${String(event["edge"])}`;
  const site = String(event["district"]);
  return event["monument"] === "lighthouse" ? `district:${site}` : `${String(event["monument"])}:${site}`;
}

/** Spots that events changed, to be marked as the last move. */
export function touchedBy(events: readonly Told[]): Spot[] {
  return events.flatMap((event) => {
    const target = targetOf(event);
    if (event["event"] === "ship_sailed") return [target, `district:${String(event["origin"])}`];
    if (target) return [target];
    switch (event["event"]) {
      case "pushed":
        return [`guild:${String(event["guild"])}`];
      case "keep_placed":
        return [`district:${String(event["district"])}`];
      default:
        return [];
    }
  });
}

/** Where words lead that speak of more than what pieces touched: dice, cards, what was scored. */
export function speaksOf(events: readonly Told[]): Spot[] {
  return events.flatMap((event) => {
    const seat = String(event["seat"]);
    switch (event["event"]) {
      case "die_drafted":
        return [`dice-of:${seat}`];
      case "citizen_recruited":
        return [`citizens-of:${seat}`];
      case "keep_rolled":
        return [`district:${String(event["district"])}`];
      case "dice_rolled":
      case "leftover_set":
        return ["dice"];
      case "wharf_turned":
      case "crates_returned":
        return ["wharf"];
      case "citizen_laid":
      case "citizens_discarded":
        return [`line:${String(event["line"])}`];
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
