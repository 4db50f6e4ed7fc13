// Where on the board of Throne each answer stands.
import type { Spot } from "../../board/spots";
import type { Ask, Bar, Option } from "../../protocol";
import type { ThroneView, WorkerName } from "./view";

/** Workers of one kind at one place; a Battlefield, a Tavern or a Market. */
export function siteSpot(place: string, kind: string): Spot {
  return `site:${place}-${kind}`;
}

export function troopSpot(place: string, kind: string, seat: number): Spot {
  return `troop:${place}-${kind}-${seat}`;
}

export function trackSpot(seat: number, track: string): Spot {
  return `track:${seat}-${track}`;
}

export function anarchySpot(seat: number): Spot {
  return `anarchy:${seat}`;
}

type Place = (ask: Ask, option: Option | Bar, view: ThroneView) => Spot;

const HAND_PROMPTS = ["muster", "decree_discard", "decree_diplomacy"];
const OFFER_PROMPTS = ["keep_offer", "buy_card"];
/** Of which kind the workers are that a question is about, if it does not say. */
const KINDS: Record<string, WorkerName> = {
  attack_where: "soldier",
  subterfuge_where: "spy",
  commerce_where: "merchant",
  decree_soldier_for_influence: "soldier",
};

/** The same for questions that come after a site was named. */
const KINDS_NAMED: Record<string, WorkerName> = {
  commerce_row: "merchant",
  commerce_gain: "merchant",
};

function own(view: ThroneView): number {
  return view.seat ?? 0;
}

function home(view: ThroneView): string {
  return view.players[own(view)]?.house ?? "";
}

function kindOf(ask: Ask, view: ThroneView): string {
  const named = ask.prompt.fields["worker"];
  if (typeof named === "string") return named;
  return KINDS[ask.prompt.key] ?? view.asked.worker ?? "";
}

/** Kinds of options that stand where their name says. */
const NAMED: Record<string, string> = {
  end: "claim",
  claim: "claim",
  lord: "lord",
  house: "house",
  space: "space",
  marker: "marker",
  action: "action",
  mode: "mode",
  single: "display",
  worker: "kind",
  into: "kind",
  guild: "guild",
  replace: "guild",
  row: "row",
  gain: "gain",
  grant: "grant",
  boost: "boost",
  spoil: "spoil",
};

const PLACES: Record<string, Place> = {
  star: (_, option) => `star:${option.number}`,
  group: (_, option) => `group:${option.number}`,
  amount: (_, option) => `amount:${option.number}`,
  territory: (ask, option, view) => siteSpot(option.name, kindOf(ask, view)),
  player: (ask, option) =>
    troopSpot(String(ask.prompt.fields["territory"] ?? ""), "soldier", option.number),
  track: (_, option, view) => trackSpot(view.asked.player ?? own(view), option.name),
  card: (ask, option) => `${pileOf(ask)}:${option.name}`,
  keep: (ask) => `claim:${String(ask.prompt.fields["claim"] ?? "")}`,
  return: (_, __, view) => anarchySpot(own(view)),
  accept: (ask, _, view) =>
    ask.prompt.key === "decree_return_anarchy"
      ? anarchySpot(own(view))
      : siteSpot(home(view), kindOf(ask, view)),
  branch: (_, option, view) => {
    if (option.name === "track") return trackSpot(own(view), view.asked.track ?? "");
    return option.name === "card" ? "hand:all" : anarchySpot(own(view));
  },
};

function pileOf(ask: Ask): string {
  if (HAND_PROMPTS.includes(ask.prompt.key)) return "hand";
  return OFFER_PROMPTS.includes(ask.prompt.key) ? "offer" : "display";
}

/** The sites that were named already for the question at hand. */
export function namedSites(ask: Ask | null, view: ThroneView): Spot[] {
  if (!ask) return [];
  const { origin, target, attack, territory } = view.asked;
  const told = ask.prompt.fields["territory"];
  const places = [origin, target, attack, territory, typeof told === "string" ? told : undefined];
  const kind = kindOf(ask, view) || (KINDS_NAMED[ask.prompt.key] ?? "soldier");
  return places.filter((place) => place).map((place) => siteSpot(String(place), kind));
}

/** The spot of an answer; empty if it has no natural place. */
export function spotOf(ask: Ask, option: Option | Bar, view: ThroneView): Spot {
  const place = PLACES[option.kind];
  if (place) return place(ask, option, view);
  const row = NAMED[option.kind];
  return row === undefined ? "" : `${row}:${option.name}`;
}
