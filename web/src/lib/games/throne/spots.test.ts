// Where options stand on the board; asks of whole matches at every number of seats are in a file.
import { describe, expect, it } from "vitest";
import type { Ask, Option } from "../../protocol";
import real from "./asks.test.json";
import { namedSites, spotOf } from "./spots";
import type { ThroneView } from "./view";

interface Case {
  ask: Ask;
  view: ThroneView;
}

const cases = real as unknown as Case[];

/** Answers without a place: they end or decline something, and stand in the bar of actions. */
const LOOSE = ["confirm", "pass", "done", "end_turn", "discard"];

function option(kind: string, name: string, number = -1): Option {
  return { choice: `${kind}:${name}`, kind, number, name, phrase: { key: kind, fields: {} } };
}

function ask(prompt: string, fields: Ask["prompt"]["fields"] = {}): Ask {
  return { number: 1, prompt: { key: prompt, fields }, options: [], barred: [] };
}

function view(asked: Partial<ThroneView["asked"]> = {}): ThroneView {
  const players = ["roselie", "culver_lux", "antares"].map((house) => ({ house }));
  return { seat: 1, asked, players } as unknown as ThroneView;
}

describe("every answer of real matches", () => {
  it.each(cases.map((each) => [each.ask.prompt.key, each] as const))(
    "to %s has a place of its own, or is loose on purpose",
    (_, { ask: asked, view: seen }) => {
      const spots = asked.options.map((each) => ({ each, spot: spotOf(asked, each, seen) }));
      for (const { each, spot } of spots) {
        if (LOOSE.includes(each.kind)) expect(spot).toBe("");
        else expect(spot).toMatch(/^[a-z]+:[\w-]+$/);
      }
      const placed = spots.map(({ spot }) => spot).filter(Boolean);
      expect(new Set(placed).size).toBe(placed.length);
    },
  );
});

describe("an answer", () => {
  it.each([
    ["choose_house", option("house", "umbral"), {}, "house:umbral"],
    ["grant_replace", option("replace", "spies_guild"), {}, "guild:spies_guild"],
    ["attack_whom", option("player", "", 2), { territory: "centre" }, "troop:centre-soldier-2"],
    ["move_to", option("territory", "centre"), { worker: "spy" }, "site:centre-spy"],
    ["commerce_where", option("territory", "roselie"), {}, "site:roselie-merchant"],
    ["decree_riot", option("branch", "anarchy"), {}, "anarchy:1"],
    ["decree_return_anarchy", option("accept", ""), {}, "anarchy:1"],
  ])("to %s stands where it belongs", (prompt, answer, fields, spot) => {
    expect(spotOf(ask(prompt, fields), answer, view())).toBe(spot);
  });

  it("about another's track stands on that player's board", () => {
    const answer = option("track", "wealth");
    expect(spotOf(ask("subterfuge_track"), answer, view({ player: 2 }))).toBe("track:2-wealth");
    expect(spotOf(ask("alms_track"), answer, view())).toBe("track:1-wealth");
  });
});

it("sites that were named stay marked", () => {
  const asked = view({ worker: "spy", origin: "centre", target: "antares" });
  expect(namedSites(ask("move_count", { worker: "spy" }), asked)).toEqual([
    "site:centre-spy",
    "site:antares-spy",
  ]);
  expect(namedSites(ask("commerce_row", { territory: "roselie" }), view())).toEqual([
    "site:roselie-merchant",
  ]);
  expect(namedSites(null, view())).toEqual([]);
});
