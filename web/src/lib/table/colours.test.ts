// Colours of seats follow what a game says of them.
import { expect, it } from "vitest";
import { seatColours } from "./colours";

it("follows the houses of Throne, grey where none is chosen", () => {
  const players = [{ house: "umbral" }, { house: "roselie" }, { house: null }];
  expect(seatColours("throne", { players })).toBe(
    "--seat-0: var(--colour-3); --seat-1: var(--colour-0); --seat-2: var(--colour-7)",
  );
});

it("leaves seats their colours in other games, and before there is a table", () => {
  expect(seatColours("archon", { players: [{}] })).toBe("");
  expect(seatColours("throne", null)).toBe("");
});
