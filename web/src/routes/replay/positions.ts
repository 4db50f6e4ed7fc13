// Positions of a match, fetched in rows ahead of whoever steps through them, each row once.
import type { Position } from "../../lib/protocol";
import type { Eyes } from "./eyes";

/** So many positions are fetched at once. */
export const ROW = 16;

/** From so many steps before its end the next row is fetched, too. */
const AHEAD = 8;

type FetchRow = (first: number, count: number, eyes: Eyes) => Promise<Position[]>;

export class Positions {
  private readonly fetchRow: FetchRow;
  private readonly rows = new Map<string, Promise<Position[]>>();
  private readonly known = new Map<string, Position>();

  constructor(fetchRow: FetchRow) {
    this.fetchRow = fetchRow;
  }

  /** The position if it is here already. */
  here(move: number, eyes: Eyes): Position | null {
    return this.known.get(`${eyes ?? ""} ${move}`) ?? null;
  }

  async at(move: number, eyes: Eyes): Promise<Position> {
    const number = Math.floor(move / ROW);
    const row = await this.row(number, eyes);
    const found = row[move % ROW] ?? (await this.grown(number, eyes))[move % ROW];
    if (!found) throw new Error(`there is no position ${move}`);
    return found;
  }

  /** Fetch what lies around a move and is likely to be wanted next. */
  prepare(move: number, moves: number, eyes: Eyes): void {
    for (const near of [move + AHEAD, move - AHEAD]) {
      if (near >= 0 && near <= moves) void this.row(Math.floor(near / ROW), eyes).catch(() => null);
    }
  }

  /** A row that has become longer since it was fetched: the match goes on. */
  private grown(number: number, eyes: Eyes): Promise<Position[]> {
    this.rows.delete(`${eyes ?? ""} ${number}`);
    return this.row(number, eyes);
  }

  private row(number: number, eyes: Eyes): Promise<Position[]> {
    const key = `${eyes ?? ""} ${number}`;
    const known = this.rows.get(key);
    if (known) return known;
    const promise = this.fetchRow(number * ROW, ROW, eyes).then((row) => {
      for (const position of row) this.known.set(`${eyes ?? ""} ${position.move}`, position);
      return row;
    });
    this.rows.set(key, promise);
    // What failed is asked again next time.
    promise.catch(() => this.rows.delete(key));
    return promise;
  }
}
