// Events become flights and marked places.
import { expect, test } from "vitest";
import { flightsOf, touchedBy } from "./flights";
import type { CastellansEvent, CastellansView } from "./view";

const view = {
  players: [
    { seat: 0, opponent: null },
    { seat: null, opponent: "vaun" },
  ],
} as CastellansView;

test("a token flies from its board to its District, which is marked", () => {
  const event: CastellansEvent = {
    event: "token_placed",
    seat: 0,
    token: "temple",
    district: "penumbra",
  };
  expect(flightsOf([event], view)).toEqual([
    [
      {
        from: "player:0",
        to: "district:penumbra",
        thing: { kind: "piece", piece: "temple", side: 0 },
      },
    ],
  ]);
  expect(touchedBy([event])).toEqual(["district:penumbra"]);
});

test("the solo opponent is meant by its id, and VP fly to whoever earned them", () => {
  const scored: CastellansEvent = {
    event: "monument_scored",
    seat: "vaun",
    monument: "gate",
    district: null,
    edge: "iron_pit_anchorage",
    count: 2,
    vp: 2,
  };
  expect(flightsOf([scored], view)).toEqual([
    [{ from: "bridge:iron_pit_anchorage", to: "score:1", thing: { kind: "vp", vp: 2 } }],
  ]);
  const none: CastellansEvent = { ...scored, vp: 0 };
  expect(flightsOf([none], view)).toEqual([]);
});

test("pushes that follow each other are one movement", () => {
  const pushed: CastellansEvent = { event: "pushed", seat: 0, guild: "holy", space: 3 };
  expect(flightsOf([pushed, { ...pushed, space: 4 }], view)).toHaveLength(1);
});

test("a ship marks where it left and where it came", () => {
  const sailed: CastellansEvent = {
    event: "ship_sailed",
    seat: 0,
    origin: "penumbra",
    district: "iron_pit",
  };
  expect(touchedBy([sailed])).toEqual(["district:iron_pit", "district:penumbra"]);
});
