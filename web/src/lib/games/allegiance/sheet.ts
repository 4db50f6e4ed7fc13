// The steps in which the score sheet is shown.

import type { AllegianceSheet, Pile } from "./view";

export const LINES = ["cards", "nobles", "converted", "merchants", "followers"] as const;

/** The curtain rises step by step: piles, hands, each line, who leads, each player, who wins. */
export class Steps {
  static readonly PILES = 1;
  static readonly HANDS = 2;
  readonly leads: number;
  readonly last: number;
  private readonly players: number;

  constructor(players: number) {
    this.players = players;
    this.leads = Steps.HANDS + LINES.length + 1;
    this.last = this.leads + players + 1;
  }

  line(index: number): number {
    return Steps.HANDS + 1 + index;
  }

  player(index: number): number {
    return this.leads + 1 + Math.min(index, this.players - 1);
  }
}

/** Influence of an organisation as far as its lines are counted at a step. */
export function countedInfluence(sheet: AllegianceSheet, pile: Pile, steps: Steps, step: number): number {
  return LINES.reduce(
    (sum, line, index) => (step >= steps.line(index) ? sum + sheet.influence[pile][line] : sum),
    0,
  );
}
