// The analysis of a match as the server works it out: begun, followed, stopped, gone on with.
import * as api from "../../lib/api";
import { secondsLeft } from "../../lib/chart/analysis";
import type { Analysis, Judged, Problem } from "../../lib/protocol";

const PAUSE = 1000;

/** So often in a row the server may be out of reach before that is told. */
const MOST_FAILURES = 5;

export class Study {
  private readonly id: string;
  private latest = $state.raw<Analysis | null>(null);
  expected = $state.raw<number[][]>([]);
  judged = $state.raw<Judged[]>([]);
  problem = $state.raw<Problem | null>(null);
  isBusy = $state(false);
  private now = $state(0);
  /** When and from where this page has seen it go on. */
  private began = 0;
  private before = 0;

  readonly state = $derived(this.latest?.state ?? null);
  readonly isRunning = $derived(this.state === "running");
  readonly done = $derived(this.latest?.done ?? 0);
  readonly moves = $derived(this.latest?.moves ?? 0);
  readonly iterations = $derived(this.latest?.iterations ?? 0);
  readonly left = $derived(
    secondsLeft((this.now - this.began) / 1000, this.before, this.done, this.moves),
  );

  constructor(id: string) {
    this.id = id;
  }

  /** What was found about the choice that made a step. */
  at(move: number): Judged | undefined {
    return this.judged.find((one) => one.move === move);
  }

  /** See what is there, perhaps by somebody else's wish. */
  open(): void {
    void this.ask(() => api.analysis(this.id));
  }

  begin(): void {
    void this.ask(() => api.analyse(this.id));
  }

  stop(): void {
    void this.ask(() => api.stopAnalysis(this.id));
  }

  /** Look again and again while it goes on; returns how to look away. */
  follow(): () => void {
    if (!this.isRunning) return () => undefined;
    let failures = 0;
    const timer = setInterval(() => {
      api.analysis(this.id, this.judged.length).then(
        (found) => {
          failures = 0;
          // A server that was started again knows nothing of it any more.
          this.take(found, found.expected.length > 0 || found.state === "none");
        },
        (error: unknown) => {
          failures += 1;
          if (failures === MOST_FAILURES) this.problem = api.problemOf(error);
        },
      );
    }, PAUSE);
    return () => clearInterval(timer);
  }

  private async ask(asked: () => Promise<Analysis>): Promise<void> {
    this.isBusy = true;
    this.problem = null;
    try {
      this.take(await asked(), true);
    } catch (error) {
      this.problem = api.problemOf(error);
    }
    this.isBusy = false;
  }

  private take(found: Analysis, isWhole: boolean): void {
    this.now = performance.now();
    if (found.state === "running" && !this.isRunning) {
      this.began = this.now;
      this.before = found.done;
    }
    if (isWhole) this.expected = found.expected;
    // An answer that was overtaken by another brings nothing new.
    const known = isWhole ? 0 : found.count - found.judged.length;
    if (known <= this.judged.length) {
      this.judged = [...this.judged.slice(0, known), ...found.judged];
    }
    this.latest = found;
  }
}
