// What words beside a board point at: lines of a digest light the spots that they speak of.

import type { Told } from "../table/boards";
import type { Spot } from "./spots";

/** How long what was followed stays lit, in milliseconds. */
const WHILE = 5000;
const NOWHERE: ReadonlySet<Spot> = new Set();

export class Pointing<Event = Told> {
  /** How often the board was asked to bring what is lit into sight. */
  calls = $state(0);
  /** What somebody points at, and what was followed a while ago. */
  private pointed = $state.raw(NOWHERE);
  private followed = $state.raw(NOWHERE);
  /** What is lit: first what was followed, which has to be seen whatever comes under the mouse. */
  readonly spots = $derived(new Set([...this.followed, ...this.pointed]));
  private release = 0;
  private speaksOf = $state.raw<(events: readonly Event[]) => Spot[]>(() => []);

  /** A board says which of its spots events speak of. */
  learn(speaksOf: (events: readonly Event[]) => Spot[]): void {
    this.speaksOf = speaksOf;
  }

  /** Where what events tell has happened, as far as a board knows it. */
  spotsOf(events: readonly Event[]): Spot[] {
    return [...new Set(this.speaksOf(events))];
  }

  light(spots: readonly Spot[]): void {
    this.pointed = new Set(spots);
  }

  /** Light them for a while, and bring the first of them into sight. */
  show(spots: readonly Spot[]): void {
    window.clearTimeout(this.release);
    this.release = window.setTimeout(() => (this.followed = NOWHERE), WHILE);
    this.followed = new Set(spots);
    this.clear();
    this.calls += 1;
  }

  /** Nobody points any more; what is shown for a while stays. */
  clear(): void {
    if (this.pointed.size > 0) this.pointed = NOWHERE;
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
