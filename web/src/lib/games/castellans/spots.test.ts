// Where options stand on the board; what whole matches asked is in a file.
import { describe, expect, it } from "vitest";
import { ask, checkSpots, option } from "../../board/testing";
import { spotOf } from "./spots";
import asks from "./spots.asks.json";

// In the action bar stand ends and refusals, prices, and Influence for a sale.
checkSpots(asks, spotOf, /^(end|skip|magic:\d+|take:influence)$/);

it("the asks know every kind of option", () => {
  const kinds = asks.flatMap(({ options }) => options.split(" ").map((each) => option(each).kind));
  const all =
    "at card conv crate die do draft edge end face from guild left magic manor pay res skip sub take use";
  expect([...new Set(kinds)].sort()).toEqual(all.split(" "));
});

describe("an option", () => {
  it.each([
    ["mill_edge", "edge:anchorage-nor_high", "road:anchorage-nor_high"],
    ["gate_edge", "edge:anchorage-nor_high", "bridge:anchorage-nor_high"],
  ])("under %s %s stands at %s", (prompt, choice, spot) => {
    expect(spotOf(ask(prompt), option(choice))).toBe(spot);
  });
});
