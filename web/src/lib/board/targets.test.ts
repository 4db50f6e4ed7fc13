// Options and bars by the places where a board shows them.
import { expect, it } from "vitest";
import type { Ask, Bar, Option } from "../protocol";
import { targetsOf } from "./targets";

function option(choice: string): Option {
  const [kind = "", name = ""] = choice.split(":");
  return { choice, kind, number: -1, name, phrase: { key: kind, fields: {} } };
}

const spotOf = (_: Ask, each: Option | Bar): string => (each.name ? `card:${each.name}` : "");

it("puts options at their spots, several at one, and the rest beside the board", () => {
  const ask: Ask = {
    number: 1,
    prompt: { key: "turn", fields: {} },
    options: ["use:spy", "guard:spy", "use:monk", "end_turn"].map(option),
    barred: [{ ...option("use:thief"), clause: "AL-USE-01" }],
  };
  const targets = targetsOf(ask, spotOf);
  expect(targets.options.get("card:spy")?.map((each) => each.choice)).toEqual([
    "use:spy",
    "guard:spy",
  ]);
  expect(targets.options.get("card:monk")).toHaveLength(1);
  expect(targets.bars.get("card:thief")?.[0]?.clause).toBe("AL-USE-01");
  expect(targets.loose.map((each) => each.choice)).toEqual(["end_turn"]);
});

it("lights nothing while nothing is asked", () => {
  const targets = targetsOf(null, spotOf);
  expect(targets.options.size + targets.bars.size + targets.loose.length).toBe(0);
});
