// Who won, and who sits down again.
import { expect, test } from "vitest";
import type { Result, Seat } from "../protocol";
import { againSeats, ranking, winnersOf, winningSides } from "./result";

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
