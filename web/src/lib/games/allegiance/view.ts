// The view of a seat as the game gives it, and questions that components ask of it.

import type { KindView, Pile } from "./kinds";

/** A card on the table; `kind` is null for those who may not know it. */
export interface TableCard {
  card: number;
  kind: string | null;
  place: "tableau" | "converted" | "removed";
  player: number | null;
  from: number;
  round: number;
  face_up: boolean;
  guard: number | null;
}

/** A card that the viewer placed on an organisation. */
export interface PlacedCard {
  card: number;
  kind: string | null;
  place: Pile;
  round: number;
}

/** A face-down card on an organisation where the table plays with open origins. */
export interface TrackedCard {
  card: number;
  place: Pile;
  from: number;
  round: number;
}

/** What the viewer remembers of a hand. */
export interface Recall {
  player: number;
  kinds: string[];
  not_of_guild: number;
  in_hand: boolean;
  or_placed_as: number[];
  nothing_else_in: number[];
}

export interface PlayerView {
  seat: number;
  cards: number;
  hand: Record<string, number> | null;
}

export interface PileView {
  count: number;
  lost: number;
  cards: string[];
}

export interface AllegianceView {
  seat: number | null;
  round: number;
  rounds: number;
  first_action: number | null;
  deck: number;
  boxed: Record<string, number>;
  organisations: Record<Pile, PileView>;
  players: PlayerView[];
  table: TableCard[];
  placed: PlacedCard[];
  tracked: TrackedCard[];
  picks: string[];
  confirmed: number[];
  recalled: Recall[];
  kinds: KindView[];
  over: boolean;
}

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
