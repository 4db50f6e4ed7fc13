// Gains and costs as they are printed on the material, in words and signs.

import type { Entry } from "../../board/printed";
import type { Desk } from "./desk";
import type { Gain } from "./reading";

/** A gain or a cost that stands in an entry. */
export function gainIn(entry: Entry | undefined, key: string): Gain {
  const found = entry?.[key];
  return typeof found === "object" && found !== null ? (found as Gain) : {};
}

export function numbersIn(entry: Entry | undefined, key: string): number[] {
  const found = entry?.[key];
  return Array.isArray(found) ? found.filter((each) => typeof each === "number") : [];
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
