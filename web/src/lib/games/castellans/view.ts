// Made from the views and events of src/tabard/games/castellans by `python3 dev.py protocol`;
// never edited.

export type Phase = "setup" | "draft" | "action" | "scoring" | "reset";

export type Color = "red" | "white" | "yellow" | "purple" | "blue";

export type Good = "gold" | "wood" | "stone" | "food" | "magic";

export type Face = "gold" | "wood" | "stone" | "food" | "magic" | "influence";

export type Guild = "worker" | "soldier" | "shadow" | "holy";

export type District = "anchorage" | "bazani_gate" | "nor_high" | "penumbra" | "luna_grove" | "iron_pit";

export type Edge = "anchorage_bazani_gate" | "bazani_gate_nor_high" | "nor_high_penumbra" | "penumbra_luna_grove" | "luna_grove_iron_pit" | "iron_pit_anchorage";

export type CityToken = "manor" | "temple" | "ship" | "citizen_token";

export type Token = "manor" | "temple" | "ship" | "citizen_token" | "windmill";

export type Monument = "gate" | "ward_tower" | "statue" | "lighthouse";

export type Line = "pink" | "blue";

export type Deck = "pink" | "blue" | "wharf";

export type Deal = "buy" | "sell_vp" | "sell_influence";

export type Opponent = "brandt" | "oake" | "dray" | "vire" | "ysenne" | "vaun";

export type Programme = "manor" | "temple" | "recruit" | "windmill" | "shipyard";

export type Bonus = "wharf" | "sail";

export type DecidedBy = "score" | "stars" | "shared";

/** What everybody sees. */
export interface CastellansView {
  round: number;
  rounds: number;
  phase: Phase;
  first_player: number | null;
  scoring: District[];
  pool: Face[];
  leftover: Face[];
  lines: Lines;
  guild_of: Record<string, Guild>;
  prices: number[];
  wharf: WharfView;
  decks: Record<Deck, number>;
  discards: Discards;
  districts: DistrictView[];
  edges: EdgeView[];
  players: PlayerView[];
  guild_worth: GuildWorth[];
  stars_from: number;
  top: number;
  dividers: Record<Guild, Divider[]>;
  opponent: OpponentView | null;
  over: boolean;
  asked: Asked;
}

/** The Citizens on offer, from the edge to the centre. */
export interface Lines {
  pink: string[];
  blue: string[];
}

export interface WharfView {
  card: string | null;
  rows: WharfRow[];
  worth: number[];
}

/** A row of the Wharf card; its deal is on the back of the next one. */
export interface WharfRow {
  deal: Deal | null;
  icons: IconView[];
}

export interface IconView {
  good: Good;
  crate: number | null;
  open: boolean;
}

export interface Discards {
  pink: string[];
  blue: string[];
  wharf: string[];
}

/** What stands in a District; control is in half points, side by side. */
export interface DistrictView {
  district: District;
  guilds: Guild[];
  keeps: number;
  tokens: Record<CityToken, number>[];
  lighthouse: number | null;
  ward_tower: number | null;
  statue: number | null;
  control: number[];
  worth: number[];
}

/** A road with its Windmills, and the bridge beside it. */
export interface EdgeView {
  edge: Edge;
  windmills: number[];
  slots: number;
  gate: number | null;
}

/** A player board; the solo opponent has no seat, no goods and no powers. */
export interface PlayerView {
  seat: number | null;
  opponent: Opponent | null;
  color: Color;
  score: number;
  place: number;
  goods: Record<Good, number>;
  limits: Record<Good, number>;
  guilds: Record<Guild, number>;
  stars: number;
  manors: Record<string, District | null>;
  supply: Record<Token, number>;
  lighthouse_left: boolean;
  monuments: Monuments;
  crates: number;
  drafted: Face[];
  spent: Face[];
  citizens: string[];
}

export interface Monuments {
  gate: AtEdge | null;
  ward_tower: AtDistrict | null;
  statue: AtDistrict | null;
  lighthouse: AtDistrict | null;
}

/** Where a Gate stands, and what it would score now. */
export interface AtEdge {
  site: Edge;
  vp: number;
}

/** Where a Monument stands, and what it would score now. */
export interface AtDistrict {
  site: District;
  vp: number;
}

/** What a track would score for each side, as things stand. */
export interface GuildWorth {
  guild: Guild;
  worth: number[];
}

/** After which space of its track it lies, and what it pays. */
export interface Divider {
  after: number;
  gain: Record<string, number>;
}

/** The Opponent card. */
export interface OpponentView {
  opponent: Opponent;
  difficulty: number;
  priority: Face[];
  rounds: PlanView[];
}

/** What the solo opponent does in a round. */
export interface PlanView {
  actions: Programme[];
  monument: Monument | null;
  bonus: BonusView;
}

export interface BonusView {
  kind: Bonus;
  deal?: Deal;
  faces?: Face[];
  sails?: number;
}

