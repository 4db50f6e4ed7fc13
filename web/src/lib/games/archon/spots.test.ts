// Where options stand on the board; what whole matches asked is in a file.
import { describe, expect, it } from "vitest";
import { ask, checkSpots, option } from "../../board/testing";
import { spotOf } from "./spots";
import asks from "./spots.asks.json";

checkSpots(asks, spotOf, /^(benefit:\w+|confirm|pass|no_second_action|done)$/);

describe("an option", () => {
  it.each([
    ["turn", "slot:royal_guard_2", "slot:royal_guard_2"],
    ["with", "with:scribe", "hand:scribe"],
    ["take", "take:iron", "cube:iron"],
    ["trade", "buy:iron", "stock:iron"],
    ["trade", "sell:iron", "purse:iron"],
    ["hire", "magister:cleric", "row:cleric"],
    ["space", "space:12", "wall:12"],
    ["lose", "lose:stone", "purse:stone"],
  ])("under %s %s stands at %s", (prompt, choice, spot) => {
    expect(spotOf(ask(prompt), option(choice))).toBe(spot);
  });
});
