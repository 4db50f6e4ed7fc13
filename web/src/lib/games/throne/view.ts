// What a seat sees of a table of Throne of Allegoria, as the server sends it.

export const TRACKS = ["strength", "intrigue", "trade", "wealth", "knowledge"] as const;
export const WORKERS = ["soldier", "spy", "merchant"] as const;
export const SPACES = ["I", "II", "III", "IV", "V", "VI", "VII"] as const;
export const MARKERS = ["0", "1", "2", "star"] as const;
export const HOUSES = ["roselie", "culver_lux", "antares", "umbral"] as const;
export const CENTRE = "centre";

export type TrackName = (typeof TRACKS)[number];
export type WorkerName = (typeof WORKERS)[number];
export type SpaceName = (typeof SPACES)[number];
export type MarkerName = (typeof MARKERS)[number];
export type HouseName = (typeof HOUSES)[number];
export type TerritoryName = HouseName | typeof CENTRE;

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

/** The player who looks; undefined for a spectator. */
export function ownOf(view: ThroneView): Player | undefined {
  return view.seat === null ? undefined : view.players[view.seat];
}

/** The other players in seat order, beginning with the next one. */
export function othersOf(view: ThroneView): Player[] {
  const first = view.seat ?? -1;
  return view.players
    .map((_, index) => view.players[(first + 1 + index) % view.players.length])
    .filter((player): player is Player => player !== undefined && player.seat !== view.seat);
}

/** The territories in play: the homes by seat, then the centre. */
export function territoriesOf(view: ThroneView): TerritoryName[] {
  return [...view.players.flatMap((player) => player.house ?? []), CENTRE];
}

export function workersAt(player: Player, place: TerritoryName, kind: WorkerName): number {
  return player.workers[place]?.[kind] ?? 0;
}

/** Cards of a pile, one by one, in the order of the pile. */
export function cardsOf(counts: Record<string, number> | null): string[] {
  return Object.entries(counts ?? {}).flatMap(([card, count]) => Array<string>(count).fill(card));
}
