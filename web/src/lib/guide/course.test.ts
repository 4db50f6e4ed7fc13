// Which lesson of a guide is due.
import { expect, test } from "vitest";
import type { GuideInfo, Lesson } from "../protocol";
import { after, eventPage, FRESH, opening, promptPage, toldIn } from "./course";

const lesson = (key: string): Lesson => ({ key, clause: "X-1", text: { en: key, de: key } });

const GUIDE: GuideInfo = {
  about: lesson(""),
  prompts: [lesson("turn"), lesson("pay")],
  events: [lesson("round_began"), lesson("attack")],
};

test("what the game is about comes until it is understood", () => {
  expect(opening(GUIDE, FRESH)?.id).toBe("about");
  expect(opening(GUIDE, after(FRESH, ["about"]))).toBeNull();
});

test("a kind of decision is new once", () => {
  expect(promptPage(GUIDE, "turn", FRESH)?.isNew).toBe(true);
  expect(promptPage(GUIDE, "turn", after(FRESH, ["prompt-turn"]))?.isNew).toBe(false);
  expect(promptPage(GUIDE, "unknown", FRESH)).toBeNull();
});

test("of what was told, the latest that is new is explained", () => {
  const told = ["attack", "round_began", "other"];
  expect(eventPage(GUIDE, told, FRESH)?.lesson.key).toBe("round_began");
  expect(eventPage(GUIDE, told, after(FRESH, ["event-round_began"]))?.lesson.key).toBe("attack");
  expect(eventPage(GUIDE, [], FRESH)).toBeNull();
});

test("events behind lines are told, too", () => {
  const lines = [{ key: "effects", fields: {} }];
  const told = toldIn([
    { type: "moves", number: 1, seat: 0, lines, events: [{ event: "attack", seat: 0 }] },
  ]);
  expect(told).toEqual(["attack", "effects"]);
  expect(eventPage(GUIDE, told, FRESH)?.lesson.key).toBe("attack");
});

test("what is read is remembered once", () => {
  expect(after(after(FRESH, ["a"]), ["a", "b"]).seen).toEqual(["a", "b"]);
});
