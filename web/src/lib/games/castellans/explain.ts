// What is said of each thing on the board: name, effect, standing, clause and provenance.

import type { Content } from "../../board/explanation.svelte";
import { entryOf, numberIn, provenance, textIn } from "../../board/printed";
import { say } from "../../words.svelte";
import {
  ACTION_CLAUSES,
  CITIZEN_CLAUSES,
  CLAUSES,
  DEAL_CLAUSES,
  MANOR_CLAUSES,
  TOKEN_CLAUSES,
} from "./clauses";
import type { Desk } from "./desk";
import { nameOf } from "./people";
import { gainIn, gainText } from "./printed";
import { halvesText, standingsIn } from "./reading";
import type { Deal, DistrictView, EdgeView, Face, Good, Guild, IconView, PlayerView } from "./view";

export function clauseOf(key: string): Pick<Content, "clause"> {
  const clause = CLAUSES[key];
  return clause ? { clause } : {};
}

/** `Worker and Shadow`. */
export function guildsText(desk: Desk, guilds: readonly Guild[]): string {
  return desk.texts.inARow(guilds.map((guild) => desk.texts.say(`part-guild_${guild}`)));
}

export function explainDistrict(desk: Desk, district: DistrictView): Content {
  const { texts, view } = desk;
  const isScored = view.scoring.includes(district.district);
  const entry = entryOf(desk.data, "districts", "district", district.district);
  const standings = standingsIn(district).map((standing, index) =>
    say("castellans-standing", {
      rank: index + 1,
      name: nameOf(desk, standing.side),
      points: halvesText(standing.halves),
      vp: standing.vp,
    }),
  );
  return {
    title: texts.noun(district.district),
    subtitle: guildsText(desk, district.guilds),
    text: standings.length > 0 ? standings : [say("castellans-empty")],
    notes: [
      say(isScored ? "castellans-scored-now" : "castellans-scored-later"),
      ...(entry?.["die"] ? [say("castellans-district-die", { die: numberIn(entry, "die") })] : []),
    ],
    ...clauseOf("district"),
    ...provenance(entry),
  };
}

export function explainRoad(desk: Desk, edge: EdgeView): Content {
  const count = edge.windmills.reduce((sum, each) => sum + each, 0);
  const owners = edge.windmills.flatMap((each, side) =>
    each > 0 ? [`${nameOf(desk, side)} ${each}`] : [],
  );
  return {
    title: say("castellans-road", { name: desk.texts.noun(edge.edge) }),
    subtitle: say("castellans-road-mills", { count, slots: edge.slots }),
    text: [...(owners.length > 0 ? [owners.join(", ")] : []), say("castellans-road-text")],
    ...clauseOf("road"),
    ...provenance(entryOf(desk.data, "districts", "edge", edge.edge)),
  };
}

export function explainBridge(desk: Desk, edge: EdgeView): Content {
  return {
    title: say("castellans-bridge", { name: desk.texts.noun(edge.edge) }),
    subtitle: ownedBy(desk, "gate", edge.gate),
    text: [...worthLine(desk, "gate", edge.gate), say("castellans-does-gate")],
    clause: CLAUSES[edge.gate === null ? "bridge" : "gate"] ?? "",
    ...provenance(entryOf(desk.data, "actions", "monument", "gate")),
  };
}

export function explainSite(
  desk: Desk,
  monument: "ward_tower" | "statue",
  district: DistrictView,
): Content {
  const owner = district[monument];
  return {
    title: say(`castellans-site-${monument}`, { name: desk.texts.noun(district.district) }),
    subtitle: ownedBy(desk, monument, owner),
    text: [...worthLine(desk, monument, owner), say(`castellans-does-${monument}`)],
    ...clauseOf(monument),
    ...provenance(entryOf(desk.data, "actions", "monument", monument)),
  };
}

function ownedBy(desk: Desk, monument: string, owner: number | null): string {
  if (owner === null) return say("castellans-free");
  const what = desk.texts.noun(monument);
  return say("castellans-owned", { what, name: nameOf(desk, owner) });
}

/** What a Monument that stands would score now. */
function worthLine(
  desk: Desk,
  monument: "gate" | "ward_tower" | "statue",
  owner: number | null,
): string[] {
  const built = owner === null ? null : desk.view.players[owner]?.monuments[monument];
  return built ? [say("castellans-worth-now", { vp: built.vp })] : [];
}

