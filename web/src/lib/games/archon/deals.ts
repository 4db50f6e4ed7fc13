// What the buildings ask and give: as the question tells it, else as it is printed.

import type { Files } from "../../board/printed";
import type { Texts } from "../../texts";
import { constantOf, factOf } from "./printed";
import type { Amounts } from "./reading";
import type { Act, ArchonView } from "./view";

export interface Deal {
  cost: Amounts;
  gain: Amounts;
}

/** What one gets where the building itself has no fixed gain. */
const PURCHASES: Record<string, string> = {
  planetarium: "science",
  academy: "arts",
  royal_guard: "warrior",
  guild_hall: "magister",
  builders_guild: "tile",
};

/** The deals of a building; the Marketplace has two, the Palace those of its favors. */
export function dealsOf(view: ArchonView, data: Files, building: string): Deal[] {
  const act = view.asked.acts?.[building];
  if (building === "marketplace") return trades(data, act);
  const fact = factOf(data, "buildings", "building", building);
  const bought = PURCHASES[building];
  if (bought) return [{ cost: act?.cost ?? fact?.cost ?? {}, gain: { [bought]: 1 } }];
  return [{ cost: {}, gain: given(act) ?? renamed(fact?.gain ?? {}) }];
}

/** How many trades a visit to the Marketplace allows. */
export function tradesOf(view: ArchonView, data: Files): number {
  return view.asked.acts?.["marketplace"]?.trades ?? constantOf(data, "trades") ?? 0;
}

function trades(data: Files, act: Act | undefined): Deal[] {
  const buy = act?.first ?? constantOf(data, "buy_price") ?? 0;
  const sell = act?.sell ?? constantOf(data, "sell_price") ?? 0;
  return [
    { cost: { gold: buy }, gain: { cube: 1 } },
    { cost: { cube: 1 }, gain: { gold: sell } },
  ];
}

function given(act: Act | undefined): Amounts | undefined {
  if (act?.gold !== undefined) return { gold: act.gold };
  if (act?.cubes !== undefined) return { cube: act.cubes };
  return act?.recruit === undefined ? undefined : { recruit: act.recruit };
}

/** In the Repository any resource is a cube that lies there. */
function renamed(gain: Amounts): Amounts {
  const { any_resource: cube, ...rest } = gain;
  return cube === undefined ? rest : { ...rest, cube };
}

const ORDER = ["recruit", "stone", "papyrus", "silver", "iron", "gold"];

/** Amounts that can be shown one after the other, in the order of the games' texts. */
export function listed(amounts: Amounts): [string, number][] {
  const place = (name: string): number => {
    if (name === "vp") return -1;
    const found = ORDER.indexOf(name);
    return found < 0 ? ORDER.length : found;
  };
  return Object.entries(amounts)
    .filter(([, amount]) => amount > 0)
    .sort(([one], [other]) => place(one) - place(other));
}

/** Amounts in words: `1 stone, 2 gold`. */
export function amountWords(texts: Texts, amounts: Amounts): string {
  return listed(amounts)
    .map(([name, amount]) => {
      if (name === "vp") return texts.say("part-vp", { vp: amount });
      if (name === "any_resource") return texts.say("part-any_resource", { amount });
      return texts.say("part-sum", { good: name, amount });
    })
    .join(", ");
}

/** Cards of a pile in words: `3 Courtiers, 1 Scribe`. */
export function cardWords(texts: Texts, pile: Amounts): string {
  const parts = Object.entries(pile)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => texts.say("part-cards", { kind, count }));
  return parts.join(", ") || texts.say("part-no_cards");
}
