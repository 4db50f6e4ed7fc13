// Made from the views and events of src/tabard/games/throne by `python3 dev.py protocol`;
// never edited.

export type HouseName = "roselie" | "culver_lux" | "antares" | "umbral";

export type TerritoryName = "roselie" | "culver_lux" | "antares" | "umbral" | "centre";

export type WorkerName = "soldier" | "spy" | "merchant";

export type TrackName = "strength" | "intrigue" | "trade" | "wealth" | "knowledge";

export type SpaceName = "I" | "II" | "III" | "IV" | "V" | "VI" | "VII";

export type MarkerName = "0" | "1" | "2" | "star";

export type ModeName = "mix" | "deploy" | "task" | "either";

export type GuildName = "soldiers_guild" | "spies_guild" | "merchants_guild" | "bankers_guild" | "scholars_guild";

export type RowName = "sell_trade" | "sell_wealth";

export type WhereName = "territories" | "own" | "central" | "opponents" | "one_opponent";

export type ScopeName = "turn" | "week";

export type DeckName = "workforce" | "claims" | "decrees" | "merchants";

export type DecidedBy = "total" | "claims" | "town" | "shared";

/** What a seat may see. */
export interface ThroneView {
  seat: number | null;
  week: number;
  weeks: number;
  queen_alive: boolean;
  first_player: number | null;
  first_player_marker: number | null;
  space: SpaceName | null;
  merchant: string | null;
  rows: Deals;
  decree: string | null;
  half: string | null;
  action_point_token: SpaceName | null;
  display: string[];
  groups: string[][];
  tokens: TokenView[];
  anarchy: AnarchyView;
  ranking: number[];
  turn: TurnView | null;
  spaces: SpaceView[];
  players: PlayerView[];
  over: boolean;
  asked: Asked;
  decks: Record<DeckName, number>;
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

export interface Deals {
  sell_trade?: Deal;
  sell_wealth?: Deal;
}

/** What a row of the Travelling Merchant takes and gives. */
export interface Deal {
  pay: number;
  gain: number;
}

/** An Alms Bonus token, and how many Alms it is for. */
export interface TokenView {
  alms: number;
  token: string;
}

export interface AnarchyView {
  left: number;
  markers: number;
  value: number;
}

/** Whose turn it is, with the points left for further actions. */
export interface TurnView {
  player: number;
  points: number;
  mode: ModeName;
}

/** An action space with its bids from left to right. */
export interface SpaceView {
  space: SpaceName;
  open: boolean;
  stacks: StackView[];
}

/** The markers of a player in an action space. */
export interface StackView {
  player: number;
  count: number;
  markers: MarkerName[];
  bid: number | null;
}

/** A player; the house is None until it is chosen, what the viewer may not see always. */
export interface PlayerView {
  seat: number;
  house: HouseName | null;
  lord: string | null;
  tracks: Record<TrackName, number>;
  moves: Record<TrackName, number>;
  seals: Record<TrackName, number>;
  workers: Record<string, Record<WorkerName, number>>;
  supply: number;
  anarchy: number;
  influence: number;
  diplomacy: number;
  alms: number;
  guilds: GuildName[];
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

/** One thing that a claim needs, and how much of it is there. */
export interface Part {
  scope?: ScopeName;
  worker?: WorkerName;
  track?: TrackName;
  where?: WhereName;
  territory?: TerritoryName;
  bound?: number;
  measure: string;
  have: number;
  need: number;
  met: boolean;
}

/** The score pad as it would be filled now; None is what depends on hidden claims. */
export interface Pad {
  guilds: number;
  claims: number;
  ends: number | null;
  unfulfilled: number | null;
  diplomacy: number;
  alms: number;
  anarchy: number;
  influence: number;
  town: number;
  total: number;
}

/** What a half-made move holds already, and what its options cost or bring. */
export interface Asked {
  points?: number;
  track?: TrackName;
  worker?: WorkerName;
  raised?: number;
  cards?: string[];
  subterfuge?: boolean;
  first?: TrackName;
  attack?: string;
  row?: RowName;
  player?: number;
  origin?: TerritoryName;
  target?: TerritoryName;
  territory?: TerritoryName;
  single?: string;
  amount?: number;
  influence?: number;
  soldiers?: number;
  deploy?: number;
  task?: number;
  actions?: Record<string, ActionCost>;
  claim?: string[];
  commerce?: boolean;
  half?: string;
  lords?: Record<string, LordStart>;
  stays?: boolean;
  values?: Record<string, number>;
  worth?: Record<string, number>;
}

/** What an action takes from the bid and from its track, and whether that crosses a line. */
export interface ActionCost {
  cost: number;
  from_bid: number;
  from_track: number;
  crosses: boolean;
}

/** What a lord begins with. */
export interface LordStart {
  tracks: Record<string, number>;
  workers: Record<string, number>;
}

/** The score pad; `epithets` are the winners' by seat and language. */
export interface ThroneSheet {
  players: PlayerSheet[];
  winners: number[];
  decided_by: DecidedBy;
  epithets: Record<string, Record<string, string>>;
}

/** A player's column of the score pad. */
export interface PlayerSheet {
  seat: number;
  house: HouseName | null;
  lord: string | null;
  lines: SheetLine[];
  total: number;
  place: number;
  claims: number;
  completed: string[];
  missed: string[];
}

export interface SheetLine {
  line: string;
  value: number;
  clause: string;
}

/** All that can be told. */
export type ThroneEvent =
  | { event: "action_taken"; seat: number; action: string }
  | { event: "alms_moved"; seat: number; alms: number }
  | { event: "anarchy_returned"; seat: number; reason: string }
  | { event: "anarchy_taken"; seat: number; reason: string }
  | { event: "battle_fought"; seat: number; player: number; territory: TerritoryName; total: number; against: number; owner: number | null }
  | { event: "battle_joined"; seat: number; player: number; territory: TerritoryName; owner: number | null }
  | { event: "bid_placed"; seat: number; space: string; slot: number; marker: MarkerName | null }
  | { event: "bid_revealed"; seat: number; space: string; markers: MarkerName[] }
  | { event: "bids_ranked"; space: string; seats: number[] }
  | { event: "card_bought"; seat: number; player: number; card: string }
  | { event: "card_displayed"; card: string }
  | { event: "card_drawn"; seat: number; card: string | null }
  | { event: "card_offered"; seat: number; card: string }
  | { event: "cards_discarded"; seat: number; cards: string[] }
  | { event: "cards_mustered"; seat: number; track: TrackName; cards: string[] }
  | { event: "claim_completed"; seat: number; claim: string }
  | { event: "claim_drawn"; seat: number; claim: string | null }
  | { event: "claim_kept"; seat: number; claim: string | null }
  | { event: "claims_discarded"; seat: number; amount: number; claims: string[] }
  | { event: "claims_revealed"; seat: number; claims: string[]; ends: string[]; missed: string[] }
  | { event: "claims_shuffled"; amount: number }
  | { event: "claims_silent"; seat: number }
  | { event: "cleaned_up"; week: number }
  | { event: "commerce_made"; seat: number; territory: TerritoryName; row: RowName; owner: number | null }
  | { event: "deck_shuffled"; amount: number }
  | { event: "decree_declined"; seat: number }
  | { event: "decree_idle"; seat: number }
  | { event: "decree_read"; decree: string; half: string }
  | { event: "die_rolled"; seat: number; die: number }
  | { event: "diplomacy_moved"; seat: number; step: number }
  | { event: "display_cleared"; cards: string[] }
  | { event: "display_split"; seat: number; first: string[]; second: string[]; third: string[] }
  | { event: "end_claim_dealt"; seat: number; end: string }
  | { event: "end_claims_kept"; seat: number; ends: string[] }
  | { event: "first_player_drawn"; seat: number }
  | { event: "first_player_taken"; seat: number }
  | { event: "group_taken"; seat: number; cards: string[]; left: string[] }
  | { event: "guild_activated"; seat: number; guild: GuildName }
  | { event: "guild_assigned"; seat: number; guild: GuildName; replaced: GuildName | null }
  | { event: "house_chosen"; seat: number; house: HouseName }
  | { event: "influence_gained"; seat: number; amount: number }
  | { event: "lord_dealt"; seat: number; lord: string }
  | { event: "lord_revealed"; seat: number; lord: string }
  | { event: "markers_returned"; space: string }
  | { event: "match_began"; seats: number }
  | { event: "match_won"; seats: number[]; decided_by: DecidedBy }
  | { event: "mode_chosen"; seat: number; mode: ModeName }
  | { event: "nobody_ranked"; space: string }
  | { event: "offer_cleared"; cards: string[] }
  | { event: "point_supplemented"; seat: number; track: TrackName; is_crossing: boolean }
  | { event: "queen_died"; decree: string; week: number }
  | { event: "queen_outlived" }
  | { event: "raid_made"; seat: number; territory: TerritoryName; amount: number; owner: number | null }
  | { event: "sale_declined"; seat: number }
  | { event: "soldiers_routed"; seat: number; player: number; amount: number }
  | { event: "star_set"; seat: number; star: number }
  | { event: "subterfuge_made"; seat: number; territory: TerritoryName; owner: number | null }
  | { event: "token_gained"; seat: number; token: "good_offices" | "gratitude" | "helping_hands" | "public_works" }
  | { event: "token_laid"; alms: number; token: "good_offices" | "gratitude" | "helping_hands" | "public_works" }
  | { event: "total_counted"; seat: number; total: number }
  | { event: "track_lowered"; seat: number; track: TrackName; amount: number }
  | { event: "track_raised"; seat: number; track: TrackName; amount: number }
  | { event: "trader_arrived"; merchant: string }
  | { event: "turn_began"; seat: number; space: string; points: number; mode: ModeName }
  | { event: "turn_ended"; seat: number; points: number }
  | { event: "week_began"; week: number; seat: number }
  | { event: "worker_placed"; seat: number; kind: WorkerName; territory: TerritoryName; owner: number | null }
  | { event: "worker_returned"; seat: number; kind: WorkerName; territory: TerritoryName; owner: number | null }
  | { event: "worker_turned"; seat: number; kind: WorkerName; into: WorkerName; territory: TerritoryName; owner: number | null }
  | { event: "workers_moved"; seat: number; kind: WorkerName; amount: number; origin: TerritoryName; target: TerritoryName; owner: number | null };
