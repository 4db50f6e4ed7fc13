// Who won, and who sits where in the ranking.
import type { NewSeat, Result, Seat } from "../protocol";
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
