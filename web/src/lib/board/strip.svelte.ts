// Pages side by side, one swipe apart: which is read, and how another is turned to.

import { movesLess } from "../settings.svelte";

/** How long a strip rests before it counts as settled, in milliseconds. */
const REST = 140;

export class Strip {
  element = $state<HTMLElement>();
  /** Whether it is between two pages. */
  isMoving = $state(false);
  private readonly turned: (id: string) => void;
  private timer = 0;
  /** The page it was last sent to, until it has come to rest or a hand has taken over. */
  private heading = "";

  /** `turned` is told which page is read from now on. */
  constructor(turned: (id: string) => void) {
    this.turned = turned;
  }

  page(id: string): HTMLElement | null {
    return this.pages().find((page) => page.dataset["leaf"] === id) ?? null;
  }

  /** Attached to the strip: a finger on it may be about to move it. */
  readonly watch = (element: HTMLElement): (() => void) => {
    const touched = (): void => {
      this.heading = "";
      this.isMoving = true;
      this.settleLater(3 * REST);
    };
    const wheeled = (): void => {
      this.heading = "";
    };
    element.addEventListener("touchstart", touched, { passive: true });
    element.addEventListener("wheel", wheeled, { passive: true });
    return () => {
      element.removeEventListener("touchstart", touched);
      element.removeEventListener("wheel", wheeled);
    };
  };

  turnTo(id: string, isAtOnce = false): void {
    const page = this.page(id);
    if (!page || !this.element) return;
    const away = page.getBoundingClientRect().left - this.element.getBoundingClientRect().left;
    // Scrolling by a distance would stop at the next page.
    const left = this.element.scrollLeft + away;
    this.heading = id;
    this.element.scrollTo({ left, behavior: isAtOnce || movesLess() ? "instant" : "smooth" });
    // Whatever stops it before it has moved at all tells nobody.
    this.settleLater(3 * REST);
  }

  /** The strip has moved; the page in its middle is the one that is read. */
  scrolled(): void {
    this.isMoving = true;
    this.settleLater(REST);
  }

  private settleLater(pause: number): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.isMoving = false;
      const { heading } = this;
      const found = this.inMiddle();
      if (heading && found !== heading) this.turnTo(heading, true);
      // A page that was sent for twice and does not come is let go.
      this.heading = "";
      if (found) this.turned(heading || found);
    }, pause);
  }

  /** Pages of this strip, not of strips inside it. */
  private pages(): HTMLElement[] {
    const all = [...(this.element?.querySelectorAll<HTMLElement>("[data-leaf]") ?? [])];
    return all.filter((page) => page.closest("[data-strip]") === this.element);
  }

  private inMiddle(): string {
    const bounds = this.element?.getBoundingClientRect();
    if (!bounds || bounds.width === 0) return "";
    const middle = bounds.left + bounds.width / 2;
    const found = this.pages().find((page) => {
      const { left, right } = page.getBoundingClientRect();
      return left <= middle && middle < right;
    });
    return found?.dataset["leaf"] ?? "";
  }
}
