// What a seat sees of a table of Castellans, as the server sends it.

export type Good = "gold" | "wood" | "stone" | "food" | "magic";
export type Face = Good | "influence";
export type Guild = "worker" | "soldier" | "shadow" | "holy";
export type Token = "manor" | "temple" | "ship" | "citizen_token";
export type Line = "pink" | "blue";
export type Deal = "buy" | "sell_vp" | "sell_influence";
export type Monument = "gate" | "ward_tower" | "statue" | "lighthouse";
/** What a divider, a face or a power brings, by name. */
export type Gain = Record<string, number>;

export interface Icon {
  good: Good;
  crate: number | null;
  open: boolean;
}

export interface District {
  district: string;
  guilds: Guild[];
  keeps: number;
  tokens: Record<Token, number>[];
  lighthouse: number | null;
  ward_tower: number | null;
  statue: number | null;
  /** In half points, side by side. */
  control: number[];
  worth: number[];
}

export interface Edge {
  edge: string;
  windmills: number[];
  slots: number;
  gate: number | null;
}

export interface Side {
  seat: number | null;
  opponent: string | null;
  color: string;
  score: number;
  place: number;
  goods: Record<Good, number>;
  limits: Record<Good, number>;
  guilds: Record<Guild, number>;
  stars: number;
  manors: Record<string, string | null>;
  supply: Record<Token | "windmill", number>;
  lighthouse_left: boolean;
  monuments: Record<Monument, { site: string; vp: number } | null>;
  crates: number;
  drafted: Face[];
  spent: Face[];
  citizens: string[];
}

export interface Plan {
  actions: string[];
  monument: Monument | null;
  bonus: { kind: "wharf" | "sail"; deal?: Deal; faces?: Face[]; sails?: number };
}

export interface Opponent {
  opponent: string;
  difficulty: number;
  priority: Face[];
  rounds: Plan[];
}

export interface Asked {
  seat?: number;
  prompt?: string;
  good?: Good;
  units?: number;
  gold?: Record<string, number>;
  at?: string | null;
  worth?: Record<string, number>;
  tracks?: Record<Guild, { from: number; to: number; gains: Gain[] }>;
  chosen?: { kind: string; name: string }[];
}

export interface CastellansView {
  round: number;
  rounds: number;
  phase: "setup" | "draft" | "action" | "scoring" | "reset";
  first_player: number | null;
  scoring: string[];
  pool: Face[];
  leftover: Face[];
  lines: Record<Line, string[]>;
  guild_of: Record<string, Guild>;
  prices: number[];
  wharf: { card: string | null; rows: { deal: Deal | null; icons: Icon[] }[]; worth: number[] };
  decks: Record<Line | "wharf", number>;
  discards: Record<Line | "wharf", string[]>;
  districts: District[];
  edges: Edge[];
  players: Side[];
  stars_from: number;
  top: number;
  dividers: Record<Guild, { after: number; gain: Gain }[]>;
  guild_worth: { guild: Guild; worth: number[] }[];
  opponent: Opponent | null;
  over: boolean;
  asked: Asked;
}
