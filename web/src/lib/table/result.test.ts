// Who won, and who sits down again.
import { expect, test } from "vitest";
import type { Result, Seat } from "../protocol";
import { againSeats, invitationsIn, ranking, winnersOf, winningSides } from "./result";

const sheet = { winners: [1, 2] };
const result: Result = { places: [2, 1, 1], scores: [3, 8, 9], sheet, seed: "" };

test("those who share the first place win", () => {
  expect(winnersOf(result)).toEqual([1, 2]);
  expect(winningSides(result)).toEqual([1, 2]);
});

test("the ranking goes by places, then by seats", () => {
  expect(ranking(result).map((rank) => [rank.seat, rank.place, rank.score])).toEqual([
    [1, 1, 8],
    [2, 1, 9],
    [0, 2, 3],
  ]);
});

test("another match keeps bots and own seats and waits for the others; a duplicate moves all on", () => {
  const seat = (number: number, kind: Seat["kind"], name: string): Seat => ({
    seat: number,
    kind,
    name,
    level: kind === "bot" ? "greedy" : "",
    stands_in: false,
  });
  const seats = [seat(0, "person", "Anna"), seat(1, "bot", "Bert"), seat(2, "person", "Clara")];
  const own = [{ seat: 0, token: "t", game: "g", name: "Anna" }];
  expect(againSeats(seats, own, false)).toEqual([
    { kind: "person", name: "Anna" },
    { kind: "bot", name: "Bert", level: "greedy" },
    { kind: "open" },
  ]);
  expect(againSeats(seats, own, true).map((each) => each.kind)).toEqual(["open", "person", "bot"]);
});

test("others are told what somebody has set up, and of each kind the latest", () => {
  const note = (number: number, key: "again" | "duplicate" | "sat", seat: number, table: string) =>
    ({ type: "note", number, key, seat, name: `N${seat}`, table }) as const;
  const log = [note(1, "sat", 0, ""), note(2, "again", 0, "a"), note(3, "again", 1, "b"), note(4, "duplicate", 1, "c")];
  const tables = (seat: number | null) => invitationsIn(log, seat).map((each) => each.table);
  expect(tables(0)).toEqual(["b", "c"]);
  expect(tables(1)).toEqual([]);
  expect(tables(null)).toEqual(["b", "c"]);
  expect(invitationsIn(log, 0)[1]).toEqual({ name: "N1", table: "c", isDuplicate: true });
});
