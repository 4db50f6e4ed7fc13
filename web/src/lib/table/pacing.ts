// Lets what arrives at once be seen one after the other.

export const BEAT = 350;
const MOST_WAITING = 20;

export type Timer = (action: () => void, milliseconds: number) => () => void;

export const clock: Timer = (action, milliseconds) => {
  const id = setTimeout(action, milliseconds);
  return () => clearTimeout(id);
};

/**
 * Shows an item at once if nothing is being looked at, else after what was shown before it has been
 * seen for as many milliseconds as `beats` says of it.
 */
export class Pacing<T> {
  private readonly show: (item: T) => void;
  private readonly beats: (item: T) => number;
  private readonly timer: Timer;
  private queue: T[] = [];
  private stop: (() => void) | null = null;

  constructor(show: (item: T) => void, beats: (item: T) => number, timer: Timer = clock) {
    this.show = show;
    this.beats = beats;
    this.timer = timer;
  }

  get waiting(): number {
    return this.queue.length;
  }

  push(item: T): void {
    this.queue.push(item);
    if (this.queue.length > MOST_WAITING) this.skip();
    else if (!this.stop) this.next();
  }

  /** Show the latest now; what came before it is in its log. */
  skip(): void {
    this.rest();
    const latest = this.queue.at(-1);
    this.queue = [];
    if (latest !== undefined) this.show(latest);
  }

  /** Show nothing more. */
  close(): void {
    this.rest();
    this.queue = [];
  }

  private rest(): void {
    this.stop?.();
    this.stop = null;
  }

  private next(): void {
    this.stop = null;
    for (let item = this.queue.shift(); item !== undefined; item = this.queue.shift()) {
      this.show(item);
      const wait = this.beats(item);
      if (wait > 0) {
        // The more there is to come, the faster it goes.
        const haste = Math.max(1, this.queue.length / 4);
        this.stop = this.timer(() => this.next(), wait / haste);
        return;
      }
    }
  }
}
