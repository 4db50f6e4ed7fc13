// Rows of a log of which one is the current one; only the two that change are drawn anew.
import type { ReplayEntry } from "../../lib/protocol";

export class Row {
  readonly entry: ReplayEntry;
  isCurrent = $state(false);

  constructor(entry: ReplayEntry) {
    this.entry = entry;
  }
}

export class Rows {
  readonly all: Row[];
  private current: Row | undefined;

  /** Moves of which nothing was told have no row. */
  constructor(entries: readonly ReplayEntry[]) {
    this.all = entries.filter((entry) => entry.lines.length > 0).map((entry) => new Row(entry));
  }

  /** Mark the row of a move, or the latest before it. */
  mark(move: number): Row | undefined {
    const found = this.all.findLast((row) => row.entry.move <= move) ?? this.all[0];
    if (found === this.current) return found;
    if (this.current) this.current.isCurrent = false;
    if (found) found.isCurrent = true;
    this.current = found;
    return found;
  }
}
