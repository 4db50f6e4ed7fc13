// What is printed on the material, read from the game's data; the board repeats no number of it.

import type { Content } from "../../board/explanation.svelte";
import type { Desk } from "./desk";
import type { Gain } from "./view";

export type Entry = Record<string, unknown>;

/** One entry of a file, by its id; empty until the data are fetched. */
export function entryOf(desk: Desk, file: string, kind: string, id: string): Entry {
  return entriesOf(desk, file, kind).find((entry) => entry["id"] === id) ?? {};
}

export function entriesOf(desk: Desk, file: string, kind: string): Entry[] {
  const found = desk.data?.[file]?.[kind];
  return Array.isArray(found) ? (found as Entry[]) : [];
}

export function numberIn(entry: Entry, key: string): number {
  const found = entry[key];
  return typeof found === "number" ? found : 0;
}

export function textIn(entry: Entry, key: string): string {
  const found = entry[key];
  return typeof found === "string" ? found : "";
}

/** A gain or a cost that stands in an entry. */
export function gainIn(entry: Entry, key: string): Gain {
  const found = entry[key];
  return typeof found === "object" && found !== null ? (found as Gain) : {};
}

export function numbersIn(entry: Entry, key: string): number[] {
  const found = entry[key];
  return Array.isArray(found) ? found.filter((each) => typeof each === "number") : [];
}

/** Whether an entry is printed, inferred or ours, as a part of an explanation. */
export function provenance(entry: Entry): Pick<Content, "source"> {
  const source = entry["source"];
  const isKnown = source === "printed" || source === "inferred" || source === "reconstructed";
  return isKnown ? { source } : {};
}

const IN_ONE_WORD = new Set(["gold", "wood", "stone", "food", "magic"]);

/** A gain or a cost in words: `2 Gold, 1 Influence`. */
export function gainText(desk: Desk, gain: Gain): string {
  const { texts } = desk;
  return Object.entries(gain)
    .map(([name, amount]) => {
      if (IN_ONE_WORD.has(name)) return texts.say("part-amount", { amount, good: name });
      const key = `part-gain_${name === "leftover_dice" ? "leftover" : name}`;
      return texts.has(key) ? texts.say(key, { amount }) : `${amount} ${name}`;
    })
    .join(", ");
}

/** The sign that stands for a part of a gain. */
export function signOf(name: string): string {
  if (name.startsWith("influence")) return "influence";
  if (name.startsWith("resource")) return "resource";
  return name.startsWith("leftover") ? "die" : name;
}
