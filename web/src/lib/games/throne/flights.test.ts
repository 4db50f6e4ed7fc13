// Events touch the spots they changed, and let things fly between them.
import { expect, it } from "vitest";
import type { Spot } from "../../board/spots";
import { flightsOf, touchedBy } from "./flights";
import type { ThroneEvent } from "./view";

const TOUCHES: [ThroneEvent, Spot[]][] = [
  [
    {
      event: "workers_moved",
      seat: 0,
      kind: "spy",
      amount: 1,
      origin: "roselie",
      target: "centre",
      owner: null,
    },
    ["site:roselie-spy", "site:centre-spy"],
  ],
  [{ event: "track_lowered", seat: 2, track: "wealth", amount: 1 }, ["track:2-wealth"]],
  [{ event: "anarchy_taken", seat: 1, reason: "raid" }, ["anarchy:1"]],
  [{ event: "bid_placed", seat: 1, space: "IV", slot: 0, marker: null }, ["space:IV"]],
  [{ event: "house_chosen", seat: 1, house: "umbral" }, ["house:umbral", "home:umbral"]],
  [{ event: "claims_silent", seat: 1 }, []],
];

it.each(TOUCHES)("an event touches its spots", (event, spots) => {
  expect(touchedBy([event])).toEqual(spots);
});

it("workers fly from the supply to their site, one event after another", () => {
  const flights = flightsOf([
    { event: "week_began", week: 2, seat: 0 },
    { event: "worker_placed", seat: 1, kind: "soldier", territory: "umbral", owner: 3 },
    { event: "group_taken", seat: 0, cards: ["spy-1", "spy-2"], left: [] },
  ]);
  expect(flights.map((group) => group.length)).toEqual([1, 2]);
  expect(flights[0]?.[0]).toEqual({
    from: "supply:1",
    to: "site:umbral-soldier",
    thing: { shape: "worker", seat: 1, kind: "soldier" },
  });
});
