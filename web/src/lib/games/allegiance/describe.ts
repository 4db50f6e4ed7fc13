// The board in sentences, for those who do not see it.

import { say } from "../../words.svelte";
import type { Desk } from "./desk";
import { PILES } from "./kinds";
import { cardsIn, kindsIn, knownOf, tableauOf, type Heap } from "./reading";

export function describe(desk: Desk): string[] {
  const { view, texts } = desk;
  const first = view.first_action === null ? "" : texts.player(view.first_action);
  return [
    say("board-text-round", { round: view.round, deck: view.deck }),
    ...(first ? [texts.say("table-first_action", { seat: view.first_action })] : []),
    ...PILES.map((pile) => organisation(desk, pile)),
    ...view.players.map((player) => playerText(desk, player.seat)),
  ];
}

function organisation(desk: Desk, pile: "temple" | "guild"): string {
  const { view, texts } = desk;
  const facts = view.organisations[pile];
  const parts = [texts.say("table-cards", { count: facts.count })];
  const own = view.placed.filter((card) => card.place === pile);
  const placed = own.flatMap((card) => (card.kind ? [card.kind] : []));
  const converted = cardsIn(view, "converted").flatMap((card) => (card.kind ? [card.kind] : []));
  if (facts.cards.length > 0) parts.push(texts.counted(facts.cards));
  else if (placed.length > 0) parts.push(say("board-text-yours", { cards: texts.counted(placed) }));
  if (facts.lost > 0) parts.push(texts.say("table-lost", { count: facts.lost }));
  if (pile === "temple" && converted.length > 0) {
    parts.push(say("board-text-converted", { cards: texts.counted(converted) }));
  }
  return `${texts.noun(pile)}: ${parts.join("; ")}.`;
}

function playerText(desk: Desk, seat: number): string {
  const { view, texts } = desk;
  const player = view.players[seat];
  const hand = player?.hand ? texts.counted(kindsIn(player.hand)) : "";
  const tableau = tableauOf(view, seat).map((heap) => heapText(desk, heap));
  const known = texts.counted(knownOf(view, seat).sure);
  const parts = [
    say("board-text-hand", { count: player?.cards ?? 0, cards: hand || "–" }),
    ...(known ? [say("board-text-known", { cards: known })] : []),
    tableau.length > 0
      ? say("board-text-tableau", { cards: tableau.join(", ") })
      : say("board-tableau-empty"),
  ];
  return `${texts.player(seat)}: ${parts.join("; ")}.`;
}

function heapText(desk: Desk, { card, guards }: Heap): string {
  const name = card.kind ? desk.texts.noun(card.kind) : "";
  if (!card.face_up) {
    const from = { name: desk.texts.player(card.from), round: card.round };
    const hidden = say("board-text-face-down", from);
    return name ? `${hidden} (${name})` : hidden;
  }
  return guards.length > 0 ? `${name} (${desk.texts.say("table-guarded")})` : name;
}
