// Which spot an arrow key leads to.
import { expect, it } from "vitest";
import { nearest } from "./sight";

const POINTS = [
  { x: 100, y: 0 },
  { x: 50, y: 10 },
  { x: 0, y: 80 },
  { x: -30, y: 0 },
];

it.each([
  ["ArrowRight", 1],
  ["ArrowDown", 2],
  ["ArrowLeft", 3],
  ["ArrowUp", -1],
  ["Enter", -1],
])("%s leads to %i", (key, index) => {
  expect(nearest({ x: 0, y: 0 }, key, POINTS)).toBe(index);
});
