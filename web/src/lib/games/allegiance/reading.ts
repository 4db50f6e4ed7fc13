// Questions that components ask of a view.

import type { AllegianceView, TableCard } from "./view";

/** A tableau card with the Guards that lie on it, the undermost first. */
export interface Heap {
  card: TableCard;
  guards: TableCard[];
}

/** What is known of another's hand. */
export interface Known {
  sure: string[];
  perhaps: string[];
  notOfGuild: number;
}

/** The tableau of a player: each card once, with its Guards on it. */
export function tableauOf(view: AllegianceView, seat: number): Heap[] {
  const cards = view.table.filter((card) => card.place === "tableau" && card.player === seat);
  const byNumber = new Map(cards.map((card) => [card.card, card]));
  const guarding = new Set(cards.map((card) => card.guard));
  return cards
    .filter((card) => !guarding.has(card.card))
    .map((card) => ({ card, guards: guardsOn(card, byNumber) }));
}

function guardsOn(card: TableCard, byNumber: Map<number, TableCard>): TableCard[] {
  const guards: TableCard[] = [];
  let guard = card.guard === null ? undefined : byNumber.get(card.guard);
  while (guard !== undefined && !guards.includes(guard)) {
    guards.push(guard);
    guard = guard.guard === null ? undefined : byNumber.get(guard.guard);
  }
  return guards;
}

export function cardsIn(view: AllegianceView, place: TableCard["place"]): TableCard[] {
  return view.table.filter((card) => card.place === place);
}

/** What the viewer remembers: surely in that hand, perhaps still there, surely not of the Guild. */
export function knownOf(view: AllegianceView, seat: number): Known {
  const known: Known = { sure: [], perhaps: [], notOfGuild: 0 };
  for (const recall of view.recalled) {
    if (recall.player !== seat || !recall.in_hand) continue;
    const isSure = recall.or_placed_as.length === 0;
    (isSure ? known.sure : known.perhaps).push(...recall.kinds);
    if (isSure) known.notOfGuild = Math.max(known.notOfGuild, recall.not_of_guild);
  }
  return known;
}

/** Every card of a hand by its kind. */
export function kindsIn(hand: Record<string, number>): string[] {
  return Object.entries(hand).flatMap(([kind, count]) => Array<string>(count).fill(kind));
}

/** A hand without what is already chosen from it. */
export function handWithout(
  hand: Record<string, number>,
  chosen: readonly string[],
): [string, number][] {
  const left = new Map(Object.entries(hand));
  for (const kind of chosen) left.set(kind, (left.get(kind) ?? 0) - 1);
  return [...left].filter(([, count]) => count > 0);
}

/** Other seats in turn order, beginning at the viewer's left. */
export function othersOf(view: AllegianceView): number[] {
  const seats = view.players.length;
  const own = view.seat;
  if (own === null) return view.players.map((player) => player.seat);
  return Array.from({ length: seats - 1 }, (_, step) => (own + 1 + step) % seats);
}
