// What components ask of a view.
import { describe, expect, test } from "vitest";
import { forecastsOf, halvesText, standingsIn } from "./reading";
import type { CastellansView, DistrictView } from "./view";

const district: DistrictView = {
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
    } as CastellansView;
    expect(forecastsOf(view).map(({ total }) => total)).toEqual([2, 11]);
  });
});
