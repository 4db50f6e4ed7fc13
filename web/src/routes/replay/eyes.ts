// Through whose eyes a match is looked back at, and how addresses say it.
import type { SeatMemory } from "../../lib/seats";

/** A seat's, those of all together, or a spectator's. */
export type Eyes = number | "all" | null;

/** The eyes that an address names; a spectator's if it names none. */
export function eyesIn(query: URLSearchParams): Eyes {
  const text = query.get("seat");
  if (text === "all") return "all";
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : null;
}

/** The seat among them, if it is one. */
export function seatOf(eyes: Eyes): number | null {
  return eyes === "all" ? null : eyes;
}

/** The secret that opens a seat's eyes while the match goes on. */
export function secretFor(eyes: Eyes, own: readonly SeatMemory[]): string | undefined {
  return own.find((memory) => memory.seat === eyes)?.token;
}

/** A part of an address, or of a request. */
export function eyesQuery(eyes: Eyes): string {
  return eyes === null ? "" : `seat=${eyes}`;
}
