// Every option of whole matches has a place on the board, or is meant for the action bar.
import { describe, expect, it } from "vitest";
import { targetsOf } from "../../board/targets";
import type { Ask, Option } from "../../protocol";
import { ASKS } from "./asks.fixture";
import { LOOSE, spotOf } from "./spots";

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
    ["turn", "slot:royal_guard_2", "slot:royal_guard_2"],
    ["with", "with:scribe", "hand:scribe"],
    ["take", "take:iron", "cube:iron"],
    ["trade", "buy:iron", "stock:iron"],
    ["trade", "sell:iron", "purse:iron"],
    ["hire", "magister:cleric", "row:cleric"],
    ["space", "space:12", "wall:12"],
    ["lose", "lose:stone", "purse:stone"],
  ])("under %s %s stands at %s", (prompt, choice, spot) => {
    const asked = ask(prompt, choice);
    expect(spotOf(asked, asked.options[0]!)).toBe(spot);
  });
});
