// How one spot of a board behaves: lit or barred, chosen, explained by mouse, focus or long touch.

import type { Bar, Option } from "../protocol";
import { say } from "../words.svelte";
import { barsAt, optionsAt, wordsOf, type Desk } from "./desk";
import type { Content } from "./explanation.svelte";
import type { Spot } from "./spots";

/** How long a finger rests before it asks for an explanation. */
const HOLD = 450;
/** How far a finger may tremble meanwhile, in pixels. */
const SLACK = 10;

export class SpotState {
  readonly options: readonly Option[] = $derived.by(() => optionsAt(this.desk, this.spot()));
  readonly bars: readonly Bar[] = $derived.by(() => barsAt(this.desk, this.spot()));
  readonly isLit = $derived.by(() => this.options.length > 0);
  readonly isBarred = $derived.by(() => !this.isLit && this.bars.length > 0);
  readonly isTouched = $derived.by(() => this.desk.touched.has(this.spot()));
  readonly isRecent = $derived.by(() => !this.isTouched && this.desk.since.has(this.spot()));
  /** What there is to say, with why it is barred and what happened to it. */
  readonly content: Content = $derived.by(() => this.fullContent());
  /** What choosing does; with several answers, of what there are some. */
  readonly words: string = $derived.by(() => this.wordsNow());
  /** The name for those who do not see the board. */
  readonly label: string = $derived.by(() => this.labelNow());
  /** Whether there is more to say than the name. */
  private readonly hasMore = $derived.by(() => {
    const { subtitle, text, notes, clause, picture } = this.content;
    return Boolean(subtitle || text?.length || notes?.length || clause || picture);
  });
  private readonly desk: Desk;
  private readonly spot: () => Spot;
  private readonly given: () => Content;
  private timer = 0;
  private x = 0;
  private y = 0;
  private wasHeld = false;

  constructor(desk: Desk, spot: () => Spot, content: () => Content) {
    this.desk = desk;
    this.spot = spot;
    this.given = content;
  }

  /** Choose what the spot stands for, ask which of several, or explain it. */
  act(anchor: Element, byKeyboard: boolean): void {
    const [only, ...others] = this.options;
    const { explanation } = this.desk;
    if (only === undefined) {
      if (this.hasMore) explanation.show(anchor, this.content, byKeyboard && this.hasLink());
    } else if (others.length > 0) explanation.show(anchor, this.content, true, this.options);
    else {
      explanation.hide();
      this.desk.choose(only);
    }
  }

  /** Listeners for the element of the spot. */
  readonly handlers = {
    onpointerover: (event: PointerEvent): void => {
      if (this.isInner(event) || !this.hasMore) return;
      this.desk.explanation.point(event, this.content);
    },
    onpointerleave: (event: PointerEvent): void => {
      this.release();
      this.desk.explanation.leave(event);
    },
    onpointerdown: (event: PointerEvent): void => this.press(event),
    onpointermove: (event: PointerEvent): void => {
      const far = Math.hypot(event.clientX - this.x, event.clientY - this.y) > SLACK;
      if (far) this.release();
    },
    onpointerup: (): void => this.release(),
    onpointercancel: (): void => this.release(),
    onclick: (event: MouseEvent): void => this.click(event),
    onkeydown: (event: KeyboardEvent): void => {
      const isOwn = event.target === event.currentTarget;
      if (!isOwn || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      if (!event.repeat) this.act(event.currentTarget as Element, true);
    },
    onfocusin: (event: FocusEvent): void => {
      const element = event.target as Element;
      if (this.isInner(event) || !this.hasMore || !element.matches(":focus-visible")) return;
      this.desk.explanation.show(event.currentTarget as Element, this.content, false);
    },
    onfocusout: (event: FocusEvent): void => this.desk.explanation.leave(event),
    oncontextmenu: (event: Event): void => {
      if (this.wasHeld) event.preventDefault();
    },
  };

  private press(event: PointerEvent): void {
    this.wasHeld = false;
    if (event.pointerType === "mouse" || this.isInner(event)) return;
    this.x = event.clientX;
    this.y = event.clientY;
    const anchor = event.currentTarget as Element;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.wasHeld = true;
      this.desk.explanation.show(anchor, this.content, false);
    }, HOLD);
  }

  private release(): void {
    window.clearTimeout(this.timer);
  }

  private click(event: MouseEvent): void {
    if (this.isInner(event) || this.isOfAnother(event)) return;
    const wasHeld = this.wasHeld;
    this.wasHeld = false;
    if (!wasHeld) this.act(event.currentTarget as Element, event.detail === 0);
  }

  /** Whether the event belongs to a spot inside this one. */
  private isInner(event: Event): boolean {
    const element = event.target as Element | null;
    return element?.closest("[data-spot]") !== event.currentTarget;
  }

  /** Whether the event belongs to a link or a button that is no part of the spot's own. */
  private isOfAnother(event: Event): boolean {
    const control = (event.target as Element | null)?.closest("a, button, summary, input");
    return control !== null && control !== undefined && !control.matches("[data-own]");
  }

  private hasLink(): boolean {
    return this.content.clause !== undefined;
  }

  private fullContent(): Content {
    const content = this.given();
    const notes = [...(content.notes ?? [])];
    if (this.isTouched) notes.push(say("kit-touched"));
    if (this.isRecent) notes.push(say("kit-since"));
    const bar = this.isBarred ? this.bars[0] : undefined;
    if (!bar) return { ...content, notes };
    return { ...content, notes, clause: bar.clause, reason: this.desk.clause(bar.clause) };
  }

  private wordsNow(): string {
    const [only, ...others] = this.options;
    if (only === undefined) return "";
    if (others.length === 0) return wordsOf(this.desk, only);
    return say("kit-choose-of", { name: this.given().title, count: this.options.length });
  }

  private labelNow(): string {
    const { title, subtitle, notes } = this.content;
    const name = [title, subtitle, ...(notes ?? [])].filter(Boolean).join(", ");
    if (this.isLit) return `${this.words}. ${name}`;
    return this.isBarred ? say("kit-barred", { name }) : name;
  }
}
