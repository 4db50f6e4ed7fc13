// Where options stand on the board; what whole matches asked is in a file.
import { describe, expect, it } from "vitest";
import { ask, checkSpots, option } from "../../board/testing";
import { namedSites, spotOf } from "./spots";
import asks from "./spots.asks.json";
import type { ThroneView } from "./view";

function view(asked: Partial<ThroneView["asked"]> = {}): ThroneView {
  const players = ["roselie", "culver_lux", "antares"].map((house) => ({ house }));
  return { seat: 1, asked, players } as ThroneView;
}

checkSpots(asks, spotOf, /^(confirm|pass|done|end_turn|discard)$/);

describe("an answer", () => {
  it.each([
    ["choose_house", "house:umbral", {}, "house:umbral"],
    ["grant_replace", "replace:spies_guild", {}, "guild:spies_guild"],
    ["attack_whom", "player:2", { territory: "centre" }, "troop:centre-soldier-2"],
    ["move_to", "territory:centre", { worker: "spy" }, "site:centre-spy"],
    ["commerce_where", "territory:roselie", {}, "site:roselie-merchant"],
    ["decree_riot", "branch:anarchy", {}, "anarchy:1"],
    ["decree_return_anarchy", "accept", {}, "anarchy:1"],
  ])("to %s stands where it belongs", (prompt, answer, fields, spot) => {
    expect(spotOf(ask(prompt, "", fields), option(answer), view())).toBe(spot);
  });

  it("about another's track stands on that player's board", () => {
    const answer = option("track:wealth");
    expect(spotOf(ask("subterfuge_track"), answer, view({ player: 2 }))).toBe("track:2-wealth");
    expect(spotOf(ask("alms_track"), answer, view())).toBe("track:1-wealth");
  });
});

it("sites that were named stay marked", () => {
  const asked = view({ worker: "spy", origin: "centre", target: "antares" });
  expect(namedSites(ask("move_count", "", { worker: "spy" }), asked)).toEqual([
    "site:centre-spy",
    "site:antares-spy",
  ]);
  expect(namedSites(ask("commerce_row", "", { territory: "roselie" }), view())).toEqual([
    "site:roselie-merchant",
  ]);
  expect(namedSites(null, view())).toEqual([]);
});
