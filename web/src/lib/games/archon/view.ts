// The view of a seat as the game gives it, and questions that components ask of it.

export const RESOURCES = ["stone", "papyrus", "silver", "iron"] as const;
export const GOODS = ["gold", ...RESOURCES, "recruit"] as const;
export const KINDS = ["courtier", "tax_collector", "cleric", "scribe", "merchant"] as const;
export const MAGISTERS = ["tax_collector", "cleric", "scribe", "merchant"] as const;
export const CATEGORIES = ["science", "arts", "elite_warriors"] as const;
export const DISPLAYS = ["science", "arts"] as const;

export type Good = (typeof GOODS)[number];
export type Magister = (typeof MAGISTERS)[number];
export type Category = (typeof CATEGORIES)[number];
export type Amounts = Record<string, number>;

export interface GrantView {
  season: string;
  grant: string;
  rows: Record<Category, number[]>;
}

export interface SlotView {
  slot: string;
  building: string;
  /** Courtiers needed to enter. */
  cards: number;
  /** False for a slot under an Action Cover. */
  open: boolean;
  figures: number[];
  tokens: number[];
  /** What the viewer would pay for entering. */
  tax: number;
  /** The King's Favor that lies there, in the Palace. */
  favor?: string;
}

export interface DisplayCard {
  card: string;
  vp: number;
  bonus: Amounts;
}

export interface TileView {
  tile: string;
  level: number;
  left: number;
  open: boolean;
  cost: Amounts;
  vp: number;
}

export interface WallSpace {
  space: number;
  vp: number;
  player: number | null;
}

export interface PlayerView {
  seat: number;
  emblem: string;
  score: number;
  place: number;
  goods: Record<Good, number>;
  cards: Amounts;
  /** Null for those who may not know it. */
  hand: Amounts | null;
  reserve: Amounts | null;
  hand_size: number;
  reserve_size: number;
  played: Amounts;
  magisters: Record<Magister, number>;
  figures: number;
  passed: boolean;
  unused: number | null;
  passages: number;
  science: string[];
  arts: string[];
  warriors: number;
  /** What the season's King's Grant would give now; null when there is none. */
  standing: Record<Category, number> | null;
  tiles: { tile: string; worth: number }[];
}

/** What the seat that is asked has named already, and what its options cost. */
export interface Asked {
  prompt?: string;
  slot?: string | null;
  kind?: string | null;
  second?: boolean;
  left?: number;
  strength?: number;
  due?: number;
  resources?: number;
  buy?: number;
  sell?: number;
  price?: number;
  off?: number;
  tile?: string | null;
  rest?: Record<string, Amounts> | null;
  costs?: Record<string, Amounts>;
  worth?: Amounts;
  acts?: Record<string, Act>;
}

/** What a building does for the seat that is asked. */
export interface Act {
  gold?: number;
  cubes?: number;
  recruit?: number;
  trades?: number;
  first?: number;
  buy?: number;
  sell?: number;
  cost?: Amounts;
  vp?: number;
  magisters?: string[];
  tiles?: string[];
}

export interface ArchonView {
  seat: number | null;
  round: number;
  rounds: number;
  season: string;
  phase: string;
  order: number[];
  grants: GrantView[];
  slots: SlotView[];
  province: string | null;
  repository: Amounts;
  /** Null for what never runs out. */
  stock: Record<Good, number | null>;
  displays: Record<"science" | "arts", DisplayCard[]>;
  decks: Amounts;
  attack: string | null;
  strengths: number[];
  wall: WallSpace[];
  tiles: TileView[];
  players: PlayerView[];
  picks: string[];
  picking: number[];
  over: boolean;
  asked: Asked;
}

/** How often each kind occurs. */
export function counted(kinds: readonly string[]): Amounts {
  const found: Amounts = {};
  for (const kind of kinds) found[kind] = (found[kind] ?? 0) + 1;
  return found;
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
