// Made from the views and events of src/tabard/games/archon by `python3 dev.py protocol`;
// never edited.

export type Season = "spring" | "summer" | "autumn";

export type Phase = "setup" | "round" | "round_end" | "season_end" | "game_end";

export type Emblem = "unicorn" | "dragon" | "lion" | "eagle";

export type Good = "gold" | "stone" | "papyrus" | "silver" | "iron" | "recruit";

export type Kind = "courtier" | "tax_collector" | "cleric" | "scribe" | "merchant";

export type Magister = "tax_collector" | "cleric" | "scribe" | "merchant";

export type Pile = "played" | "hand" | "reserve";

export type Category = "science" | "arts" | "elite_warriors";

export type Deck = "favors" | "provinces" | "science" | "arts" | "attacks";

export type DecidedBy = "score" | "gold" | "goods" | "shared";

/** What a seat may see; of what never runs out the stock is null. */
export interface ArchonView {
  seat: number | null;
  round: number;
  rounds: number;
  season: Season;
  phase: Phase;
  order: number[];
  grants: GrantView[];
  slots: SlotView[];
  province: string | null;
  repository: Record<string, number>;
  stock: Record<Good, number | null>;
  displays: Displays;
  decks: Record<Deck, number>;
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

/** The King's Grant of a season: VP by rank. */
export interface GrantView {
  season: Season;
  grant: string;
  rows: Record<Category, number[]>;
}

/** A slot, not open under a cover: Courtiers needed, tax due from the viewer, Palace favor. */
export interface SlotView {
  slot: string;
  building: string;
  cards: number;
  open: boolean;
  figures: number[];
  tokens: number[];
  tax: number;
  favor?: string;
}

export interface Displays {
  science: ScienceCard[];
  arts: ArtsCard[];
}

export interface ScienceCard {
  vp: number;
  bonus: Record<string, number>;
  card: string;
}

export interface ArtsCard {
  vp: number;
  bonus: Record<string, number>;
  card: string;
}

/** A space of the wall, and whose Elite Warrior stands there. */
export interface WallSpace {
  space: number;
  vp: number;
  player: number | null;
}

/** A kind of tile: how many are left, and whether its level is open. */
export interface TileView {
  tile: string;
  level: number;
  left: number;
  open: boolean;
  cost: Record<string, number>;
  vp: number;
}

/** What a player has; `standing` is what the season's King's Grant would give now. */
export interface PlayerView {
  seat: number;
  emblem: Emblem;
  score: number;
  place: number;
  goods: Record<Good, number>;
  cards: Record<string, number>;
  hand: Record<string, number> | null;
  reserve: Record<string, number> | null;
  hand_size: number;
  reserve_size: number;
  played: Record<string, number>;
  magisters: Record<Magister, number>;
  figures: number;
  passed: boolean;
  standing: Record<Category, number> | null;
  unused: number | null;
  passages: number;
  science: string[];
  arts: string[];
  warriors: number;
  tiles: BuiltTile[];
}

/** A tile of a player, and what it would score at the end. */
export interface BuiltTile {
  tile: string;
  worth: number;
}

/** What the seat that is asked has named already, and what its options cost. */
export interface Asked {
  prompt?: string;
  left?: number;
  second?: boolean;
  slot?: string | null;
  kind?: string | null;
  off?: number;
  price?: number;
  buy?: number;
  sell?: number;
  tile?: string | null;
  strength?: number;
  due?: number;
  resources?: number;
  usable?: string[];
  merchant?: number;
  tax?: number;
  acts?: Record<string, Act>;
  rest?: Record<string, Record<string, number>> | null;
  costs?: Record<string, Record<string, number>>;
  worth?: Record<string, number>;
  ability?: Ability;
}

/** What a building costs the seat that is asked, and brings it. */
export interface Act {
  gold?: number;
  cubes?: number;
  recruit?: number;
  trades?: number;
  first?: number;
  buy?: number;
  sell?: number;
  cost?: Record<string, number>;
  vp?: number;
  magisters?: string[];
  tiles?: string[];
}

/** What an own tile adds to a card; empty without that tile. */
export interface Ability {
  tile?: string;
  vp?: number;
  gold?: number;
}

export interface ArchonSheet {
  players: PlayerSheet[];
  winners: number[];
  decided_by: DecidedBy;
}

/** The column of a player. */
export interface PlayerSheet {
  seat: number;
  emblem: Emblem;
  start: SheetLine;
  seasons: SeasonSheet[];
  end: SheetLine[];
  total: number;
  place: number;
}

export interface SheetLine {
  line: string;
  value: number;
  clause: string;
}

export interface SeasonSheet {
  season: Season;
  lines: SheetLine[];
  total: number;
}

/** All that can be told. */
export type ArchonEvent =
  | { event: "attack_drawn"; attack: "brigands" | "free_company" | "great_horde" | "hill_clans" | "rebel_barons" | "river_raiders"; strength: number; defenders: number }
  | { event: "card_shown"; science: string | null; arts: string | null }
  | { event: "card_taken"; seat: number; science: string | null; arts: string | null }
  | { event: "cards_divided"; seat: number; cards: number[] }
  | { event: "cube_taken"; seat: number; good: Good }
  | { event: "cubes_swapped"; seat: number; given: Good; taken: Good }
  | { event: "favor_laid"; favor: string; place: number }
  | { event: "favor_left"; favor: string }
  | { event: "favor_used"; seat: number; favor: string }
  | { event: "figure_placed"; seat: number; slot: string; kind: Kind; count: number; has_benefit: boolean; was_hidden: boolean }
  | { event: "goods_gained"; seat: number; good: Good; amount: number; lost: number }
  | { event: "goods_paid"; seat: number; amounts: number[] }
  | { event: "grant_laid"; season: Season; grant: "grant_1" | "grant_2" | "grant_3" | "grant_4" | "grant_5" | "grant_6" }
  | { event: "grant_scored"; category: Category; items: number[]; points: number[] }
  | { event: "leftovers_scored"; seat: number; vp: number }
  | { event: "magister_hired"; seat: number; magister: Kind; space: number; pile: Pile | null; was_hidden: boolean; tells_of_hand: boolean }
  | { event: "match_began"; seats: number }
  | { event: "match_ended"; winners: number[]; decided_by: DecidedBy }
  | { event: "order_set"; order: number[] }
  | { event: "passed"; seat: number; unused: number }
  | { event: "province_revealed"; province: string; cubes: number[] }
  | { event: "raid_suffered"; seat: number; lost: number[]; vp: number }
  | { event: "reserve_taken"; round: number }
  | { event: "round_began"; round: number }
  | { event: "round_ended"; round: number }
  | { event: "second_action_declined"; seat: number }
  | { event: "tax_paid"; seat: number; player: number; gold: number }
  | { event: "tile_built"; seat: number; tile: string }
  | { event: "tile_scored"; seat: number; tile: string; count: number; vp: number }
  | { event: "token_placed"; seat: number; building: string }
  | { event: "trade_made"; seat: number; good: Good; is_purchase: boolean; price: number }
  | { event: "unused_revealed"; seat: number; cards: number[]; was_hidden: boolean }
  | { event: "vp_gained"; seat: number; vp: number }
  | { event: "wall_held"; strength: number }
  | { event: "warrior_posted"; seat: number; space: number }
  | { event: "warriors_returned"; season: Season };
