// What components ask of a view and of the log.

import { countsOf } from "../../counts";
import type { Phrase } from "../../protocol";
import type { Moves } from "../../table/boards";
import type {
  ArchonEvent,
  ArchonView,
  ArtsCard,
  Category,
  PlayerView,
  ScienceCard,
  SlotView,
} from "./view";

/** Goods, or cards, by name; what there is none of can be left out. */
export type Amounts = Record<string, number>;
export type DisplayCard = ScienceCard | ArtsCard;

export const RESOURCES = ["stone", "papyrus", "silver", "iron"] as const;
export const GOODS = ["gold", ...RESOURCES, "recruit"] as const;
export const KINDS = ["courtier", "tax_collector", "cleric", "scribe", "merchant"] as const;
export const MAGISTERS = ["tax_collector", "cleric", "scribe", "merchant"] as const;
export const CATEGORIES = ["science", "arts", "elite_warriors"] as const;
export const DISPLAYS = ["science", "arts"] as const;

/** How often each kind occurs. */
export function counted(kinds: readonly string[]): Amounts {
  return Object.fromEntries(countsOf(kinds));
}

/** A pile without what was picked from it. */
export function without(pile: Amounts, picked: readonly string[]): Amounts {
  const left = { ...pile };
  for (const kind of picked) left[kind] = (left[kind] ?? 0) - 1;
  return left;
}

/** The slots of a building, in their order. */
export function slotsOf(view: ArchonView, building: string): SlotView[] {
  return view.slots.filter((slot) => slot.building === building);
}

/** What belongs to the viewer; undefined for a spectator. */
export function ownOf(view: ArchonView): PlayerView | undefined {
  return view.seat === null ? undefined : view.players[view.seat];
}

/** Other seats in player order. */
export function othersOf(view: ArchonView): number[] {
  return ordered(view).filter((seat) => seat !== view.seat);
}

/** All seats in player order; before it is drawn, as they sit. */
export function ordered(view: ArchonView): number[] {
  const rest = view.players.map((player) => player.seat);
  return [...view.order, ...rest.filter((seat) => !view.order.includes(seat))];
}

/** How many of a category a player has. */
export function itemsOf(player: PlayerView, category: Category): number {
  if (category === "elite_warriors") return player.warriors;
  return player[category].length;
}

export function warriorsOn(view: ArchonView): number {
  return view.wall.filter((space) => space.player !== null).length;
}

/** The unused cards of each seat in the round that ended last; empty before. */
export function revealedUnused(log: readonly Moves<ArchonEvent>[]): Map<number, Amounts> {
  const found = new Map<number, Amounts>();
  for (const entry of log) {
    for (const event of entry.events) {
      if (event.event !== "unused_revealed") continue;
      // A seat that is told again belongs to a later round than all the others.
      if (found.has(event.seat)) found.clear();
      found.set(event.seat, byKind(event.cards));
    }
  }
  return found;
}

/** Cards as events tell them, one number for each kind. */
function byKind(counts: readonly number[]): Amounts {
  return Object.fromEntries(
    KINDS.map((kind, index) => [kind, counts[index] ?? 0] as const).filter(([, count]) => count > 0),
  );
}

/** Lines of the log about the last attack and what it cost; empty before the first. */
export function lastAttack(log: readonly Pick<Moves, "lines">[]): Phrase[] {
  const lines = log.flatMap((entry) => entry.lines);
  const start = lines.findLastIndex((line) => line.key.startsWith("attack_"));
  if (start < 0) return [];
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => !line.key.startsWith("raid_suffered"));
  return [lines[start]!, ...after.slice(0, end < 0 ? after.length : end)];
}
