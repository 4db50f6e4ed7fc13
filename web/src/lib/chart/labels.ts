// Moments and lines of a course in the words of a game.
import type { Course, Line, Mark } from "../protocol";
import { wordingOf } from "../table/wording";
import type { Texts } from "../texts";
import { say } from "../words.svelte";
import { latest, type LeadChange } from "./course";

/** `Week 2 · Market`; what has not begun is the setup. */
export function momentLabel(mark: Mark | null, texts: Texts): string {
  if (!mark) return "";
  const parts = Object.entries(mark.moment).map(([key, value]) => partLabel(key, value, texts));
  return [...new Set(parts.filter((part) => part !== ""))].join(" · ");
}

/** One part of a moment: `Week 2`, `Market`; empty if there is none. */
export function partLabel(key: string, value: number | string | null, texts: Texts): string {
  if (value === null) return "";
  if (value === 0) return say("chart-setup");
  return wordingOf(texts).heading(key, value);
}

/** Who or what a line stands for. */
export function lineName(line: Line | undefined, texts: Texts): string {
  if (!line) return "";
  return line.seat === null ? texts.noun(line.name) : texts.player(line.seat);
}

/** Its colour; things have one of their own if the page knows one for their name. */
export function lineColour(line: Line, index: number): string {
  return line.seat === null ? `var(--${line.name}, var(--seat-${index}))` : `var(--seat-${line.seat})`;
}

/** Sides are seats first; whoever plays without one comes after them. */
export function sideName(course: Course, side: number, texts: Texts): string {
  const line = course.lines[side];
  return line && line.seat === null && course.lines.some((each) => each.seat !== null)
    ? lineName(line, texts)
    : texts.player(side);
}

/** A turning point as a sentence: who overtakes, catches up with or shakes off whom. */
export function changeText(course: Course, change: LeadChange, texts: Texts): string {
  const names = (sides: number[]): string =>
    texts.inARow(sides.map((side) => sideName(course, side, texts)));
  const said = (key: string, who: number[], whom: number[]): string =>
    say(key, { names: names(who), count: who.length, before: names(whom) });
  const { leaders, before } = change;
  const newcomers = leaders.filter((side) => !before.includes(side));
  const losers = before.filter((side) => !leaders.includes(side));
  if (losers.length === 0) return said("chart-level-with", newcomers, before);
  if (newcomers.length === 0) return said("chart-shakes-off", leaders, losers);
  return said("chart-lead", leaders, losers);
}

/** When a move was. */
export function whenText(course: Course, move: number, texts: Texts): string {
  return momentLabel(latest(course.marks, move), texts);
}
