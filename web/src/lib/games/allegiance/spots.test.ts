// Where options stand on the board; what whole matches asked is in a file.
import { describe, expect, it } from "vitest";
import { ask, checkSpots, option } from "../../board/testing";
import { spotOf } from "./spots";
import asks from "./spots.asks.json";

checkSpots(asks, spotOf, /^(seen|confirm|done|end_turn|mode:table|mode:hand)$/);

describe("an option", () => {
  it.each([
    ["allocate_temple", "temple:monk", "hand:monk"],
    ["turn", "use:spy", "hand:spy"],
    ["turn", "guard", "hand:guard"],
    ["guard_on", "on:12", "card:12"],
    ["assassinate_card", "slot:4", "slot:4"],
    ["assassinate_card", "pile:guild", "pile:guild"],
    ["assassinate_card", "converted:thief", "converted:thief"],
    ["investigate", "player:2", "hand-of:2"],
    ["infiltrate_player", "player:2", "tableau:2"],
    ["convert_player", "player:2", "player:2"],
    ["infiltrate_kind", "kind:monk", "hand:monk"],
    ["assassinate_kind", "kind:monk", "look:monk"],
  ])("under %s %s stands at %s", (prompt, choice, spot) => {
    expect(spotOf(ask(prompt), option(choice))).toBe(spot);
  });

  it("to look at hand or tableau stands at that player's", () => {
    const asked = ask("convert_mode", "mode:hand mode:tableau", { player: 2 });
    expect(asked.options.map((each) => spotOf(asked, each))).toEqual(["hand-of:2", "tableau:2"]);
  });
});