export function explainGuild(desk: Desk, guild: Guild): Content {
  const { view, texts } = desk;
  const worth = view.guild_worth.find((each) => each.guild === guild)?.worth ?? [];
  const places = view.players
    .map((player, side) => ({ side, space: player.guilds[guild], vp: worth[side] ?? 0 }))
    .sort((one, other) => other.space - one.space)
    .map(({ side, space, vp }) =>
      say("castellans-guild-standing", { name: nameOf(desk, side), space, vp }),
    );
  const dividers = view.dividers[guild].map(({ after, gain }) =>
    say("castellans-divider", { space: after + 1, gain: gainText(desk, gain) }),
  );
  return {
    title: texts.noun(guild),
    text: places,
    notes: [dividers.join("; "), say("castellans-stars", { space: view.stars_from })],
    ...clauseOf("guild"),
    ...provenance(entryOf(desk.data, "guilds", "guild", guild)),
  };
}

export function explainCard(desk: Desk, citizen: string, price: number | null): Content {
  const { texts } = desk;
  const entry = entryOf(desk.data, "citizens", "citizen", citizen);
  const guild = textIn(entry, "guild");
  return {
    title: texts.noun(citizen),
    subtitle: guild ? texts.noun(guild) : "",
    text: [texts.noun(citizen, "text")],
    notes: price === null ? [] : [say("castellans-card-price", { price })],
    clause: CITIZEN_CLAUSES[citizen] ?? CLAUSES["card"] ?? "",
    ...provenance(entry),
  };
}

export function explainIcon(desk: Desk, icon: IconView, deal: Deal | null): Content {
  const { texts } = desk;
  const taken = icon.crate === null ? [] : [crateNote(desk, icon.crate)];
  return {
    title: texts.noun(icon.good),
    subtitle: deal ? texts.noun(deal) : "",
    text: deal ? [texts.noun(deal, "text")] : [],
    notes: [...taken, ...(icon.open ? [] : [say("castellans-column-closed")])],
    clause: (icon.open ? DEAL_CLAUSES[deal ?? ""] : "CV-WHARF-03") ?? "CV-WHARF-03",
    ...provenance(entryOf(desk.data, "wharf", "card", desk.view.wharf.card ?? "")),
  };
}

function crateNote(desk: Desk, side: number): string {
  return say("castellans-crate-of", { name: nameOf(desk, side) });
}

/** A die in the pool, among the leftover dice, or on somebody's board. */
export function explainDie(
  desk: Desk,
  face: Face,
  where: "pool" | "leftover" | "drafted" | "spent" | "face",
): Content {
  const entry = entryOf(desk.data, "goods", "face", face);
  return {
    title: say("castellans-die", { face: desk.texts.noun(face) }),
    subtitle: say(`castellans-die-${where}`),
    text: [say("castellans-die-gives", { gain: gainText(desk, gainIn(entry, "gain")) })],
    ...clauseOf(where === "face" ? "pool" : where),
    ...provenance(entry),
  };
}

export function explainGood(desk: Desk, side: PlayerView, good: Good): Content {
  const fields = { count: side.goods[good], limit: side.limits[good] };
  return {
    title: desk.texts.noun(good),
    subtitle: say("castellans-good-stock", fields),
    text: [say(good === "magic" ? "castellans-good-magic" : "castellans-good-text")],
    clause: CLAUSES[good === "magic" ? "magic" : good === "gold" ? "gold" : "goods"] ?? "",
    ...provenance(entryOf(desk.data, "goods", "good", good)),
  };
}

export function explainManor(desk: Desk, side: PlayerView, manor: string): Content {
  const { texts } = desk;
  const site = side.manors[manor] ?? null;
  const state = site
    ? say("castellans-manor-built", { name: texts.noun(site) })
    : say("castellans-manor-waits");
  return {
    title: texts.noun(manor),
    subtitle: state,
    text: [texts.noun(manor, "text")],
    clause: MANOR_CLAUSES[manor] ?? "CV-MANOR-07",
    ...provenance(entryOf(desk.data, "manors", "manor", manor)),
  };
}

export function explainAction(desk: Desk, action: string, kind: ActionKind): Content {
  const { texts } = desk;
  const entry = entryOf(desk.data, "actions", kind, action);
  const face = textIn(entry, "face");
  const bonus = face
    ? [
        say("castellans-action-bonus", {
          face: texts.noun(face),
          gain: gainText(desk, gainIn(entry, "bonus")),
        }),
      ]
    : [];
  return {
    title: texts.noun(action),
    subtitle: say(`castellans-kind-${kind}`),
    text: [say(`castellans-does-${action}`), ...bonus],
    clause: ACTION_CLAUSES[action] ?? "CV-ACT-01",
    ...provenance(entry),
  };
}

export type ActionKind = "primary" | "sub" | "monument";

export function explainToken(desk: Desk, token: string, left: number): Content {
  const entry = entryOf(desk.data, "tokens", "token", token);
  return {
    title: desk.texts.noun(token, "plural"),
    subtitle: say("castellans-token-left", { left, count: numberIn(entry, "count") }),
    text: [say(`castellans-token-${token}`)],
    clause: TOKEN_CLAUSES[token] ?? "CV-EXH-03",
    ...provenance(entry),
  };
}
