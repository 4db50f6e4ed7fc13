// Options and bars by the places where a board shows them.
import { expect, it } from "vitest";
import { spotsOf, type SpotOf } from "./spots";
import { ask } from "./testing";

const spotOf: SpotOf = (_, { name }) => (name ? `card:${name}` : "");

it("puts options at their spots, several at one, and the rest beside the board", () => {
  const asked = ask("turn", "use:spy guard:spy use:monk end_turn", {}, "use:thief");
  const { options, bars, loose } = spotsOf(asked, spotOf, null);
  expect(options.get("card:spy")?.map((each) => each.choice)).toEqual(["use:spy", "guard:spy"]);
  expect(options.get("card:monk")).toHaveLength(1);
  expect(bars.get("card:thief")?.[0]?.choice).toBe("use:thief");
  expect(loose.map((each) => each.choice)).toEqual(["end_turn"]);
});

it("lights nothing while nothing is asked", () => {
  const { options, bars, loose } = spotsOf(null, spotOf, null);
  expect(options.size + bars.size + loose.length).toBe(0);
});
