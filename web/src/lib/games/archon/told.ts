// What the log tells beyond the view: unused cards that were revealed, and how the last attack went.

import type { MovesEntry, Phrase } from "../../protocol";
import { KINDS, type Amounts } from "./view";

/** The unused cards of each seat in the round that ended last; empty before. */
export function revealedUnused(log: readonly MovesEntry[]): Map<number, Amounts> {
  const found = new Map<number, Amounts>();
  for (const entry of log) {
    for (const event of entry.events) {
      if (event["event"] !== "unused_revealed") continue;
      // A seat that is told again belongs to a later round than all the others.
      if (found.has(Number(event["seat"]))) found.clear();
      found.set(Number(event["seat"]), byKind(event["cards"]));
    }
  }
  return found;
}

/** Cards as events tell them, one number for each kind. */
function byKind(counts: unknown): Amounts {
  if (!Array.isArray(counts)) return {};
  return Object.fromEntries(
    KINDS.map((kind, index): [string, number] => [kind, Number(counts[index] ?? 0)]).filter(
      ([, count]) => count > 0,
    ),
  );
}

/** Lines of the log about the last attack and what it cost; empty before the first. */
export function lastAttack(log: readonly MovesEntry[]): Phrase[] {
  const lines = log.flatMap((entry) => entry.lines);
  const start = lines.findLastIndex((line) => line.key.startsWith("attack_"));
  if (start < 0) return [];
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => !line.key.startsWith("raid_suffered"));
  return [lines[start]!, ...after.slice(0, end < 0 ? after.length : end)];
}
