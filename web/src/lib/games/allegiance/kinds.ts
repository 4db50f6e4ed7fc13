// Kinds of card as the view tells of them, and the order in which they are shown.

import type { KindView, Pile, Side } from "./view";

export const PILES: readonly Pile[] = ["temple", "guild"];
export const SIDES: readonly Side[] = ["temple", "guild", "unaligned"];

/** From left to right within a side; kinds not named here come after these. */
const ORDER: readonly string[] = [
  "bishop",
  "priest",
  "inquisitor",
  "initiate",
  "monk",
  "guildmaster",
  "assassin",
  "double_agent",
  "spy",
  "cutpurse",
  "thief",
  "noble",
  "merchant",
  "guard",
];

/** Whatever the view does not tell of belongs to nobody. */
export function sideOf(kind: string, known: readonly KindView[]): Side {
  return known.find((entry) => entry.kind === kind)?.side ?? "unaligned";
}

export function powerOf(kind: string, known: readonly KindView[]): string | null {
  return known.find((entry) => entry.kind === kind)?.power ?? null;
}

/** Kinds by sides, then by their order within the side. */
export function sorted(kinds: readonly string[], known: readonly KindView[]): string[] {
  const place = (kind: string): number => {
    const found = ORDER.indexOf(kind);
    return found < 0 ? ORDER.length : found;
  };
  const side = (kind: string): number => SIDES.indexOf(sideOf(kind, known));
  return [...kinds].sort((a, b) => side(a) - side(b) || place(a) - place(b));
}
