// The charges of the seats, drawn in a square of 24: a seat is known by its shape, not colour alone.

/** Path data by seat: chevron, pale, bend, roundel, fess, saltire, pile, cross. */
export const CHARGES: readonly string[] = [
  "M0 24L12 10L24 24V16L12 2L0 16Z",
  "M8 0H16V24H8Z",
  "M0 0H7L24 17V24H17L0 7Z",
  "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z",
  "M0 8H24V16H0Z",
  "M0 0H5L12 8L19 0H24V5L16 12L24 19V24H19L12 16L5 24H0V19L8 12L0 5Z",
  "M3 0H21L12 22Z",
  "M9 0H15V9H24V15H15V24H9V15H0V9H9Z",
];

export const SHIELD = "M1 1H23V13C23 20 17 24.5 12 27C7 24.5 1 20 1 13Z";

export function chargeOf(seat: number): string {
  return CHARGES[seat % CHARGES.length] ?? "";
}
