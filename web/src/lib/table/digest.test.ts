// What a player is told of the log.
import { expect, test } from "vitest";
import type { Entry, MovesEntry, Option } from "../protocol";
import { beforeEnd, eventsBehind, groupsOf, sinceOwnMove, upTo } from "./digest";

function moves(number: number, seat: number | null, ...keys: string[]): Entry {
  const lines = keys.map((key) => ({ key, fields: {} }));
  return { type: "moves", number, seat, lines, events: [] };
}

function numbers(entries: { number: number }[]): number[] {
  return entries.map((entry) => entry.number);
}

test("the digest begins after the own latest move", () => {
  const log = [moves(1, 0, "laid"), moves(2, 1, "laid"), moves(3, 2, "laid")];
  expect(numbers(sinceOwnMove(log, 0))).toEqual([2, 3]);
  expect(numbers(sinceOwnMove(log, 2))).toEqual([]);
});

test("clicks that tell nothing do not end the digest", () => {
  const log = [moves(1, 0, "laid"), moves(2, 1, "laid"), moves(3, 0)];
  expect(numbers(sinceOwnMove(log, 0))).toEqual([2]);
});

test("whoever has not moved yet is told everything", () => {
  const log = [moves(1, null, "match_began"), moves(2, 1, "laid"), moves(3, 2)];
  expect(numbers(sinceOwnMove(log, 0))).toEqual([1, 2]);
});

test("chat and notes are no moves", () => {
  const chat: Entry = { type: "chat", number: 4, seat: 1, name: "Bert", text: "hm", at: 0 };
  expect(sinceOwnMove([moves(1, 0, "laid"), chat], 0)).toEqual([]);
});

test("the log ends with what is shown", () => {
  expect(numbers(upTo([moves(1, 0), moves(2, 1), moves(5, 0)], 2))).toEqual([1, 2]);
});

test("while the end is shown, the log does not tell it", () => {
  const chat: Entry = { type: "chat", number: 3, seat: 1, name: "Bert", text: "oh", at: 0 };
  const log = [moves(1, 0, "laid"), moves(2, 1, "laid", "match_won"), chat];
  expect(numbers(beforeEnd(log))).toEqual([1, 3]);
});

test("options are grouped by kind in the order given and keep their numbers", () => {
  const options = ["use", "guard", "use"].map(
    (kind, number): Option => ({
      choice: `${kind}:${number}`,
      kind,
      number,
      name: "",
      phrase: { key: kind, fields: {} },
    }),
  );
  const groups = groupsOf(options);
  expect(groups.map((group) => group.kind)).toEqual(["use", "guard"]);
  expect(groups[0]?.options.map((each) => each.index)).toEqual([0, 2]);
});

test("lines know the events they tell: one each, all of them, or those up to the next line's", () => {
  const told = (lines: string[], events: string[], fields = {}): MovesEntry => ({
    type: "moves",
    number: 1,
    seat: 0,
    lines: lines.map((key) => ({ key, fields })),
    events: events.map((event) => ({ event, district: "harbour" })),
  });
  const names = (entry: MovesEntry, index: number) =>
    eventsBehind(entry, index).map((event) => event["event"]);
  const each = told(["laid", "ended"], ["laid", "turn_ended"]);
  expect([names(each, 0), names(each, 1)]).toEqual([["laid"], ["turn_ended"]]);
  expect(names(told(["effects"], ["paid", "built"]), 0)).toEqual(["paid", "built"]);
  const mixed = told(["built_alone", "scored", "round"], ["built", "paid", "scored", "gained"]);
  expect(names(mixed, 0)).toEqual(["built", "paid"]);
  expect(names(mixed, 1)).toEqual(["scored", "gained"]);
  expect(eventsBehind(told(["a", "b"], ["x"], { seat: 2 }), 1)).toEqual([{ event: "b", seat: 2 }]);
  const elsewhere = told(["scored", "scored"], ["scored", "paid", "paid"], { district: "gate" });
  expect(names(elsewhere, 1)).toEqual(["scored"]);
});
