// Made from the views and events of src/tabard/games/allegiance by `python3 dev.py protocol`;
// never edited.

export type Pile = "temple" | "guild";

export type Side = "temple" | "guild" | "unaligned";

export type Place = "temple" | "guild" | "tableau" | "converted" | "removed";

export type Line = "cards" | "nobles" | "converted" | "merchants" | "followers" | "total";

/** What a seat may see. */
export interface AllegianceView {
  seat: number | null;
  round: number;
  rounds: number;
  first_action: number | null;
  deck: number;
  boxed: Record<string, number>;
  organisations: Organisations;
  players: PlayerView[];
  table: TableCard[];
  placed: PlacedCard[];
  tracked: TrackedCard[];
  picks: string[];
  confirmed: number[];
  recalled: Recalled[];
  kinds: KindView[];
  over: boolean;
}

export interface Organisations {
  temple: PileView;
  guild: PileView;
}

/** An organisation; its cards are known when all is over. */
export interface PileView {
  count: number;
  lost: number;
  cards: string[];
}

export interface PlayerView {
  seat: number;
  cards: number;
  hand: Record<string, number> | null;
}

export interface TableCard {
  card: number;
  kind: string | null;
  place: Place;
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

export interface TrackedCard {
  card: number;
  place: Pile;
  from: number;
  round: number;
}

/** What was seen of a hand, and where it may be now. */
export interface Recalled {
  player: number;
  kinds: string[];
  not_of_guild: number;
  in_hand: boolean;
  or_placed_as: number[];
  nothing_else_in: number[];
}

/** What a kind is at this table. */
export interface KindView {
  kind: string;
  side: Side;
  power: string | null;
}

export interface AllegianceSheet {
  influence: Influences;
  leading: Pile;
  players: PlayerSheet[];
  winners: number[];
  decided_by: string;
}

export interface Influences {
  temple: InfluenceLines;
  guild: InfluenceLines;
}

/** How an organisation came by its influence. */
export interface InfluenceLines {
  cards: number;
  nobles: number;
  converted: number;
  merchants: number;
  followers: number;
  total: number;
}

/** The points of a player; `changes` are powers that changed what the cards show. */
export interface PlayerSheet {
  seat: number;
  temple_points: number;
  guild_points: number;
  changes: string[];
  allegiance: Pile;
  wins: boolean;
}

/** All that can be told. */
export type AllegianceEvent =
  | { event: "allegiance_found"; seat: number; temple_points: number; guild_points: number; faction: Side }
  | { event: "allocation_ended"; on_temple: number; on_guild: number }
  | { event: "card_assassinated"; seat: number; place: Place; player: number | null; card: string | null; known: number | null; shown: number | null }
  | { event: "card_converted"; seat: number; player: number; card: string; is_from_hand: boolean }
  | { event: "card_dealt"; seat: number; card: string }
  | { event: "card_infiltrated"; seat: number; player: number; laid: number; card: string | null }
  | { event: "card_used"; seat: number; card: string }
  | { event: "cards_allocated"; seat: number; temple: string; guild: string }
  | { event: "face_down_seen"; seat: number; player: number; laid: number; card: string | null }
  | { event: "first_action_given"; seat: number }
  | { event: "followers_laid"; seat: number; card: string; amount: number; in_all: number }
  | { event: "guard_placed"; seat: number; card: string }
  | { event: "hand_card_assassinated"; seat: number; player: number; card: string | null }
  | { event: "hand_revealed"; seat: number; cards: string[]; face_down: string[] }
  | { event: "hand_seen"; seat: number; player: number; cards: string[] }
  | { event: "influence_counted"; on_temple: number; on_guild: number; faction: Side }
  | { event: "match_began"; seats: number; boxed: number }
  | { event: "match_won"; seats: number[]; reason: string }
  | { event: "nothing_happened"; seat: number; card: string }
  | { event: "nothing_to_convert"; seat: number; player: number }
  | { event: "pile_revealed"; pile: Place; cards: string[] }
  | { event: "round_began"; round: number; seat: number; left: number }
  | { event: "turn_ended"; seat: number; has_acted: boolean };
