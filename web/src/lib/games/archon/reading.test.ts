// What components ask of the log.
import { expect, it } from "vitest";
import { told } from "../../board/testing";
import { lastAttack, revealedUnused } from "./reading";

it("unused cards are those of the last round that ended", () => {
  const reveal = (seat: number, cards: number[]) =>
    ({ event: "unused_revealed", seat, cards, was_hidden: true }) as const;
  const log = [
    told(1, reveal(0, [1, 0, 0, 0, 0]), reveal(1, [0, 0, 1, 0, 0])),
    told(2, reveal(0, [0, 0, 0, 0, 0]), reveal(1, [2, 0, 0, 0, 0])),
  ];
  expect([...revealedUnused(log)]).toEqual([
    [0, {}],
    [1, { courtier: 2 }],
  ]);
});

it("the last attack is told with its losses alone", () => {
  const keys = ["attack_held", "grant_scored", "attack_drawn", "raid_suffered", "grant_scored"];
  const lines = keys.map((key) => ({ key, fields: {} }));
  expect(lastAttack([{ ...told(1), lines }]).map((line) => line.key)).toEqual([
    "attack_drawn",
    "raid_suffered",
  ]);
  expect(lastAttack([])).toEqual([]);
});
