// What is said of a card: name, side, power, where it came from, and why it is barred.

import type { Bar } from "../../protocol";
import { say } from "../../words.svelte";
import type { Desk } from "./desk";
import type { Content } from "./explanation.svelte";
import type { TableCard } from "./view";

interface Matter {
  kind: string | null;
  notes?: string[];
  bar?: Bar;
}

export function contentOf(desk: Desk, matter: Matter): Content {
  const { kind, bar } = matter;
  const notes = matter.notes ?? [];
  const reason = bar ? { clause: bar.clause, reason: desk.clause(bar.clause) } : {};
  if (kind === null) return { title: say("board-face-down"), notes, ...reason };
  const side = desk.sideOf(kind);
  const power = desk.powerOf(kind);
  return {
    title: desk.texts.noun(kind),
    side,
    sideName: desk.texts.noun(side),
    kind,
    power: power ? desk.texts.noun(power) : "",
    text: power ? desk.texts.noun(power, "text") : say("board-no-power"),
    worth: say(`board-worth-${side}`),
    notes,
    ...reason,
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
  const parts = [content.title, content.sideName, ...content.notes];
  return parts.filter(Boolean).join(", ");
}
