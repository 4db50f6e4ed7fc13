// The secret division: cards picked by clicks or dragged between hand and reserve, and taken back.

/** How far a pointer moves before it drags, in pixels. */
const SLACK = 8;
/** How long a finger rests before it lifts a card; shorter touches scroll or choose. */
const HOLD = 220;

/** What to do next so that the picks become those that are wanted. */
export type Step = { act: "undo" } | { act: "pick"; kind: string } | null;

/** The next step from the picks to those wanted; picks can only be taken back from the end. */
export function nextStep(picks: readonly string[], wanted: readonly string[] | null): Step {
  if (wanted === null) return null;
  const differs = picks.findIndex((kind, index) => kind !== wanted[index]);
  if (differs >= 0 || picks.length > wanted.length) return { act: "undo" };
  const kind = wanted[picks.length];
  return kind === undefined ? null : { act: "pick", kind };
}

/** The picks without the latest one of a kind. */
export function lessOne(picks: readonly string[], kind: string): string[] {
  const at = picks.lastIndexOf(kind);
  return picks.filter((_, index) => index !== at);
}

export type Tray = "hand" | "reserve";

interface Grip {
  pointer: number;
  kind: string;
  from: Tray;
  x: number;
  y: number;
  isTouch: boolean;
  isHeld: boolean;
}

/** A card that is dragged from one tray to the other. */
export class Lift {
  kind = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<Tray | "">("");
  private grip: Grip | null = null;
  private timer = 0;
  private wasMoved = false;
  private readonly drop: (kind: string, from: Tray) => void;

  constructor(drop: (kind: string, from: Tray) => void) {
    this.drop = drop;
  }

  grasp(event: PointerEvent, kind: string, from: Tray): void {
    if (!event.isPrimary || event.button !== 0) return;
    const isTouch = event.pointerType === "touch";
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.wasMoved = false;
    this.grip = { pointer, kind, from, x, y, isTouch, isHeld: false };
    if (!isTouch) return;
    this.timer = window.setTimeout(() => {
      if (this.grip) this.grip.isHeld = true;
    }, HOLD);
  }

  move(event: PointerEvent): void {
    const grip = this.grip;
    if (grip === null || event.pointerId !== grip.pointer) return;
    const isFar = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > SLACK;
    if (this.kind === null) {
      if (!isFar) return;
      if (grip.isTouch && !grip.isHeld) return this.cancel();
      this.kind = grip.kind;
      this.wasMoved = true;
    }
    this.x = event.clientX;
    this.y = event.clientY;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const tray = under?.closest<HTMLElement>("[data-tray]")?.dataset["tray"] as Tray | undefined;
    this.over = tray && tray !== grip.from ? tray : "";
  }

  release(event: PointerEvent): void {
    const grip = this.grip;
    if (grip === null || event.pointerId !== grip.pointer) return;
    const isDropped = this.kind !== null && this.over !== "";
    this.cancel();
    if (isDropped) this.drop(grip.kind, grip.from);
  }

  cancel(): void {
    window.clearTimeout(this.timer);
    this.grip = null;
    this.kind = null;
    this.over = "";
  }

  /** Scrolling must not take over while a card is lifted. */
  holdsTouch(): boolean {
    return this.grip !== null && this.grip.isHeld;
  }

  /** Whether the click that follows belongs to a drag, and is to be ignored. */
  swallowsClick(): boolean {
    const swallowed = this.wasMoved;
    this.wasMoved = false;
    return swallowed;
  }
}
