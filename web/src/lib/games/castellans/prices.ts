// What a site costs or would score, as far as the question says so.

import type { Desk } from "./desk";

export interface Tag {
  sign: string;
  amount: number;
}

/** The price at a site, or what a Monument would score there; empty if nothing is said of it. */
export function tagsAt(desk: Desk, site: string): Tag[] {
  const { asked } = desk.view;
  if (desk.ask === null || asked.prompt !== desk.ask.prompt.key) return [];
  const worth = asked.worth?.[site];
  if (worth !== undefined) return [{ sign: "vp", amount: worth }];
  const gold = asked.gold?.[site];
  if (gold === undefined || asked.good === undefined || asked.units === undefined) return [];
  if (asked.prompt === "magic" || asked.prompt === "manor") return [];
  const main = { sign: asked.good, amount: asked.units };
  return gold > 0 ? [main, { sign: "gold", amount: gold }] : [main];
}
