// Events move pieces and mark what they touched.
import { expect, it } from "vitest";
import { flightsOf, touchedBy } from "./flights";
import type { ArchonEvent } from "./view";

it("a figure flies from its house to the slot", () => {
  const cards = { kind: "courtier", count: 1, has_benefit: false, was_hidden: true } as const;
  const events = [{ event: "figure_placed", seat: 1, slot: "academy_2", ...cards } as const];
  expect(flightsOf(events)).toMatchObject([[{ from: "player:1", to: "slot:academy_2" }]]);
  expect(touchedBy(events)).toEqual(["slot:academy_2"]);
});

it("each good that was paid flies once", () => {
  const events: ArchonEvent[] = [{ event: "goods_paid", seat: 0, amounts: [2, 1, 0, 0, 0, 0] }];
  expect(flightsOf(events)[0]?.map((flight) => flight.thing.name)).toEqual(["gold", "stone"]);
  expect(touchedBy(events)).toEqual(["goods-0:gold", "goods-0:stone"]);
});
