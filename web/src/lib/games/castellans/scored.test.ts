// A scoring as rows and shares, and what each side got.
import { expect, test } from "vitest";
import { told } from "../../board/testing";
import { GREEN } from "./reading";
import { scoringsIn, sumOf } from "./scored";
import type { CastellansEvent, CastellansView } from "./view";

const VIEW = {
  players: [
    { seat: 0, opponent: null },
    { seat: null, opponent: "vaun" },
  ],
} as CastellansView;

const STATUE = { event: "monument_scored", monument: "statue", edge: null } as const;
const SCORED: CastellansEvent[] = [
  {
    event: "district_scored",
    district: "anchorage",
    halves: [0, 1],
    keeps: 2,
    points: [0, 4],
    opponent: "vaun",
  },
  { ...STATUE, seat: 0, district: "nor_high", count: 2, vp: 4 },
  { ...STATUE, seat: "vaun", district: "penumbra", count: 0, vp: 0 },
  { event: "wharf_scored", crates: [2, 1], points: [3, 1], opponent: "vaun" },
];

function began(round: number): CastellansEvent {
  return { event: "round_began", round, seat: 0 };
}

test("rows are Districts, Monuments of a kind and the Wharf, with what each side has there", () => {
  const [scoring] = scoringsIn([told(1, began(2)), told(2, ...SCORED)], VIEW);
  expect(scoring?.round).toBe(2);
  expect(scoring?.rows.map((row) => row.what)).toEqual(["anchorage", "statue", "wharf"]);
  expect(scoring?.rows[0]?.shares).toEqual([
    { side: 1, basis: "½", vp: 4 },
    { side: GREEN, basis: "2", vp: 0 },
  ]);
  expect(scoring?.rows[1]?.spots).toEqual(["statue:nor_high", "statue:penumbra"]);
  expect(scoring?.rows[1]?.shares.map((share) => share.side)).toEqual([0, 1]);
});

test("sums grow row by row", () => {
  const [scoring] = scoringsIn([told(2, ...SCORED, began(4))], VIEW);
  expect(scoring?.round).toBe(3);
  expect([1, 2, 3].map((rows) => sumOf(scoring!, 0, rows))).toEqual([0, 4, 7]);
  expect(sumOf(scoring!, 1)).toBe(5);
});

test("what tells no scoring is none", () => {
  expect(scoringsIn([told(1, { event: "decision_rolled", pips: 1 })], VIEW)).toEqual([]);
});
