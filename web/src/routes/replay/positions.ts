// Positions of a finished match, asked for once each.
import type { Position } from "../../lib/protocol";

export class Positions {
  private readonly fetchOne: (move: number, seat: number | null) => Promise<Position>;
  private readonly known = new Map<string, Promise<Position>>();

  constructor(fetchOne: (move: number, seat: number | null) => Promise<Position>) {
    this.fetchOne = fetchOne;
  }

  at(move: number, seat: number | null): Promise<Position> {
    const key = `${seat ?? "spectator"} ${move}`;
    const known = this.known.get(key);
    if (known) return known;
    const promise = this.fetchOne(move, seat);
    this.known.set(key, promise);
    // What failed is asked again next time.
    promise.catch(() => this.known.delete(key));
    return promise;
  }
}
