// The view of Castellans as the game sends it, and small questions to it.

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

export const GOODS: readonly Good[] = ["gold", "wood", "stone", "food", "magic"];
export const GUILDS: readonly Guild[] = ["worker", "soldier", "shadow", "holy"];
export const TOKENS: readonly Token[] = ["manor", "temple", "ship", "citizen_token"];
export const LINES: readonly Line[] = ["pink", "blue"];
export const MONUMENTS: readonly Monument[] = ["gate", "ward_tower", "statue"];
/** The neutral side, which owns Keeps, beside the numbers of players. */
export const GREEN = -1;

export interface Standing {
  /** A number of `players`, or GREEN. */
  side: number;
  halves: number;
  vp: number;
}

/** Who has a part in the control of a District, the strongest first. */
export function standingsIn(district: District): Standing[] {
  const found = district.control.map((halves, side) => ({
    side,
    halves,
    vp: district.worth[side] ?? 0,
  }));
  found.push({ side: GREEN, halves: 2 * district.keeps, vp: 0 });
  return found
    .filter((standing) => standing.halves > 0)
    .sort((one, other) => other.halves - one.halves || other.vp - one.vp);
}

/** Half points as people write them: `2½`. */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}

/** What a round would bring a side, as things stand. */
export interface Forecast {
  side: number;
  control: number;
  monuments: number;
  wharf: number;
  total: number;
}

export function forecastsOf(view: CastellansView): Forecast[] {
  return view.players.map((player, side) => {
    const scored = view.districts.filter((each) => view.scoring.includes(each.district));
    const control = sum(scored.map((each) => each.worth[side] ?? 0));
    const monuments = sum(Object.values(player.monuments).map((each) => each?.vp ?? 0));
    const wharf = view.wharf.worth[side] ?? 0;
    return { side, control, monuments, wharf, total: control + monuments + wharf };
  });
}

/** How many Crates each side has on the Wharf card. */
export function cratesOn(view: CastellansView): number[] {
  const icons = view.wharf.rows.flatMap((row) => row.icons);
  return view.players.map((_, side) => icons.filter((icon) => icon.crate === side).length);
}

/** The side that a seat of an event means: a number, or the id of the solo opponent. */
export function sideOf(view: CastellansView, seat: unknown): number {
  if (typeof seat === "number") return seat;
  return view.players.findIndex((player) => player.seat === null && player.opponent === seat);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
