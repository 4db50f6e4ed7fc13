// The one explanation that is shown at a time: what a card is, and why it cannot be chosen now.

import type { Side } from "./kinds";

export interface Content {
  title: string;
  side?: Side;
  sideName?: string;
  kind?: string;
  power?: string;
  text?: string;
  /** What it counts for. */
  worth?: string;
  notes: string[];
  /** Why it may not be chosen: the clause, and what it says. */
  clause?: string;
  reason?: string;
}

interface Shown {
  anchor: Element;
  content: Content;
  isPinned: boolean;
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
    this.later(() => this.show(anchor, content, false));
  }

  /** Where the mouse is now. */
  follow(event: PointerEvent): void {
    this.x = event.clientX;
    this.y = event.clientY;
  }

  show(anchor: Element, content: Content, isPinned: boolean): void {
    window.clearTimeout(this.waiting);
    this.shown = { anchor, content, isPinned };
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
