// The board in sentences, for those who do not see it.

import { countsOf } from "../../counts";
import { say } from "../../words.svelte";
import type { Desk } from "./desk";
import { guildsText } from "./explain";
import { nameOf } from "./people";
import { gainText } from "./printed";
import {
  cratesOn,
  forecastsOf,
  GOODS,
  GREEN,
  GUILDS,
  halvesText,
  LINES,
  standingsIn,
  TOKENS,
} from "./reading";
import type { DistrictView } from "./view";

export function describe(desk: Desk): string[] {
  const { view, texts } = desk;
  const first = view.first_player;
  return [
    say("castellans-text-round", {
      round: view.round,
      rounds: view.rounds,
      phase: texts.noun(view.phase),
      districts: texts.inARow(view.scoring.map((id) => texts.noun(id))),
    }),
    ...(first === null ? [] : [say("castellans-first", { name: nameOf(desk, first) })]),
    ...diceText(desk),
    ...view.districts.map((district) => districtText(desk, district)),
    ...edgesText(desk),
    ...guildTexts(desk),
    ...wharfTexts(desk),
    ...lineTexts(desk),
    ...view.players.map((_, side) => playerText(desk, side)),
    ...planTexts(desk),
    forecastText(desk),
  ];
}

function faces(desk: Desk, dice: readonly string[]): string {
  return countsOf(dice).map(([face, count]) => `${count} ${desk.texts.noun(face)}`).join(", ");
}

function diceText(desk: Desk): string[] {
  const { pool, leftover } = desk.view;
  if (pool.length > 0) return [`${say("castellans-dice-pool")}: ${faces(desk, pool)}.`];
  return leftover.length > 0 ? [`${say("castellans-dice-leftover")}: ${faces(desk, leftover)}.`] : [];
}

function districtText(desk: Desk, district: DistrictView): string {
  const { texts, view } = desk;
  const sides = standingsIn(district).map(({ side, halves, vp }) => {
    const tokens = TOKENS.flatMap((kind) => {
      const count = district.tokens[side]?.[kind] ?? 0;
      return count > 0 ? [`${count} ${texts.noun(kind, count > 1 ? "plural" : "name")}`] : [];
    });
    const what = side === GREEN ? [`${district.keeps} ${texts.noun("keep", "plural")}`] : tokens;
    return say("castellans-text-side", {
      name: nameOf(desk, side),
      points: halvesText(halves),
      vp,
      tokens: what.join(", ") || "–",
    });
  });
  const monuments = (["ward_tower", "statue", "lighthouse"] as const).flatMap((kind) => {
    const owner = district[kind];
    return owner === null ? [] : [`${texts.noun(kind)}: ${nameOf(desk, owner)}`];
  });
  const isScored = view.scoring.includes(district.district);
  const head = `${texts.noun(district.district)} (${guildsText(desk, district.guilds)})`;
  const state = isScored ? say("castellans-scored-now") : "";
  const parts = [...(sides.length > 0 ? sides : [say("castellans-empty")]), ...monuments];
  return `${head}: ${parts.join("; ")}. ${state}`.trim();
}

function edgesText(desk: Desk): string[] {
  return desk.view.edges.flatMap((edge) => {
    const mills = edge.windmills.flatMap((count, side) =>
      count > 0 ? [`${nameOf(desk, side)} ${count} ${desk.texts.noun("windmill", "plural")}`] : [],
    );
    if (edge.gate !== null) mills.push(`${desk.texts.noun("gate")}: ${nameOf(desk, edge.gate)}`);
    return mills.length > 0 ? [`${desk.texts.noun(edge.edge)}: ${mills.join(", ")}.`] : [];
  });
}

function guildTexts(desk: Desk): string[] {
  return GUILDS.map((guild) => {
    const spaces = desk.view.players.map(
      (player, side) => `${nameOf(desk, side)} ${player.guilds[guild]}`,
    );
    const next = desk.view.dividers[guild].map(({ after, gain }) =>
      say("castellans-divider", { space: after + 1, gain: gainText(desk, gain) }),
    );
    return `${desk.texts.noun(guild)}: ${spaces.join(", ")}. ${next.join("; ")}.`;
  });
}

function wharfTexts(desk: Desk): string[] {
  const { wharf } = desk.view;
  if (wharf.card === null) return [];
  const rows = wharf.rows.map(({ deal, icons }) => {
    const goods = icons.map((icon) => {
      const taken = icon.crate === null ? "" : ` (${nameOf(desk, icon.crate)})`;
      return `${desk.texts.noun(icon.good)}${icon.open ? taken : ` (${say("castellans-closed")})`}`;
    });
    return `${deal ? desk.texts.noun(deal) : ""}: ${goods.join(", ")}`;
  });
  const crates = cratesOn(desk.view).map((count, side) => `${nameOf(desk, side)} ${count}`);
  return [
    `${desk.texts.noun("wharf")} – ${rows.join("; ")}.`,
    `${desk.texts.noun("crate", "plural")}: ${crates.join(", ")}.`,
  ];
}

function lineTexts(desk: Desk): string[] {
  return LINES.map((line) => {
    const cards = desk.view.lines[line].map(
      (citizen, place) =>
        `${desk.texts.noun(citizen)} (${desk.view.prices[place] ?? 0} ${desk.texts.noun("food")})`,
    );
    return `${desk.texts.say(`part-line_${line}`)}: ${cards.join(", ")}.`;
  });
}

function playerText(desk: Desk, side: number): string {
  const { texts, view } = desk;
  const player = view.players[side];
  if (!player) return "";
  const goods = GOODS.map((good) => `${player.goods[good]} ${texts.noun(good)}`).join(", ");
  const manors = Object.entries(player.manors).flatMap(([manor, site]) =>
    site ? [texts.say(`table-manor_${manor}`)] : [],
  );
  return say("castellans-text-player", {
    name: nameOf(desk, side),
    score: player.score,
    goods: player.seat === null ? "–" : goods,
    dice: faces(desk, player.drafted) || "–",
    spent: faces(desk, player.spent) || "–",
    manors: manors.join(", ") || "–",
    citizens: player.citizens.map((id) => texts.noun(id)).join(", ") || "–",
  });
}

function planTexts(desk: Desk): string[] {
  const card = desk.view.opponent;
  const plan = card?.rounds[desk.view.round - 1];
  if (!card || !plan) return [];
  const { texts } = desk;
  const actions = plan.actions.map((action) => texts.noun(action)).join(", ");
  const monument = plan.monument ? texts.noun(plan.monument) : "–";
  const bonus = texts.noun(plan.bonus.kind);
  const name = texts.noun(card.opponent);
  return [say("castellans-text-plan", { name, actions, monument, bonus })];
}

function forecastText(desk: Desk): string {
  const rows = forecastsOf(desk.view).map(({ side, total }) => `${nameOf(desk, side)} ${total}`);
  return `${say("castellans-forecast", { round: desk.view.round })}: ${rows.join(", ")}.`;
}
