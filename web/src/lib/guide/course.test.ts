// Which lesson of a guide is due.
import { expect, test } from "vitest";
import type { GuideInfo, Lesson } from "../protocol";
import { after, eventPage, FRESH, opening, promptPage } from "./course";

const lesson = (key: string): Lesson => ({ key, clause: "X-1", text: { en: key, de: key } });
const line = (key: string) => ({ key, fields: {} });

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
  const told = [line("attack"), line("round_began"), line("other")];
  expect(eventPage(GUIDE, told, FRESH)?.lesson.key).toBe("round_began");
  expect(eventPage(GUIDE, told, after(FRESH, ["event-round_began"]))?.lesson.key).toBe("attack");
  expect(eventPage(GUIDE, [], FRESH)).toBeNull();
});

test("what is read is remembered once", () => {
  expect(after(after(FRESH, ["a"]), ["a", "b"]).seen).toEqual(["a", "b"]);
});
