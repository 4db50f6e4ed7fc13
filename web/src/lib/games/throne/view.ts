// What a seat sees of a table of Throne of Allegoria, as the server sends it.

export type TrackName = "strength" | "intrigue" | "trade" | "wealth" | "knowledge";
export type WorkerName = "soldier" | "spy" | "merchant";
export type SpaceName = "I" | "II" | "III" | "IV" | "V" | "VI" | "VII";
export type MarkerName = "0" | "1" | "2" | "star";
export type HouseName = "roselie" | "culver_lux" | "antares" | "umbral";
export type TerritoryName = HouseName | "centre";

/** One thing that a claim needs, and how much of it is there. */
export interface Part {
  measure: string;
  have: number;
  need: number;
  met: boolean;
  scope?: "turn" | "week";
  worker?: WorkerName;
  track?: TrackName;
  where?: string;
  territory?: TerritoryName;
  bound?: number;
}

export type Pad = Record<string, number | null>;

export interface Player {
  seat: number;
  /** Null until it is chosen, where houses are. */
  house: HouseName | null;
  lord: string | null;
  tracks: Record<TrackName, number>;
  moves: Record<TrackName, number>;
  seals: Record<TrackName, number>;
  workers: Partial<Record<TerritoryName, Record<WorkerName, number>>>;
  supply: number;
  anarchy: number;
  influence: number;
  diplomacy: number;
  alms: number;
  guilds: string[];
  cards: number;
  seen_cards: Record<string, number>;
  claims: number;
  done: string[];
  ends: number;
  markers: Record<MarkerName, number> | null;
  hand: Record<string, number> | null;
  claim_cards: string[] | null;
  end_cards: string[] | null;
  other_ends: string[] | null;
  lords: string[] | null;
  progress: Record<string, Part[]>;
  pad: Pad;
}

export interface Stack {
  player: number;
  count: number;
  markers: MarkerName[];
  bid: number | null;
}

export interface Space {
  space: SpaceName;
  open: boolean;
  stacks: Stack[];
}

export interface Deal {
  pay: number;
  gain: number;
}

/** What the question at hand is about; depends on the question. */
export interface Asked {
  worth?: Record<string, number>;
  claim?: string[];
  points?: number;
  actions?: Record<
    string,
    { cost: number; from_bid: number; from_track: number; crosses: boolean }
  >;
  worker?: WorkerName;
  track?: TrackName;
  player?: number;
  first?: TrackName;
  attack?: TerritoryName | "";
  territory?: TerritoryName;
  origin?: TerritoryName;
  target?: TerritoryName;
  single?: string;
  row?: string;
  cards?: string[];
  raised?: number;
}

export interface ThroneView {
  seat: number | null;
  week: number;
  weeks: number;
  queen_alive: boolean;
  first_player: number | null;
  first_player_marker: number | null;
  space: SpaceName | null;
  merchant: string | null;
  rows: Partial<Record<"sell_trade" | "sell_wealth", Deal>>;
  decree: string | null;
  half: string | null;
  action_point_token: SpaceName | null;
  display: string[];
  groups: string[][];
  tokens: { alms: number; token: string }[];
  anarchy: { left: number; markers: number; value: number };
  spaces: Space[];
  ranking: number[];
  turn: { player: number; points: number; mode: string } | null;
  players: Player[];
  over: boolean;
  asked: Asked;
  decks: { workforce: number; claims: number; decrees: number; merchants: number };
  discard: Record<string, number>;
  claim_discard: number;
  decrees_read: string[];
  merchants_seen: string[];
  drawn: string[];
  drawn_count: number;
  offer: string[];
  offer_count: number;
  discarded_claims: string[];
  picks: string[];
  picking: number[];
}

export interface SheetColumn {
  seat: number;
  lord: string | null;
  lines: { line: string; value: number; clause: string }[];
  total: number;
  place: number;
  completed: string[];
  missed: string[];
}

export interface Sheet {
  players: SheetColumn[];
  winners: number[];
  decided_by: string;
  epithets: Record<string, Record<string, string>>;
}
