// What words beside a board point at: lines of a digest light the spots that they speak of.

import type { Spot } from "./targets";

type Told = Record<string, unknown>;

/** How long what was followed stays lit, in milliseconds. */
const WHILE = 5000;
const NOWHERE: ReadonlySet<Spot> = new Set();

export class Pointing {
  /** What is lit. */
  spots = $state.raw(NOWHERE);
  /** How often the board was asked to bring what is lit into sight. */
  calls = $state(0);
  private release = 0;
  private speaksOf = $state.raw<(events: readonly Told[]) => Spot[]>(() => []);

  /** A board says which of its spots events speak of. */
  learn(speaksOf: (events: readonly Told[]) => Spot[]): void {
    this.speaksOf = speaksOf;
  }

  /** Where what events tell has happened, as far as a board knows it. */
  spotsOf(events: readonly Told[]): Spot[] {
    return [...new Set(this.speaksOf(events))];
  }

  light(spots: readonly Spot[]): void {
    this.letGo();
    this.spots = new Set(spots);
  }

  /** Light them for a while, and bring the first of them into sight. */
  show(spots: readonly Spot[]): void {
    this.light(spots);
    this.calls += 1;
    this.release = window.setTimeout(() => {
      this.letGo();
      this.clear();
    }, WHILE);
  }

  /** Nobody points any more; what is shown for a while stays. */
  clear(): void {
    if (this.release === 0 && this.spots.size > 0) this.spots = NOWHERE;
  }

  private letGo(): void {
    window.clearTimeout(this.release);
    this.release = 0;
  }
}

/** The elements of spots within a part of a board, in the order of the spots. */
export function elementsAt(root: ParentNode, spots: Iterable<Spot>): Element[] {
  return [...spots].flatMap((spot) => {
    const name = CSS.escape(spot);
    const found = root.querySelectorAll(`[data-spot="${name}"]`);
    return [...(found.length > 0 ? found : root.querySelectorAll(`[data-place="${name}"]`))];
  });
}
