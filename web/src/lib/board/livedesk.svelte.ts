// The desk of a board made from the board's props; fetches clauses and printed facts when asked.

import { clausesOf, dataOf } from "../catalog.svelte";
import type { ClauseInfo, GameData, Option } from "../protocol";
import type { BoardProps, Moves, Told } from "../table/boards";
import type { Desk } from "./desk";
import { Explanation } from "./explanation.svelte";
import { spotsOf, type Spot, type SpotOf } from "./spots";

export interface Laws<View, Event> {
  game: string;
  spotOf: SpotOf<View>;
  /** Which spots events touched. */
  touchedBy: (events: readonly Event[]) => Iterable<Spot>;
  /** Which spots words about events speak of, if more than those that were touched. */
  speaksOf?: (events: readonly Event[]) => Iterable<Spot>;
}

/** Made while its component is made: `layDesk(new LiveDesk(() => props, laws))`. */
export class LiveDesk<View, Sheet = Told, Event extends object = Told> implements Desk<View> {
  readonly game: string;
  readonly explanation = new Explanation();
  readonly spots = $derived.by(() => spotsOf(this.ask, this.laws.spotOf, this.view));
  readonly touched: ReadonlySet<Spot> = $derived.by(() => this.touchedIn(this.lastMove()));
  readonly since: ReadonlySet<Spot> = $derived.by(() => this.touchedIn(this.props().since ?? []));
  private clauses = $state.raw<ClauseInfo[]>([]);
  private printed = $state.raw<GameData["files"] | null>(null);
  private hasAskedClauses = false;
  private hasAskedData = false;
  private readonly props: () => BoardProps<View, Sheet, Event>;
  private readonly laws: Laws<View, Event>;

  constructor(props: () => BoardProps<View, Sheet, Event>, laws: Laws<View, Event>) {
    this.props = props;
    this.laws = laws;
    this.game = laws.game;
    props().pointing?.learn((events) => this.spokenOf(events));
  }

  get texts() {
    return this.props().texts;
  }
  get view() {
    return this.props().view;
  }
  get data() {
    if (!this.hasAskedData) this.fetchData();
    return this.printed;
  }
  get ask() {
    return this.props().ask;
  }
  get seat() {
    return this.props().seat;
  }
  get seats() {
    return this.props().seats;
  }
  get waiting() {
    return this.props().waiting;
  }
  get busy() {
    return this.props().busy;
  }
  get pointing() {
    return this.props().pointing;
  }
  get undo() {
    return this.props().undo;
  }

  clause(id: string): string {
    return this.found(id)?.text[this.texts.language] ?? "";
  }

  provenance(id: string): string {
    return this.found(id)?.provenance ?? "";
  }

  choose(option: Option): void {
    if (!this.busy) this.props().choose(option);
  }

  private found(id: string): ClauseInfo | undefined {
    if (!this.hasAskedClauses) this.fetchClauses();
    return this.clauses.find((clause) => clause.id === id);
  }

  // What cannot be fetched is done without: a clause is shown by its id alone.
  private fetchClauses(): void {
    this.hasAskedClauses = true;
    clausesOf(this.game).then(
      (found) => (this.clauses = found),
      () => undefined,
    );
  }

  private fetchData(): void {
    this.hasAskedData = true;
    dataOf(this.game).then(
      (found) => (this.printed = found.files),
      () => undefined,
    );
  }

  /** Where words about events lead to: at least to whom they speak of. */
  private spokenOf(events: readonly Event[]): Spot[] {
    const found = [...this.laws.touchedBy(events), ...(this.laws.speaksOf?.(events) ?? [])];
    if (found.length > 0) return found;
    const seats = events.map((event) => ("seat" in event ? event.seat : null));
    return seats.filter((seat) => typeof seat === "number").map((seat) => `player:${seat}`);
  }

  /** What was told latest, or, after a page load, the last entry of the log. */
  private lastMove(): readonly Moves<Event>[] {
    const { entries, log } = this.props();
    if (entries.some(isTelling)) return entries;
    const last = log?.findLast(isTelling);
    return last ? [last] : [];
  }

  /** When all is over nobody looks for what to answer. */
  private touchedIn(entries: readonly Moves<Event>[]): ReadonlySet<Spot> {
    if (this.props().result) return new Set();
    return new Set(this.laws.touchedBy(entries.flatMap((entry) => entry.events)));
  }
}

function isTelling(entry: Moves<unknown>): boolean {
  return entry.events.length > 0;
}
