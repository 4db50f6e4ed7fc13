// Which spots of the board events touched, and what flew where.
import type { Flight } from "../../board/flights";
import type { Spot } from "../../board/spots";
import type { Told } from "../../table/boards";
import { anarchySpot, siteSpot, trackSpot } from "./spots";

/** A worker, a card, a claim's back, a marker, a torch of anarchy, a coin of Influence. */
export interface Thing {
  shape: "worker" | "card" | "claim" | "marker" | "anarchy" | "influence";
  seat: number;
  kind: string;
}

function text(event: Told, field: string): string {
  const value = event[field];
  return typeof value === "string" ? value : "";
}

function numberOf(event: Told, field: string): number {
  const value = event[field];
  return typeof value === "number" ? value : 0;
}

/** The spots of one event. */
function spotsOf(event: Told): Spot[] {
  const seat = numberOf(event, "seat");
  switch (event["event"]) {
    case "worker_placed":
    case "worker_returned":
      return [siteSpot(text(event, "territory"), text(event, "kind"))];
    case "worker_turned":
      return ["kind", "into"].map((key) => siteSpot(text(event, "territory"), text(event, key)));
    case "workers_moved":
      return ["origin", "target"].map((key) => siteSpot(text(event, key), text(event, "kind")));
    case "raid_made":
    case "battle_fought":
      return [siteSpot(text(event, "territory"), "soldier")];
    case "subterfuge_made":
      return [siteSpot(text(event, "territory"), "spy")];
    case "commerce_made":
      return [siteSpot(text(event, "territory"), "merchant"), `row:${text(event, "row")}`];
    case "track_raised":
    case "track_lowered":
    case "point_supplemented":
      return [trackSpot(seat, text(event, "track"))];
    case "cards_mustered":
      return [trackSpot(seat, text(event, "track"))];
    default:
      return spotsBeside(event, seat);
  }
}

/** Events that touch cards and boards beside the map. */
function spotsBeside(event: Told, seat: number): Spot[] {
  switch (event["event"]) {
    case "house_chosen":
      return ["house", "home"].map((what): Spot => `${what}:${text(event, "house")}`);
    case "anarchy_taken":
    case "anarchy_returned":
      return [anarchySpot(seat)];
    case "alms_moved":
      return ["alms:track"];
    case "diplomacy_moved":
      return ["diplomacy:track"];
    case "influence_gained":
      return [`influence:${seat}`];
    case "guild_assigned":
    case "guild_activated":
      return [`guild:${text(event, "guild")}`];
    case "bid_placed":
    case "bid_revealed":
    case "bids_ranked":
      return [`space:${text(event, "space")}`];
    case "action_taken":
      return [`action:${text(event, "action")}`];
    case "decree_read":
    case "queen_died":
      return ["decree:card"];
    case "trader_arrived":
      return ["merchant:card"];
    case "claim_completed":
    case "claim_kept":
      return [`claim:${text(event, "claim")}`];
    default:
      return [];
  }
}

export function touchedBy(events: readonly Told[]): Spot[] {
  return events.flatMap(spotsOf);
}

/** What flies when an event is told; several things fly together. */
function flightsOfEvent(event: Told): Flight<Thing>[] {
  const seat = numberOf(event, "seat");
  const supply = `supply:${seat}`;
  const kind = text(event, "kind");
  const fly = (from: Spot, to: Spot, shape: Thing["shape"], what = kind): Flight<Thing>[] => [
    { from, to, thing: { shape, seat, kind: what } },
  ];
  switch (event["event"]) {
    case "worker_placed":
      return fly(supply, siteSpot(text(event, "territory"), kind), "worker");
    case "worker_returned":
      return fly(siteSpot(text(event, "territory"), kind), supply, "worker");
    case "workers_moved": {
      const [from, to] = [text(event, "origin"), text(event, "target")];
      return fly(siteSpot(from, kind), siteSpot(to, kind), "worker");
    }
    case "raid_made":
      return fly(siteSpot(text(event, "territory"), "soldier"), supply, "worker", "soldier");
    case "subterfuge_made":
      return fly(siteSpot(text(event, "territory"), "spy"), supply, "worker", "spy");
    case "bid_placed":
      return fly(`player:${seat}`, `space:${text(event, "space")}`, "marker", "");
    case "anarchy_taken":
      return fly("anarchy:track", anarchySpot(seat), "anarchy");
    case "anarchy_returned":
      return fly(anarchySpot(seat), "anarchy:track", "anarchy");
    case "influence_gained":
      return fly("week:track", `influence:${seat}`, "influence");
    default:
      return cardFlights(event, seat);
  }
}

function cardFlights(event: Told, seat: number): Flight<Thing>[] {
  const cards = (field: string): string[] => {
    const value = event[field];
    return Array.isArray(value) ? value.map(String) : [];
  };
  const many = (from: Spot, to: Spot, names: string[]): Flight<Thing>[] =>
    names.map((kind) => ({ from, to, thing: { shape: "card", seat, kind } }));
  switch (event["event"]) {
    case "group_taken":
      return many("deck:workforce", `player:${seat}`, cards("cards"));
    case "card_drawn":
      return many("deck:workforce", `player:${seat}`, [text(event, "card")]);
    case "card_bought":
      return many(`player:${numberOf(event, "player")}`, `player:${seat}`, [text(event, "card")]);
    case "cards_mustered":
      return many(`player:${seat}`, trackSpot(seat, text(event, "track")), cards("cards"));
    case "claim_kept":
    case "claim_drawn":
      return [
        { from: "deck:claims", to: `player:${seat}`, thing: { shape: "claim", seat, kind: "" } },
      ];
    default:
      return [];
  }
}

export function flightsOf(events: readonly Told[]): Flight<Thing>[][] {
  return events.map(flightsOfEvent).filter((group) => group.length > 0);
}
