// Lead changes, rounds and lines of a match that was made up.
import { expect, test } from "vitest";
import type { Course, Point } from "../protocol";
import { apart, lastLead, latest, leadChanges, roundsOf, stairs, ticks, valuesAt } from "./course";

const point = (move: number, values: number[], leaders: number[]): Point => ({ move, values, leaders });

const COURSE: Course = {
  moves: 100,
  marks: [
    { move: 0, moment: { week: 0, space: null } },
    { move: 5, moment: { week: 1, space: null } },
    { move: 20, moment: { week: 1, space: "market" } },
    { move: 60, moment: { week: 2, space: null } },
  ],
  lines: [
    { seat: 0, name: "" },
    { seat: 1, name: "" },
  ],
  points: [
    point(0, [0, 0], [0, 1]),
    point(10, [3, 0], [0]),
    point(30, [3, 4], [1]),
    point(31, [5, 4], [0]),
    point(70, [5, 9], [1]),
  ],
};

test("a lead that others take for a moment changes nothing, and level is no lead", () => {
  expect(leadChanges(COURSE)).toEqual([{ move: 70, leaders: [1], before: [0] }]);
  expect(lastLead(COURSE)).toMatchObject({ move: 70, leaders: [1] });
});

test("at any move the latest numbers hold", () => {
  expect(valuesAt(COURSE, 29)).toEqual([3, 0]);
  expect(valuesAt(COURSE, 30)).toEqual([3, 4]);
  expect(latest(COURSE.points, -1)).toBeNull();
});

test("rounds hold their phases", () => {
  const rounds = roundsOf(COURSE.marks);
  expect(rounds.map((round) => [round.value, round.move, round.parts.length])).toEqual([
    [0, 0, 1],
    [1, 5, 2],
    [2, 60, 1],
  ]);
});

test("ticks are few, round and around all values", () => {
  expect(ticks(0, 9)).toEqual([0, 5, 10]);
  expect(ticks(-7, 61)).toEqual([-20, 0, 20, 40, 60, 80]);
  expect(ticks(0, 0)).toEqual([0, 1]);
});

test("a line stays level between changes", () => {
  expect(stairs(COURSE, 1, (move) => move, (value) => value)).toBe(
    "M0.0 0.0H10.0V0.0H30.0V4.0H31.0V4.0H70.0V9.0H100.0",
  );
});

test("what lies too close is left out", () => {
  expect(apart([{ move: 1 }, { move: 3 }, { move: 9 }], 4).map((each) => each.move)).toEqual([1, 9]);
});
