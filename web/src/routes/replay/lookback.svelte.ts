// A match that is looked back at: what was told, where its rounds begin, how the table stood.
import { untrack } from "svelte";
import * as api from "../../lib/api";
import { Connection } from "../../lib/connection.svelte";
import type { Course, MovesEntry, Position, Problem, Replay } from "../../lib/protocol";
import { seatsAt } from "../../lib/seats";
import { secretFor, seatOf, type Eyes } from "./eyes";
import { Positions } from "./positions";

/** Who drags the slider wants no position on the way. */
const PATIENCE = 60;
/** Moves that follow each other quickly are fetched together. */
const GATHERING = 500;

export class LookBack {
  readonly id: string;
  eyes = $state<Eyes>(null);
  /** As the address or a control says; it may lie beyond the end. */
  wanted = $state(0);
  replay = $state.raw<Replay | null>(null);
  course = $state.raw<Course | null>(null);
  position = $state.raw<Position | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What has just been told, if one step was made. */
  fresh = $state.raw<MovesEntry[]>([]);

  readonly seat = $derived(seatOf(this.eyes));
  readonly moves = $derived(this.replay?.moves ?? 0);
  readonly at = $derived(Math.min(Math.max(0, this.wanted), this.moves));
  readonly isRunning = $derived(this.replay !== null && this.replay.result === null);

  /** How long the match was when somebody last looked at its end. */
  private end = $state(0);
  readonly ahead = $derived(this.isRunning ? this.moves - Math.max(this.end, this.at) : 0);

  private readonly positions: Positions;

  constructor(id: string, eyes: Eyes, move: number) {
    this.id = id;
    this.eyes = eyes;
    this.wanted = move;
    this.positions = new Positions((first, count, through) =>
      api.positions(id, first, count, through, this.secret(through)),
    );
  }

  /** Seats whose eyes may be looked through: all when the match is over, before it one's own. */
  get seats(): number[] {
    const all = this.replay?.table.seats.map((seat) => seat.seat) ?? [];
    const own = seatsAt(this.id).map((memory) => memory.seat);
    return this.isRunning ? all.filter((seat) => own.includes(seat)) : all;
  }

  goTo(move: number): void {
    this.wanted = Math.min(Math.max(0, move), this.moves);
    if (this.wanted === this.moves) this.end = this.moves;
  }

  /** The next move of which something is told; playing hurries over the others. */
  nextTold(): number {
    const told = this.replay?.entries.find(
      (entry) => entry.move > this.at && entry.lines.length > 0,
    );
    return told?.move ?? this.moves;
  }

  private secret(eyes: Eyes): string | undefined {
    return secretFor(eyes, seatsAt(this.id));
  }

  /** Fetch what happens while one looks back; returns how to stop. */
  listen(): () => void {
    const { isRunning, eyes } = this;
    if (!isRunning) return () => undefined;
    const line = untrack(() => new Connection(this.id, this.secret(eyes) ?? ""));
    let heard: number | undefined;
    let timer = 0;
    const stop = $effect.root(() => {
      $effect(() => {
        const number = line.news?.number;
        if (heard !== undefined && number !== undefined && number > heard) {
          window.clearTimeout(timer);
          timer = window.setTimeout(() => this.open(), GATHERING);
        }
        heard = number ?? heard;
      });
    });
    return () => {
      stop();
      window.clearTimeout(timer);
      line.close();
    };
  }

  /** Fetch what was told to these eyes; to be called whenever they change. */
  open(): void {
    const { eyes } = this;
    const secret = this.secret(eyes);
    const isStill = (): boolean => eyes === this.eyes;
    api.replay(this.id, eyes, secret).then((found) => {
      if (!isStill()) return;
      if (!this.replay) this.end = found.moves;
      this.replay = found;
      const own = this.seats[0];
      // Whoever plays sees more than a spectator does.
      if (found.result === null && eyes === null && own !== undefined) this.eyes = own;
    }, this.refuse);
    api.course(this.id, eyes, secret).then((found) => {
      if (isStill()) this.course = found;
    }, this.refuse);
  }

  /** Show the position at the present move; returns how to give up waiting for it. */
  show(): () => void {
    const { at, eyes, moves } = this;
    if (!this.replay) return () => undefined;
    const here = this.positions.here(at, eyes);
    if (here) {
      untrack(() => this.take(here));
      this.positions.prepare(at, moves, eyes);
      return () => undefined;
    }
    const timer = setTimeout(() => {
      this.positions.at(at, eyes).then((found) => {
        if (at === this.at && eyes === this.eyes) this.take(found);
        this.positions.prepare(at, moves, eyes);
      }, this.refuse);
    }, PATIENCE);
    return () => clearTimeout(timer);
  }

  private take(position: Position): void {
    const isNext = position.move - 1 === this.position?.move;
    const entry = this.replay?.entries[position.move];
    const { move: number, events } = position;
    this.fresh =
      isNext && entry
        ? [{ type: "moves", number, seat: entry.seat, lines: entry.lines, events }]
        : [];
    this.position = position;
  }

  private readonly refuse = (error: unknown): void => {
    this.problem = api.problemOf(error);
  };
}
