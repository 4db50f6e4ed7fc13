// What is said of a card: name, side, power, where it came from, and why it is barred.

import type { Content } from "../../board/explanation.svelte";
import { entryOf, provenance } from "../../board/printed";
import { say } from "../../words.svelte";
import type { Desk } from "./desk";
import { EMBLEMS } from "./Emblems.svelte";
import type { TableCard } from "./view";

/** The clauses that powers and places follow from. */
const CLAUSES: Record<string, string> = {
  assassinate: "AL-ACT-ASSASSINATE-01",
  convert: "AL-ACT-CONVERT-01",
  corrupt: "AL-ACT-CORRUPT-01",
  follow: "AL-ACT-FOLLOW-01",
  infiltrate: "AL-ACT-INFILTRATE-01",
  investigate: "AL-ACT-INVESTIGATE-01",
  redeem: "AL-ACT-REDEEM-01",
  finance: "AL-FINANCE-01",
  protect: "AL-GUARD-01",
  royal_support: "AL-NOBLE-01",
  none: "AL-SCORE-05",
};
export const HAND_CLAUSE = "AL-INFO-01";
export const PILE_CLAUSE = "AL-ALLOC-06";
export const TABLEAU_CLAUSE = "AL-TURN-08";
export const TURN_CLAUSE = "AL-TURN-01";
const FACE_DOWN_CLAUSE = "AL-ACT-INFILTRATE-01";

export function explainKind(desk: Desk, kind: string | null, notes: string[] = []): Content {
  if (kind === null) return { title: say("board-face-down"), notes, clause: FACE_DOWN_CLAUSE };
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
    clause: CLAUSES[power ?? "none"] ?? "",
    ...provenance({ source: entryOf(desk.data, "cards", "card", kind)?.["source_power"] }),
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
