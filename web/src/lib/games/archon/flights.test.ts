// Events move pieces and mark what they touched.
import { expect, it } from "vitest";
import { flightsOf, touchedBy } from "./flights";
import { lastAttack, revealedUnused } from "./reading";

function entry(number: number, events: Record<string, unknown>[], lines: string[] = []) {
  const told = lines.map((key) => ({ key, fields: {} }));
  return { type: "moves" as const, number, seat: 0, lines: told, events };
}

it("a figure flies from its house to the slot", () => {
  const events = [{ event: "figure_placed", seat: 1, slot: "academy_2" }];
  expect(flightsOf(events)).toMatchObject([[{ from: "player:1", to: "slot:academy_2" }]]);
  expect(touchedBy(events)).toEqual(["slot:academy_2"]);
});

it("each good that was paid flies once", () => {
  const events = [{ event: "goods_paid", seat: 0, amounts: [2, 1, 0, 0, 0, 0] }];
  expect(flightsOf(events)[0]?.map((flight) => flight.thing.name)).toEqual(["gold", "stone"]);
  expect(touchedBy(events)).toEqual(["goods-0:gold", "goods-0:stone"]);
});

it("unused cards are those of the last round that ended", () => {
  const reveal = (seat: number, cards: number[]) => ({ event: "unused_revealed", seat, cards });
  const log = [
    entry(1, [reveal(0, [1, 0, 0, 0, 0]), reveal(1, [0, 0, 1, 0, 0])]),
    entry(2, [reveal(0, [0, 0, 0, 0, 0]), reveal(1, [2, 0, 0, 0, 0])]),
  ];
  expect([...revealedUnused(log)]).toEqual([
    [0, {}],
    [1, { courtier: 2 }],
  ]);
});

it("the last attack is told with its losses alone", () => {
  const keys = ["attack_held", "grant_scored", "attack_drawn", "raid_suffered", "grant_scored"];
  expect(lastAttack([entry(1, [], keys)]).map((line) => line.key)).toEqual([
    "attack_drawn",
    "raid_suffered",
  ]);
  expect(lastAttack([])).toEqual([]);
});
