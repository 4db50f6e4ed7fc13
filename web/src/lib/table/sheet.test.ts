// Score sheets of any game as lines by players.
import { expect, test } from "vitest";
import { sheetTable, type SheetWording } from "./sheet";

const wording: SheetWording = {
  label: (key) => key,
  word: (value) => value,
  player: (seat) => String(seat),
  yes: "yes",
  no: "no",
  said: () => null,
  isSeat: (key) => key === "seat",
  isBySeat: () => false,
  isHidden: () => false,
  heading: (key, value) => `${key} ${value}`,
};

const line = (name: string, value: number): object => ({ line: name, value, clause: `X-${name}` });

test("counted lines stand side by side with their clause", () => {
  const table = sheetTable(
    {
      players: [
        { seat: 0, lines: [line("alms", 2), line("total", 2)], place: 1 },
        { seat: 1, lines: [line("alms", 0), line("total", 0)], place: 2 },
      ],
    },
    wording,
  );
  expect(table?.names).toEqual(["0", "1"]);
  expect(table?.rows.map((row) => [row.label, row.clause, ...row.cells])).toEqual([
    ["alms", "X-alms", "2", "0"],
    ["total", "X-total", "2", "0"],
    ["place", "", "1", "2"],
  ]);
});

test("points have bars, places have none", () => {
  const table = sheetTable(
    {
      players: [
        { seat: 0, lines: [line("alms", -4)], total: 6, place: 1 },
        { seat: 1, lines: [line("alms", 1)], total: 0, place: 2 },
      ],
    },
    wording,
  );
  expect(table?.rows.map((row) => row.bars)).toEqual([[1, 0.25], [1, 0], []]);
});

test("parts of a match are headings", () => {
  const rounds = [{ round: 1, control: [line("gate", 3)], total: 3 }];
  const table = sheetTable({ players: [{ seat: 0, rounds }] }, wording);
  expect(table?.rows.map((row) => [row.label, row.isHeading, row.isTotal])).toEqual([
    ["round 1", true, false],
    ["gate", false, false],
    ["total", false, true],
  ]);
});

test("lines that only some players have keep their place", () => {
  const table = sheetTable(
    {
      players: [
        { seat: 0, end: [line("a", 1), line("c", 1)] },
        { seat: 1, end: [line("a", 1), line("b", 1), line("c", 1)] },
      ],
    },
    wording,
  );
  expect(table?.rows.map((row) => row.label)).toEqual(["end", "a", "b", "c"]);
});

test("a sheet without players has no table", () => {
  expect(sheetTable({ winners: [1] }, wording)).toBeNull();
});
