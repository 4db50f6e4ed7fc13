// Picking a card up with mouse, pen or finger and dropping it somewhere on the board.

/** How far a pointer moves before it drags, in pixels. */
const SLACK = 8;
/** How long a finger rests before it lifts a card; shorter touches scroll or choose. */
const HOLD = 280;

interface Grip {
  pointer: number;
  kind: string;
  x: number;
  y: number;
  isTouch: boolean;
  isHeld: boolean;
}

export class Drag {
  /** The kind of the card in the air, if any. */
  kind = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** The place under the pointer where it may be dropped, by its `data-drop`; empty if none. */
  over = $state("");
  private readonly mayDrop: (kind: string, place: string) => boolean;
  private readonly drop: (kind: string, place: string) => void;
  private grip: Grip | null = null;
  private timer = 0;
  private wasMoved = false;

  constructor(
    mayDrop: (kind: string, place: string) => boolean,
    drop: (kind: string, place: string) => void,
  ) {
    this.mayDrop = mayDrop;
    this.drop = drop;
  }

  /** A pointer went down on a card; `held` is called when a finger rests there, which then is no click. */
  grasp(event: PointerEvent, kind: string, held?: () => void): void {
    if (!event.isPrimary || event.button !== 0) return;
    const isTouch = event.pointerType === "touch";
    this.wasMoved = false;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.grip = { pointer, kind, x, y, isTouch, isHeld: false };
    if (!isTouch) return;
    this.timer = window.setTimeout(() => {
      if (this.grip) this.grip.isHeld = true;
      if (!held) return;
      this.wasMoved = true;
      held();
    }, HOLD);
  }

  move(event: PointerEvent): void {
    const grip = this.grip;
    if (grip === null || event.pointerId !== grip.pointer) return;
    const far = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > SLACK;
    if (this.kind === null) {
      if (!far) return;
      if (grip.isTouch && !grip.isHeld) return this.cancel();
      this.kind = grip.kind;
      this.wasMoved = true;
    }
    this.x = event.clientX;
    this.y = event.clientY;
    this.over = this.placeUnder(event, grip.kind);
  }

  release(event: PointerEvent): void {
    if (this.grip === null || event.pointerId !== this.grip.pointer) return;
    const { kind, over } = this;
    this.cancel();
    if (kind !== null && over !== "") this.drop(kind, over);
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

  /** Attached to where cards lie: touches must be listened to actively, or the page scrolls. */
  readonly touches = (node: HTMLElement): (() => void) => {
    const hold = (event: TouchEvent): void => {
      if (this.holdsTouch() && event.cancelable) event.preventDefault();
    };
    node.addEventListener("touchmove", hold, { passive: false });
    return () => node.removeEventListener("touchmove", hold);
  };

  /** Whether the click that follows belongs to a drag or a long touch, and is to be ignored. */
  swallowsClick(): boolean {
    const swallowed = this.wasMoved;
    this.wasMoved = false;
    return swallowed;
  }

  private placeUnder(event: PointerEvent, kind: string): string {
    const element = document.elementFromPoint(event.clientX, event.clientY);
    const place = element?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? "";
    return place !== "" && this.mayDrop(kind, place) ? place : "";
  }
}
