// Which spots of the board events touched, and what flew where.
import type { Flight } from "../../board/flights";
import type { Spot } from "../../board/spots";
import { anarchySpot, siteSpot, trackSpot } from "./spots";
import type { TerritoryName, ThroneEvent, WorkerName } from "./view";

/** A worker, a card, a claim's back, a marker, a torch of anarchy, a coin of Influence. */
export interface Thing {
  shape: "worker" | "card" | "claim" | "marker" | "anarchy" | "influence";
  seat: number;
  kind: string;
}

/** The spots of one event. */
function spotsOf(event: ThroneEvent): Spot[] {
  switch (event.event) {
    case "worker_placed":
    case "worker_returned":
      return [siteSpot(event.territory, event.kind)];
    case "worker_turned":
      return [event.kind, event.into].map((kind) => siteSpot(event.territory, kind));
    case "workers_moved":
      return [event.origin, event.target].map((place) => siteSpot(place, event.kind));
    case "raid_made":
    case "battle_fought":
      return [siteSpot(event.territory, "soldier")];
    case "subterfuge_made":
      return [siteSpot(event.territory, "spy")];
    case "commerce_made":
      return [siteSpot(event.territory, "merchant"), `row:${event.row}`];
    case "track_raised":
    case "track_lowered":
    case "point_supplemented":
    case "cards_mustered":
      return [trackSpot(event.seat, event.track)];
    default:
      return spotsBeside(event);
  }
}

/** Events that touch cards and boards beside the map. */
function spotsBeside(event: ThroneEvent): Spot[] {
  switch (event.event) {
    case "house_chosen":
      return [`house:${event.house}`, `home:${event.house}`];
    case "anarchy_taken":
    case "anarchy_returned":
      return [anarchySpot(event.seat)];
    case "alms_moved":
      return ["alms:track"];
    case "diplomacy_moved":
      return ["diplomacy:track"];
    case "influence_gained":
      return [`influence:${event.seat}`];
    case "guild_assigned":
    case "guild_activated":
      return [`guild:${event.guild}`];
    case "bid_placed":
    case "bid_revealed":
    case "bids_ranked":
      return [`space:${event.space}`];
    case "action_taken":
      return [`action:${event.action}`];
    case "decree_read":
    case "queen_died":
      return ["decree:card"];
    case "trader_arrived":
      return ["merchant:card"];
    case "claim_completed":
    case "claim_kept":
      return [`claim:${event.claim ?? ""}`];
    default:
      return [];
  }
}

export function touchedBy(events: readonly ThroneEvent[]): Spot[] {
  return events.flatMap(spotsOf);
}

function fly(from: Spot, to: Spot, shape: Thing["shape"], seat: number, kind = ""): Flight<Thing>[] {
  return [{ from, to, thing: { shape, seat, kind } }];
}

/** What flies when an event is told; several things fly together. */
function flightsOfEvent(event: ThroneEvent): Flight<Thing>[] {
  switch (event.event) {
    case "worker_placed": {
      const { seat, kind } = event;
      return fly(`supply:${seat}`, siteSpot(event.territory, kind), "worker", seat, kind);
    }
    case "worker_returned":
      return goHome(event.seat, event.territory, event.kind);
    case "workers_moved": {
      const { seat, kind, origin, target } = event;
      return fly(siteSpot(origin, kind), siteSpot(target, kind), "worker", seat, kind);
    }
    case "raid_made":
      return goHome(event.seat, event.territory, "soldier");
    case "subterfuge_made":
      return goHome(event.seat, event.territory, "spy");
    case "bid_placed":
      return fly(`player:${event.seat}`, `space:${event.space}`, "marker", event.seat);
    case "anarchy_taken":
      return fly("anarchy:track", anarchySpot(event.seat), "anarchy", event.seat);
    case "anarchy_returned":
      return fly(anarchySpot(event.seat), "anarchy:track", "anarchy", event.seat);
    case "influence_gained":
      return fly("week:track", `influence:${event.seat}`, "influence", event.seat);
    default:
      return cardFlights(event);
  }
}

function goHome(seat: number, territory: TerritoryName, kind: WorkerName): Flight<Thing>[] {
  return fly(siteSpot(territory, kind), `supply:${seat}`, "worker", seat, kind);
}

function cardFlights(event: ThroneEvent): Flight<Thing>[] {
  switch (event.event) {
    case "group_taken":
      return event.cards.flatMap((card) => drawn(event.seat, card));
    case "card_drawn":
      return drawn(event.seat, event.card ?? "");
    case "card_bought": {
      const { seat, player, card } = event;
      return fly(`player:${player}`, `player:${seat}`, "card", seat, card);
    }
    case "cards_mustered": {
      const { seat, track, cards } = event;
      return cards.flatMap((card) =>
        fly(`player:${seat}`, trackSpot(seat, track), "card", seat, card),
      );
    }
    case "claim_kept":
    case "claim_drawn":
      return fly("deck:claims", `player:${event.seat}`, "claim", event.seat);
    default:
      return [];
  }
}

function drawn(seat: number, card: string): Flight<Thing>[] {
  return fly("deck:workforce", `player:${seat}`, "card", seat, card);
}

export function flightsOf(events: readonly ThroneEvent[]): Flight<Thing>[][] {
  return events.map(flightsOfEvent).filter((group) => group.length > 0);
}
