// Mistakes, accounts and lines of an analysis that was made up.
import { expect, test } from "vitest";
import type { Judged } from "../protocol";
import {
  accountsOf,
  betterThan,
  biggestMistakes,
  nextMistake,
  placesLine,
  secondsLeft,
  within,
} from "./analysis";

const option = (value: number): Judged["chosen"] => ({ phrase: { key: "", fields: {} }, value });

function judged(move: number, seat: number, loss: number, kind: Judged["kind"]): Judged {
  const alternatives = [option(0.5 + loss), option(0.45)];
  return { move, seat, prompt: { key: "", fields: {} }, chosen: option(0.5), alternatives, loss, kind };
}

const CHOICES = [
  judged(4, 0, 0, "good"),
  judged(9, 1, 0.05, "mistake"),
  judged(12, 0, 0.2, "blunder"),
  judged(20, 0, 0.05, "mistake"),
];

test("the worst mistakes come first, equal ones in the order of the match", () => {
  expect(biggestMistakes(CHOICES).map(({ move }) => move)).toEqual([12, 9, 20]);
  expect(biggestMistakes(CHOICES, 1).map(({ move }) => move)).toEqual([12]);
});

test("mistakes follow one another in the order of the match, round and round", () => {
  expect([0, 9, 12, 20].map((move) => nextMistake(CHOICES, move))).toEqual([9, 12, 20, 9]);
  expect(nextMistake([], 3)).toBeNull();
});

test("every seat has its account, even one that chose nothing", () => {
  const [first, second, third] = accountsOf(CHOICES, [0, 1, 2]);
  expect(first).toMatchObject({ choices: 3, mistakes: 1, blunders: 1 });
  expect(first?.meanCost).toBeCloseTo(25 / 3);
  expect(second).toMatchObject({ choices: 1, mistakes: 1, blunders: 0 });
  expect(third).toMatchObject({ choices: 0, meanCost: 0 });
});

test("only what looked better is told as better", () => {
  expect(betterThan(judged(1, 0, 0.2, "blunder")).map(({ value }) => value)).toEqual([0.7]);
  expect(betterThan(judged(1, 0, 0, "good"))).toEqual([]);
});

test("a sentence ends once", () => {
  expect(`${within("Keep The Wise: Knowledge at 7.")}.`).toBe("Keep The Wise: Knowledge at 7.");
  expect(within("Keep none")).toBe("Keep none");
});

test("a line turns only where a place changes", () => {
  const expected = [[2], [2], [1.5], [1.5], [1]];
  const line = placesLine(expected, 0, (move) => 10 * move, (place) => place);
  expect(line).toBe("M0.0 2.0H20.0V1.5H40.0V1.0H40.0");
});

test("what is left is told when enough is known", () => {
  expect(secondsLeft(1, 0, 10, 100)).toBeNull();
  expect(secondsLeft(10, 50, 50, 100)).toBeNull();
  expect(secondsLeft(10, 0, 20, 100)).toBe(40);
});
