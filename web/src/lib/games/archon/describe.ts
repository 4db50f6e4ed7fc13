// The board in sentences, for those who do not see it.

import { say } from "../../words.svelte";
import { amountWords, cardWords } from "./deals";
import type { Desk } from "./desk";
import { CATEGORIES, DISPLAYS, itemsOf, ordered, slotsOf, warriorsOn } from "./reading";
import type { PlayerView, SlotView } from "./view";

export function describe(desk: Desk): string[] {
  const { view, texts } = desk;
  const names = ordered(view).map((seat) => texts.player(seat));
  return [
    `${texts.say("table-round", { round: view.round, rounds: view.rounds })}, ${texts.noun(view.season)}, ${texts.noun(view.phase)}.`,
    `${texts.say("view-order")}: ${names.join(", ")}.`,
    ...buildings(desk),
    `${texts.noun("repository")}: ${amountWords(texts, view.repository) || say("archon-empty")}.`,
    ...DISPLAYS.map((display) => {
      const cards = view.displays[display].map((card) => texts.noun(card.card));
      return `${texts.noun(display)}: ${cards.join(", ") || say("archon-empty")}.`;
    }),
    wall(desk),
    ...grants(desk),
    ...ordered(view).flatMap((seat) => {
      const player = view.players[seat];
      return player ? [house(desk, player)] : [];
    }),
  ];
}

/** Each building with what stands on its slots. */
function buildings(desk: Desk): string[] {
  const ids = [...new Set(desk.view.slots.map((slot) => slot.building))];
  return ids.map((building) => {
    const slots = slotsOf(desk.view, building).map((slot) => slotText(desk, slot));
    return `${desk.texts.noun(building)}: ${slots.join("; ")}.`;
  });
}

function slotText(desk: Desk, slot: SlotView): string {
  const { texts } = desk;
  const number = slot.slot.replace(/^.*_/, "");
  const name = slot.favor ? `${number}, ${texts.noun(slot.favor)}` : number;
  if (!slot.open) return `${name}, ${say("archon-slot-covered")}`;
  if (slot.figures.length === 0) return `${name}, ${say("archon-slot-free")}`;
  const names = slot.figures.map((seat) => texts.player(seat)).join(", ");
  return `${name}, ${say("archon-occupied", { names })}`;
}

function wall(desk: Desk): string {
  const { view, texts } = desk;
  const strengths = view.strengths.join(", ");
  const next = strengths ? say("archon-attack-cards", { strengths }) : say("archon-attack-none");
  return `${texts.noun("wall")}: ${texts.say("table-warriors", { count: warriorsOn(view) })}. ${next}`;
}

function grants(desk: Desk): string[] {
  const { view, texts } = desk;
  return view.grants.map((grant) => {
    const rows = CATEGORIES.map(
      (category) => `${texts.noun(category)} ${grant.rows[category].join("/")}`,
    );
    return `${texts.noun(grant.season)}, ${texts.noun(grant.grant)}: ${rows.join(", ")}.`;
  });
}

function house(desk: Desk, player: PlayerView): string {
  const { texts } = desk;
  const hand = player.hand
    ? cardWords(texts, player.hand)
    : say("archon-hidden", { count: player.hand_size });
  const items = CATEGORIES.map((category) => `${texts.noun(category)} ${itemsOf(player, category)}`);
  const tiles = player.tiles.map((tile) => texts.noun(tile.tile));
  const parts = [
    texts.say("part-vp", { vp: player.score }),
    amountWords(texts, player.goods) || say("archon-no-goods"),
    `${texts.say("view-hand")}: ${hand}`,
    ...items,
    ...(tiles.length > 0 ? [`${texts.say("view-players-tiles")}: ${tiles.join(", ")}`] : []),
  ];
  return `${texts.player(player.seat)}: ${parts.join("; ")}.`;
}
