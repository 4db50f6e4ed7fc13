// What is said of each thing on the table: name, effect, cost, clause and where it is known from.

import type { Content } from "../../board/explanation.svelte";
import { provenance } from "../../board/printed";
import { say } from "../../words.svelte";
import { CLAUSES } from "./clauses";
import { amountWords } from "./deals";
import type { Desk } from "./desk";
import { factOf, type Fact } from "./printed";
import type { Amounts, DisplayCard } from "./reading";
import type { GrantView, PlayerView, SlotView, TileView, WallSpace } from "./view";

/** The clause of a thing, and how its numbers are known. */
function known(clause: string, fact?: Fact): Pick<Content, "clause" | "source"> {
  const found = CLAUSES[clause];
  return { ...(found ? { clause: found } : {}), ...provenance(fact) };
}

/** A noun's own sentence, if it has one. */
function textOf(desk: Desk, id: string): string[] {
  const text = desk.texts.noun(id, "text");
  return text === desk.texts.noun(id) ? [] : [text];
}

export function explainBuilding(desk: Desk, building: string): Content {
  const fact = factOf(desk.data, "buildings", "building", building);
  const notes: string[] = [];
  if (["treasury", "repository", "barracks"].includes(building)) {
    notes.push(desk.texts.noun("merchant", "text"));
  }
  const title = desk.texts.noun(building);
  return { title, text: textOf(desk, building), notes, ...known(building, fact) };
}

export function explainSlot(desk: Desk, slot: SlotView): Content {
  const { texts } = desk;
  const fact = factOf(desk.data, "buildings", "building", slot.building);
  const title = texts.say(`word-${slot.slot}`);
  if (!slot.open) {
    const text = [say("archon-covered")];
    return { title, subtitle: texts.noun("action_cover"), text, ...known("cover", fact) };
  }
  const notes = slotNotes(desk, slot);
  const subtitle = texts.say("part-needs", { count: slot.cards });
  return { title, subtitle, text: textOf(desk, slot.building), notes, ...known(slot.building, fact) };
}

function slotNotes(desk: Desk, slot: SlotView): string[] {
  const { texts } = desk;
  const notes: string[] = [];
  const names = (seats: number[]): string =>
    texts.inARow([...new Set(seats)].map((seat) => texts.player(seat)));
  if (slot.figures.length > 0) notes.push(say("archon-occupied", { names: names(slot.figures) }));
  if (slot.tokens.length > 0) notes.push(say("archon-tokens", { names: names(slot.tokens) }));
  if (slot.tax > 0) notes.push(say("archon-tax", { gold: slot.tax }));
  return notes;
}

export function explainFavor(desk: Desk, slot: SlotView): Content {
  const { texts } = desk;
  const favor = slot.favor ?? "";
  const fact = factOf(desk.data, "favors", "favor", favor);
  const needs = texts.say("part-needs", { count: slot.cards });
  const subtitle = `${texts.say(`word-${slot.slot}`)} · ${needs}`;
  const notes = [...slotNotes(desk, slot), say("archon-favor-moves")];
  return { title: texts.noun(favor), subtitle, text: textOf(desk, favor), notes, ...known("palace", fact) };
}

export function explainWork(desk: Desk, display: string, card: DisplayCard): Content {
  const fact = factOf(desk.data, display, "card", card.card);
  return {
    title: desk.texts.noun(card.card),
    subtitle: desk.texts.noun(display),
    text: [amountWords(desk.texts, { vp: card.vp, ...card.bonus })],
    ...known(display, fact),
  };
}

/** A Science or Arts card that somebody owns. */
export function explainOwned(desk: Desk, display: string, card: string): Content {
  const fact = factOf(desk.data, display, "card", card);
  const gains: Amounts = { ...fact?.bonus, vp: fact?.vp ?? 0 };
  return {
    title: desk.texts.noun(card),
    subtitle: desk.texts.noun(display),
    text: fact ? [amountWords(desk.texts, gains)] : [],
    ...known(display, fact),
  };
}

export function explainTile(desk: Desk, tile: TileView, worth = 0): Content {
  const { texts } = desk;
  const fact = factOf(desk.data, "tiles", "tile", tile.tile);
  const cost = amountWords(texts, tile.cost);
  const notes = [say("archon-tile-price", { cost, vp: texts.say("part-vp", { vp: tile.vp }) })];
  if (tile.left === 0) notes.push(say("archon-tile-gone"));
  else notes.push(say("archon-tile-left", { count: tile.left }));
  if (worth > 0) notes.push(say("archon-tile-worth", { vp: texts.say("part-vp", { vp: worth }) }));
  const subtitle = texts.say("table-level", { level: tile.level });
  return { title: texts.noun(tile.tile), subtitle, text: textOf(desk, tile.tile), notes, ...known("tile", fact) };
}

export function explainWall(desk: Desk, space: WallSpace): Content {
  const { texts } = desk;
  const fact = factOf(desk.data, "wall", "space", String(space.space));
  const title = texts.say("option-space_plain", { space: space.space });
  const notes = space.player === null ? [] : [say("archon-warrior-of", { name: texts.player(space.player) })];
  const gain = space.vp > 0 ? texts.say("part-vp", { vp: space.vp }) : texts.say("part-no_vp");
  return { title, subtitle: gain, text: textOf(desk, "royal_guard"), notes, ...known("elite_warriors", fact) };
}

export function explainKind(desk: Desk, kind: string, notes: string[] = []): Content {
  const fact = factOf(desk.data, "magisters", "card_kind", kind);
  const value = fact?.value === undefined ? [] : [say("archon-value", { value: fact.value })];
  const title = desk.texts.noun(kind);
  return { title, text: textOf(desk, kind), notes: [...notes, ...value], ...known(kind, fact) };
}

export function explainRow(desk: Desk, kind: string, next: string): Content {
  const fact = factOf(desk.data, "magisters", "row", kind);
  const subtitle = say("archon-magister-row");
  const notes = next ? [next] : [];
  return { ...explainKind(desk, kind, notes), subtitle, ...known("guild_hall", fact) };
}

export function explainGood(desk: Desk, good: string, where: string, count: number | null): Content {
  const fact = factOf(desk.data, "goods", "good", good);
  const title = `${desk.texts.noun(good)} – ${where}`;
  const amount = count === null ? say("archon-plenty") : String(count);
  return { title, subtitle: amount, ...known("stock", fact) };
}

export function explainGrant(desk: Desk, grant: GrantView): Content {
  const fact = factOf(desk.data, "grants", "grant", grant.grant);
  const subtitle = desk.texts.noun(grant.season);
  const text = [say("archon-grant-note")];
  return { title: desk.texts.noun(grant.grant), subtitle, text, ...known("grant", fact) };
}

export function explainThing(title: string, clause: string, text: string[], notes: string[] = []): Content {
  return { title, text, notes, ...known(clause) };
}

/** Which of a player's cards lie where, as far as the viewer may know. */
export function pileNote(player: PlayerView): string[] {
  return player.passages > 0 ? [say("archon-passage-used")] : [];
}
