// Several players at one screen: whose turn it is to sit before it.
import type { News } from "../protocol";
import {
  forgetTable,
  linksAt,
  rememberLinks,
  rememberSeat,
  seatsAt,
  type SeatMemory,
} from "../seats";

/** The seats of this browser at which a person decides now, not a link still to be given away. */
export function ownSeats(seats: readonly SeatMemory[], news: News): SeatMemory[] {
  return seats.filter((own) => {
    const seat = news.table.seats[own.seat];
    return seat?.kind === "person" && !seat.stands_in;
  });
}

/** Who should sit before the screen: the present one while asked, else the next who is. */
export function seatToFollow(
  seats: readonly SeatMemory[],
  news: News,
  present: number | null,
): SeatMemory | null {
  if (news.table.status !== "running") return null;
  const asked = ownSeats(seats, news).filter((own) => news.waiting.includes(own.seat));
  if (asked.some((own) => own.seat === present)) return null;
  const from = present ?? -1;
  return asked.find((own) => own.seat > from) ?? asked[0] ?? null;
}

/** Drop the secret of one seat and keep those of the others. */
export function forgetSeat(id: string, seat: number): void {
  const others = seatsAt(id).filter((own) => own.seat !== seat);
  const links = linksAt(id);
  forgetTable(id);
  for (const own of others) rememberSeat(id, own);
  const [first] = others;
  if (first) rememberLinks(id, first.game, links);
}
