// Rows of positions are fetched once, ahead of whoever steps, and again if that failed.
import { expect, test, vi } from "vitest";
import type { Position } from "../../lib/protocol";
import { Positions, ROW } from "./positions";

const row = (first: number, count: number): Position[] =>
  Array.from({ length: count }, (_, index) => ({
    move: first + index,
    seat: null,
    view: {},
    waiting: [],
    events: [],
  }));

test("a row is fetched once and then at hand", async () => {
  const fetchRow = vi.fn((first: number, count: number) => Promise.resolve(row(first, count)));
  const positions = new Positions(fetchRow);
  expect(positions.here(3, null)).toBeNull();
  expect((await positions.at(3, null)).move).toBe(3);
  expect((await positions.at(ROW - 1, null)).move).toBe(ROW - 1);
  expect(positions.here(4, null)?.move).toBe(4);
  expect(positions.here(4, 1)).toBeNull();
  expect(fetchRow).toHaveBeenCalledTimes(1);
});

test("near the end of a row the next one is fetched", async () => {
  const fetchRow = vi.fn((first: number, count: number) => Promise.resolve(row(first, count)));
  const positions = new Positions(fetchRow);
  await positions.at(ROW - 2, 0);
  positions.prepare(ROW - 2, 100, 0);
  expect(fetchRow.mock.calls.map(([first]) => first)).toEqual([0, ROW]);
  positions.prepare(2, 5, 0);
  expect(fetchRow).toHaveBeenCalledTimes(2);
});

test("what failed is asked again", async () => {
  const fetchRow = vi
    .fn((first: number, count: number) => Promise.resolve(row(first, count)))
    .mockRejectedValueOnce(new Error("gone"));
  const positions = new Positions(fetchRow);
  await expect(positions.at(0, null)).rejects.toThrow("gone");
  expect((await positions.at(0, null)).move).toBe(0);
});

test("a row that has grown meanwhile is fetched again", async () => {
  let moves = 3;
  const positions = new Positions((first) => Promise.resolve(row(first, moves)));
  expect((await positions.at(2, 0)).move).toBe(2);
  moves = 5;
  expect((await positions.at(4, 0)).move).toBe(4);
  await expect(positions.at(9, 0)).rejects.toThrow("no position 9");
});
