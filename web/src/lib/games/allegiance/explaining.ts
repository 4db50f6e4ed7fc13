// What is said of a card: name, side, power, where it came from, and why it is barred.

import type { Content } from "../../board/explanation.svelte";
import { say } from "../../words.svelte";
import type { Desk } from "./desk";
import { EMBLEMS } from "./Emblems.svelte";
import type { TableCard } from "./view";

export function contentOf(desk: Desk, kind: string | null, notes: string[] = []): Content {
  if (kind === null) return { title: say("board-face-down"), notes };
  const side = desk.sideOf(kind);
  const power = desk.powerOf(kind);
  const effect = power
    ? `${desk.texts.noun(power)}: ${desk.texts.noun(power, "text")}`
    : say("board-no-power");
  return {
    title: desk.texts.noun(kind),
    subtitle: desk.texts.noun(side),
    picture: EMBLEMS[side],
    text: [effect, say(`board-worth-${side}`)],
    notes,
  };
}

/** Where a tableau card came from, and what lies on it. */
export function notesOn(desk: Desk, card: TableCard, isGuarded: boolean): string[] {
  const notes: string[] = [];
  if (!card.face_up) {
    const fields = { name: desk.texts.player(card.from), round: card.round };
    notes.push(say("board-placed-by", fields));
    if (card.kind !== null && !desk.view.over) notes.push(say("board-known-to-you"));
  }
  if (isGuarded) notes.push(say("board-guarded"));
  return notes;
}

/** A content as one sentence after another, for names of elements. */
export function spoken(content: Content): string {
  const parts = [content.title, content.subtitle, ...(content.notes ?? [])];
  return parts.filter(Boolean).join(", ");
}
