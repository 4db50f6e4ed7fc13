// The panels of a table on a phone: one swipe apart, each read on from where it was left.
import { tick, untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { Strip } from "../../lib/board/strip.svelte";

export const PANELS = ["board", "log", "seats", "chat"] as const;
export type Panel = (typeof PANELS)[number];

export class Panels {
  readonly strip = new Strip((id) => this.isPhone && this.read(id as Panel));
  current = $state<Panel>("board");
  /** How high each panel is. */
  heights = $state<Partial<Record<Panel, number>>>({});
  /** How far the page is scrolled. */
  pageTop = $state(0);
  private readonly offsets: Partial<Record<Panel, number>> = {};
  private readonly phone = new MediaQuery("(max-width: 60rem)");

  get isPhone(): boolean {
    return this.phone.current;
  }

  get height(): number {
    return this.heights[this.current] ?? 0;
  }

  turnTo(wanted: Panel): void {
    this.read(wanted);
    this.strip.turnTo(wanted);
  }

  /** Whoever turns the device reads on where they were. */
  follow(): void {
    if (this.phone.current) untrack(() => void tick().then(() => this.strip.turnTo(this.current)));
  }

  /** How far a panel that is not read hangs below, so that it is in sight when it is swiped in. */
  shift(each: Panel): string | undefined {
    if (each === this.current || !this.strip.isMoving) return undefined;
    return `${this.pageTop - (this.offsets[each] ?? 0)}px`;
  }

  /** Whether somebody reads another panel instead, or is on the way to it. */
  isUnread(each: Panel): boolean {
    return this.isPhone && each !== this.current;
  }

  isAway(each: Panel): boolean {
    return this.isUnread(each) && !this.strip.isMoving;
  }

  private read(wanted: Panel): void {
    if (wanted === this.current) return;
    this.offsets[this.current] = window.scrollY;
    this.current = wanted;
    const top = this.offsets[wanted] ?? 0;
    void tick().then(() => window.scrollTo({ top, behavior: "instant" }));
  }
}
