// What a seat sees of a table of Archon, as the server sends it.

export type Good = "gold" | "stone" | "papyrus" | "silver" | "iron" | "recruit";
export type Magister = "tax_collector" | "cleric" | "scribe" | "merchant";
export type Category = "science" | "arts" | "elite_warriors";
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
