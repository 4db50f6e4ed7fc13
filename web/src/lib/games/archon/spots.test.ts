// Every option of whole matches has a place on the board, or is meant for the action bar.
import { describe, expect, it } from "vitest";
import { targetsOf } from "../../board/targets";
import type { Ask, Option } from "../../protocol";
import { ASKS } from "./asks.fixture";
import { buildingOf, leafOf, LOOSE, spotOf } from "./spots";

const PLACES = /^(slot|card|tile|row|pool|hand|wall|cube|stock|purse):[a-z_0-9]+$/;

function option(choice: string): Option {
  const [kind = "", name = ""] = choice.split(":");
  const number = /^\d+$/.test(name) ? Number(name) : -1;
  return { choice, kind, number, name: number < 0 ? name : "", phrase: { key: kind, fields: {} } };
}

function ask(prompt: string, choices: string, barred = ""): Ask {
  const bars = barred.split(" ").filter(Boolean);
  return {
    number: 1,
    prompt: { key: prompt, fields: {} },
    options: choices.split(" ").map(option),
    barred: bars.map((choice) => ({ ...option(choice), clause: "AR-ROUND-07" })),
  };
}

describe.each(ASKS)("under $prompt", ({ prompt, options, barred }) => {
  const asked = ask(prompt, options, barred);

  it("every option has a place, or is meant to have none", () => {
    for (const each of asked.options) {
      const spot = spotOf(asked, each);
      if (LOOSE.has(each.kind)) expect(spot).toBe("");
      else expect(spot).toMatch(PLACES);
    }
  });

  it("every bar has a place", () => {
    for (const bar of asked.barred) expect(spotOf(asked, bar)).toMatch(PLACES);
  });

  it("no option is lost", () => {
    const { options: placed, loose } = targetsOf(asked, spotOf);
    const all = [...[...placed.values()].flat(), ...loose].map((each) => each.choice);
    expect(new Set(all)).toEqual(new Set(asked.options.map((each) => each.choice)));
  });

  it("no two options share a place", () => {
    for (const shared of targetsOf(asked, spotOf).options.values()) expect(shared).toHaveLength(1);
  });
});

describe("an option", () => {
  it.each([
    ["turn", "slot:royal_guard_2", "slot:royal_guard_2", "city"],
    ["with", "with:scribe", "hand:scribe", "hand"],
    ["take", "take:iron", "cube:iron", "city"],
    ["trade", "buy:iron", "stock:iron", "city"],
    ["trade", "sell:iron", "purse:iron", "hand"],
    ["hire", "magister:cleric", "row:cleric", "works"],
    ["space", "space:12", "wall:12", "wall"],
    ["lose", "lose:stone", "purse:stone", "hand"],
  ])("under %s %s stands at %s, on the leaf %s", (prompt, choice, spot, leaf) => {
    const asked = ask(prompt, choice);
    expect(spotOf(asked, asked.options[0]!)).toBe(spot);
    expect(leafOf(spot)).toBe(leaf);
  });
});

it("a slot belongs to a building", () => {
  expect(buildingOf("royal_guard_2")).toBe("royal_guard");
  expect(buildingOf("palace_1")).toBe("palace");
});
