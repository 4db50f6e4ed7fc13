// Who won, and who sits where in the ranking.
import type { Entry, NewSeat, Result, Seat } from "../protocol";
import type { SeatMemory } from "../seats";

export function winnersOf(result: Result): number[] {
  return result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** Winners by the sheet, which also knows who plays without a seat. */
export function winningSides(result: Result): number[] {
  const winners = result.sheet["winners"];
  return Array.isArray(winners) ? winners.filter((side) => typeof side === "number") : [];
}

export interface Rank {
  seat: number;
  place: number;
  score: number;
}

/** Seats by their places, those who share one in the order of the table. */
export function ranking(result: Result): Rank[] {
  return result.places
    .map((place, seat) => ({ seat, place, score: result.scores[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

export interface Invitation {
  /** Empty if a host without a seat invites. */
  name: string;
  table: string;
  isDuplicate: boolean;
}

/** What others have set up to play on, the latest of each kind. */
export function invitationsIn(log: readonly Entry[], seat: number | null): Invitation[] {
  const found = new Map<string, Invitation>();
  for (const entry of log) {
    if (entry.type !== "note" || (entry.key !== "again" && entry.key !== "duplicate")) continue;
    const isDuplicate = entry.key === "duplicate";
    found.delete(entry.key);
    const isOwn = seat !== null && entry.seat === seat;
    if (!isOwn) found.set(entry.key, { name: entry.name, table: entry.table, isDuplicate });
  }
  return [...found.values()];
}

/** Who sits where in another match of the same people; in a duplicate everybody moves on by one. */
export function againSeats(
  seats: readonly Seat[],
  own: readonly SeatMemory[],
  isDuplicate: boolean,
): NewSeat[] {
  const same = seats.map((seat): NewSeat => {
    if (seat.kind === "bot") return { kind: "bot", name: seat.name, level: seat.level };
    const isOwn = own.some((memory) => memory.seat === seat.seat);
    return isOwn ? { kind: "person", name: seat.name } : { kind: "open" };
  });
  return isDuplicate ? [...same.slice(-1), ...same.slice(0, -1)] : same;
}
