// The log of a table: what is taken back leaves, nothing is told twice.
import { describe, expect, test } from "vitest";
import { extended, hasGap, logAfter } from "./log";
import type { Entry, MovesEntry, News, UndoEntry } from "./protocol";

const moves = (number: number, seat: number | null = 0): MovesEntry => ({
  type: "moves",
  number,
  seat,
  lines: [],
  events: [],
});

const undo = (number: number, taken: number[]): UndoEntry => ({
  type: "undo",
  number,
  seat: 0,
  taken,
});

const numbers = (log: Entry[]): number[] => log.map((entry) => entry.number);

function newsWith(after: number, entries: Entry[]): News {
  return {
    type: "news",
    number: entries.at(-1)?.number ?? after,
    after,
    seat: 0,
    table: {
      id: "t",
      game: "allegiance",
      name: "",
      status: "running",
      is_public: false,
      seats: [],
      options: {},
      commitment: "",
      forked_from: "",
      is_imported: false,
      hosting: "here",
    },
    entries,
    view: null,
    ask: null,
    waiting: [],
    can_undo: false,
    result: null,
  };
}

describe("the log", () => {
  test("grows at its end", () => {
    expect(numbers(extended([moves(1)], [moves(2), moves(3)]))).toEqual([1, 2, 3]);
  });

  test("loses what is taken back, and says that it was", () => {
    const log = extended([moves(1), moves(2), moves(3)], [undo(4, [2, 3])]);
    expect(numbers(log)).toEqual([1, 4]);
    expect(log.at(-1)?.type).toBe("undo");
  });

  test("loses what comes and goes within the same news", () => {
    expect(numbers(extended([moves(1)], [moves(2), undo(3, [2]), moves(4)]))).toEqual([1, 3, 4]);
  });

  test("takes an entry once, even after an undo", () => {
    const log = extended([], [moves(1), moves(2), undo(3, [2])]);
    expect(numbers(extended(log, [moves(2), undo(3, [2]), moves(4)]))).toEqual([1, 3, 4]);
  });

  test("leaves the old log as it was", () => {
    const log: Entry[] = [moves(1)];
    extended(log, [undo(2, [1])]);
    expect(numbers(log)).toEqual([1]);
  });

  test("begins anew with news from the beginning", () => {
    expect(numbers(logAfter([moves(7)], newsWith(0, [moves(1), moves(2)])))).toEqual([1, 2]);
    expect(numbers(logAfter([moves(1)], newsWith(1, [moves(2)])))).toEqual([1, 2]);
  });

  test("has a gap when news begin after the last number seen", () => {
    expect(hasGap(3, newsWith(5, [moves(6)]))).toBe(true);
    expect(hasGap(5, newsWith(5, [moves(6)]))).toBe(false);
    expect(hasGap(6, newsWith(5, [moves(6)]))).toBe(false);
  });
});
