// Which cards fly where, as told by events, and which places that touches.

import type { Flight } from "../../board/flights";
import type { Spot } from "../../board/spots";
import type { AllegianceEvent, AllegianceView, Place } from "./view";

export interface Thing {
  /** What flies is a glance, the First Action card, or a card. */
  what: "card" | "glance" | "first_action";
  /** Null for a card that shows its back. */
  kind: string | null;
}

/** Spots that are named otherwise where things fly. */
const SPOTS: Record<string, string> = { hand: "hand-of", plate: "player" };
/** Places that are no spots. */
const ELSEWHERE = new Set(["deck", "removed"]);

/** Where something went or came from; dealing touches everybody, and is not told. */
export function touchedBy(events: readonly AllegianceEvent[]): Spot[] {
  const told = events.filter((event) => event.event !== "round_began");
  return grouped(told, 0)
    .flat()
    .flatMap(({ from, to }) => [from, to])
    .filter((place) => !ELSEWHERE.has(place))
    .map((place) => place.replace(/^\w+/, (area) => SPOTS[area] ?? area));
}

/** Flights that happen together, one list after another. */
export function flightsOf(
  events: readonly AllegianceEvent[],
  view: Pick<AllegianceView, "players">,
): Flight<Thing>[][] {
  return grouped(events, view.players.length);
}

function grouped(events: readonly AllegianceEvent[], seats: number): Flight<Thing>[][] {
  return events.map((event) => flightsOfEvent(event, seats)).filter((group) => group.length > 0);
}

function flightsOfEvent(event: AllegianceEvent, seats: number): Flight<Thing>[] {
  switch (event.event) {
    case "round_began":
      return range(seats).map((other) => fly("deck", `hand:${other}`));
    case "allocation_ended":
      return range(seats).flatMap((other) => [
        fly(`hand:${other}`, "pile:temple"),
        fly(`hand:${other}`, "pile:guild"),
      ]);
    case "first_action_given":
      return [fly("deck", `plate:${event.seat}`, null, "first_action")];
    case "card_used":
      return [fly(`hand:${event.seat}`, `tableau:${event.seat}`, event.card)];
    case "followers_laid":
      return range(event.amount).map(() =>
        fly(`hand:${event.seat}`, `tableau:${event.seat}`, event.card),
      );
    case "guard_placed":
      return [fly(`hand:${event.seat}`, `tableau:${event.seat}`, "guard")];
    default:
      return flightsOfAction(event);
  }
}

/** Events in which one player does something to another, or to the table. */
function flightsOfAction(event: AllegianceEvent): Flight<Thing>[] {
  switch (event.event) {
    case "card_infiltrated":
      return [fly(`hand:${event.seat}`, `tableau:${event.player}`)];
    case "card_converted":
      return [
        fly(`${event.is_from_hand ? "hand" : "tableau"}:${event.player}`, "pile:temple", event.card),
      ];
    case "hand_card_assassinated":
      return [fly(`hand:${event.player}`, "removed", event.card)];
    case "card_assassinated":
      return [fly(assassinatedAt(event.place, event.player), "removed", event.card)];
    case "hand_seen":
      return [fly(`plate:${event.seat}`, `hand:${event.player}`, null, "glance")];
    case "face_down_seen":
      return [fly(`plate:${event.seat}`, `tableau:${event.player}`, null, "glance")];
    default:
      return [];
  }
}

function assassinatedAt(place: Place, player: number | null): string {
  if (place === "tableau") return `tableau:${player}`;
  return place === "guild" ? "pile:guild" : "pile:temple";
}

function fly(
  from: string,
  to: string,
  kind: string | null = null,
  what: Thing["what"] = "card",
): Flight<Thing> {
  return { from, to, thing: { what, kind } };
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
