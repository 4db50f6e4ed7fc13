// Every option of real asks has its place on the board, or is meant to be loose.
import { describe, expect, test } from "vitest";
import { targetsOf } from "../../board/targets";
import type { Ask } from "../../protocol";
import asked from "./spots.asks.json";
import { spotOf } from "./spots";
import { forecastsOf, halvesText, standingsIn, type CastellansView, type District } from "./view";

const asks = asked as unknown as Ask[];

/** What stands in the action bar on purpose: an end, a refusal, a price, Influence for a sale. */
const LOOSE = /^(end|skip|magic:\d+|take:influence)$/;

describe("options of whole matches", () => {
  test("have a place, or are loose on purpose", () => {
    for (const ask of asks) {
      const { loose } = targetsOf(ask, spotOf);
      expect(loose.map((option) => option.choice).filter((choice) => !LOOSE.test(choice))).toEqual([]);
    }
  });

  test("have each a place of its own", () => {
    for (const ask of asks) {
      const { options } = targetsOf(ask, spotOf);
      for (const [spot, found] of options) expect([spot, found.length]).toEqual([spot, 1]);
    }
  });

  test("are of every kind that the game knows", () => {
    const kinds = new Set(asks.flatMap((ask) => ask.options.map((option) => option.kind)));
    const all =
      "at card conv crate die do draft edge end face from guild left magic manor pay res skip sub take use";
    expect([...kinds].sort()).toEqual(all.split(" "));
  });

  test("mean roads for Windmills and bridges for Gates", () => {
    const first = (prompt: string): string => {
      const ask = asks.find((each) => each.prompt.key === prompt);
      const option = ask?.options[0];
      return ask && option ? spotOf(ask, option) : "";
    };
    expect(first("mill_edge")).toMatch(/^road:/);
    expect(first("gate_edge")).toMatch(/^bridge:/);
  });
});

const district: District = {
  district: "penumbra",
  guilds: ["holy", "shadow"],
  keeps: 1,
  tokens: [],
  lighthouse: null,
  ward_tower: null,
  statue: null,
  control: [0, 3, 2],
  worth: [0, 6, 3],
};

describe("standings", () => {
  test("put the strongest first, green among them, and leave out who is not there", () => {
    expect(standingsIn(district).map(({ side }) => side)).toEqual([1, 2, -1]);
  });

  test("show half points", () => {
    expect([0, 1, 2, 5].map(halvesText)).toEqual(["0", "½", "1", "2½"]);
  });

  test("foresee what a round brings from what the view says", () => {
    const player = { monuments: { gate: { site: "x", vp: 2 }, statue: null } };
    const view = {
      scoring: ["penumbra"],
      districts: [district, { ...district, district: "iron_pit" }],
      players: [player, player],
      wharf: { worth: [0, 3] },
    } as unknown as CastellansView;
    expect(forecastsOf(view).map(({ total }) => total)).toEqual([2, 11]);
  });
});