/** Whom the match waits for, what a half-made move holds already, and facts for texts. */
export interface Asked {
  seat?: number;
  prompt?: string;
  action?: string;
  bonus?: Face;
  has_acted?: boolean;
  has_built?: boolean;
  price?: number;
  good?: Good;
  units?: number;
  at?: District | Edge | null;
  monument?: Monument;
  chosen?: Chosen[];
  also?: Record<string, string[]>;
  buy?: number;
  coins?: number;
  costs?: Record<string, number>;
  faces?: Record<string, Face[]>;
  favour?: number;
  gain?: Record<string, number>;
  gains?: Record<Face, Record<string, number>>;
  gold?: Record<string, number>;
  pushes?: number | Record<string, number>;
  tracks?: Record<Guild, TrackFacts>;
  vp?: number;
  worth?: Record<string, number>;
}

export interface Chosen {
  kind: string;
  name: string;
}

export interface TrackFacts {
  from: number;
  to: number;
  gains: Record<string, number>[];
  ahead: Ahead | null;
}

/** The next divider of a track, by the space behind it. */
export interface Ahead {
  space: number;
  gain: Record<string, number>;
}

export interface CastellansSheet {
  players: PlayerSheet[];
  scored: District[][];
  winners: number[];
  decided_by: DecidedBy;
}

/** The column of a side. */
export interface PlayerSheet {
  seat: number | null;
  opponent: Opponent | null;
  color: Color;
  rounds: RoundSheet[];
  guilds: SheetLine[];
  total: number;
  stars: number;
  place: number;
}

/** The lines of one round, and their sum. */
export interface RoundSheet {
  round: number;
  control: SheetLine[];
  monuments: SheetLine[];
  others: SheetLine[];
  total: number;
}

export interface SheetLine {
  line: string;
  value: number;
  clause: string;
}

/** All that can be told. */
export type CastellansEvent =
  | { event: "back_shown"; back: "buy-sell_influence-sell_vp" | "buy-sell_vp-sell_influence" | "sell_influence-buy-sell_vp" | "sell_influence-sell_vp-buy" | "sell_vp-buy-sell_influence" | "sell_vp-sell_influence-buy" }
  | { event: "citizen_laid"; citizen: string; line: Line }
  | { event: "citizen_recruited"; seat: string | number; citizen: string; line: Line }
  | { event: "citizen_used"; seat: string | number; citizen: string }
  | { event: "citizens_discarded"; line: Line; citizens: string[] }
  | { event: "crate_placed"; seat: string | number; row: number; column: number; deal: Deal; good: Good }
  | { event: "crate_unlocked"; seat: string | number; crates: number }
  | { event: "crates_returned"; card: string }
  | { event: "decision_rolled"; pips: number }
  | { event: "deck_shuffled"; line: Line; count: number }
  | { event: "dice_rolled"; faces: Face[] }
  | { event: "die_drafted"; seat: string | number; rolled: Face; face: Face }
  | { event: "die_spent"; seat: string | number; action: string; rolled: Face; face: Face }
  | { event: "district_scored"; district: District; halves: number[]; keeps: number; points: number[]; opponent: Opponent | null }
  | { event: "divider_crossed"; seat: string | number; guild: Guild; after: number }
  | { event: "first_player_chosen"; seat: string | number }
  | { event: "gate_built"; seat: string | number; edge: Edge }
  | { event: "goods_gained"; seat: string | number; good: Good; amount: number; lost: number }
  | { event: "guild_scored"; guild: Guild; spaces: number[]; points: number[]; opponent: Opponent | null }
  | { event: "keep_placed"; district: District }
  | { event: "leftover_read"; seat: string | number; face: Face }
  | { event: "leftover_set"; faces: Face[] }
  | { event: "manor_built"; seat: string | number; manor: string; district: District }
  | { event: "match_began"; seats: number }
  | { event: "match_ended"; winners: (string | number)[]; decided_by: DecidedBy }
  | { event: "monument_built"; seat: string | number; monument: Monument; district: District }
  | { event: "monument_scored"; seat: string | number; monument: Monument; district: District | null; edge: Edge | null; count: number; vp: number }
  | { event: "opponent_acted"; seat: string | number; icon: Programme; face: Face }
  | { event: "opponent_bonus"; seat: string | number; bonus: Bonus }
  | { event: "opponent_chosen"; opponent: Opponent }
  | { event: "opponent_monument"; seat: string | number; monument: Monument }
  | { event: "paid"; seat: string | number; good: Good; units: number; magic: number; gold: number }
  | { event: "power_used"; seat: string | number; manor: string }
  | { event: "push_lost"; seat: string | number; guild: Guild | null; count: number }
  | { event: "pushed"; seat: string | number; guild: Guild; space: number }
  | { event: "round_began"; round: number; seat: string | number }
  | { event: "scepter_passed"; seat: string | number }
  | { event: "ship_sailed"; seat: string | number; origin: District; district: District }
  | { event: "token_placed"; seat: string | number; token: Token; district: District }
  | { event: "vp_gained"; seat: string | number; vp: number }
  | { event: "wharf_scored"; crates: number[]; points: number[]; opponent: Opponent | null }
  | { event: "wharf_turned"; card: string }
  | { event: "windmill_built"; seat: string | number; edge: Edge };
