// The one explanation that is shown at a time: what a thing is, and why it cannot be chosen now.

import type { Snippet } from "svelte";
import type { Option } from "../protocol";

export interface Content {
  title: string;
  subtitle?: string;
  text?: string[];
  notes?: string[];
  /** The clause it follows from; with a reason, the clause that bars it. */
  clause?: string;
  /** Why it may not be chosen now; may be empty as long as the clause is not fetched. */
  reason?: string;
  /** Whether what is printed is known. */
  source?: "printed" | "inferred" | "reconstructed";
  picture?: Snippet;
}

export interface Shown {
  anchor: Element;
  content: Content;
  /** Stays until it is closed, and takes the focus. */
  isPinned: boolean;
  /** Answers to choose from, where one place stands for several. */
  options: readonly Option[];
}

const DELAY = 140;

export class Explanation {
  shown = $state.raw<Shown | null>(null);
  private waiting = 0;
  private x = -1;
  private y = -1;

  /** A mouse rests on something; touches explain only when held. */
  point(event: PointerEvent, content: Content): void {
    if (event.pointerType !== "mouse" || this.shown?.isPinned) return;
    // What came to lie under a mouse at rest was not pointed at.
    if (event.clientX === this.x && event.clientY === this.y) return;
    const anchor = event.currentTarget as Element;
    if (this.shown?.anchor === anchor) this.stay();
    else this.later(() => this.show(anchor, content, false));
  }

  /** Where the mouse is now. */
  follow(event: PointerEvent): void {
    this.x = event.clientX;
    this.y = event.clientY;
  }

  show(
    anchor: Element,
    content: Content,
    isPinned: boolean,
    options: readonly Option[] = [],
  ): void {
    window.clearTimeout(this.waiting);
    this.shown = { anchor, content, isPinned, options };
  }

  /** Mouse or focus has gone; a little patience lets the mouse reach the explanation.

   A finger leaves whenever it is lifted: what it asked for stays until the next touch.
   */
  leave(event: PointerEvent | FocusEvent): void {
    const isTouch = event instanceof PointerEvent && event.pointerType !== "mouse";
    if (!this.shown?.isPinned && !isTouch) this.later(() => this.hide());
  }

  /** The pointer is on the explanation itself. */
  stay(): void {
    window.clearTimeout(this.waiting);
  }

  hide(): void {
    window.clearTimeout(this.waiting);
    this.shown = null;
  }

  private later(act: () => void): void {
    window.clearTimeout(this.waiting);
    this.waiting = window.setTimeout(act, DELAY);
  }
}
