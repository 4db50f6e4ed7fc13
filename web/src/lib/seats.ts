// The secrets of seats that this browser plays, and of links that it has still to hand on.
import type { Created, NewSeat, SeatLink } from "./protocol";
import { keep, kept } from "./storage";

export interface SeatMemory {
  seat: number;
  /** The secret of the seat. */
  token: string;
  /** The secret of the host, if the table was made here. */
  host?: string | undefined;
  game: string;
  /** Who plays that seat. */
  name: string;
  /** The link by which the seat was taken; it opens the seat no longer, but leads here again. */
  link?: string | undefined;
}

export interface TableMemory {
  id: string;
  game: string;
  seats: SeatMemory[];
  /** Links of open seats, to be sent to friends. */
  links: SeatLink[];
  /** When it was last visited, in milliseconds since 1970. */
  at: number;
}

const KEY = "tabard.tables";

function allTables(): Record<string, TableMemory> {
  return kept<Record<string, TableMemory>>(KEY, {});
}

function change(id: string, game: string, changed: (table: TableMemory) => TableMemory): void {
  const tables = allTables();
  const table = tables[id] ?? { id, game, seats: [], links: [], at: 0 };
  keep(KEY, { ...tables, [id]: { ...changed(table), at: Date.now() } });
}

/** Keep the secret of a seat that is played here; a second call for the same seat replaces it. */
export function rememberSeat(id: string, memory: SeatMemory): void {
  change(id, memory.game, (table) => ({
    ...table,
    game: memory.game,
    seats: [...table.seats.filter((other) => other.seat !== memory.seat), memory].sort(
      (one, other) => one.seat - other.seat,
    ),
    links: table.links.filter((link) => link.seat !== memory.seat),
  }));
}

/** Keep the links of open seats, so that the host can send them again. */
export function rememberLinks(id: string, game: string, links: SeatLink[]): void {
  change(id, game, (table) => ({ ...table, links }));
}

/** Keep all that a new table gave: seats of persons are played here, open ones are links to send. */
export function rememberTable(created: Created, game: string, seats: NewSeat[]): void {
  const tokenOf = new Map(created.links.map((link) => [link.seat, link.token]));
  seats.forEach((seat, number) => {
    const token = tokenOf.get(number);
    if (seat.kind !== "person" || token === undefined) return;
    const name = seat.name ?? "";
    rememberSeat(created.id, { seat: number, token, host: created.host, game, name });
  });
  const open = created.links.filter((link) => seats[link.seat]?.kind === "open");
  rememberLinks(created.id, game, open);
}

/** The seats that are played here, in order. */
export function seatsAt(id: string): SeatMemory[] {
  return allTables()[id]?.seats ?? [];
}

/** The secret that a link stands for: that of the seat which was taken by it here, or its own. */
export function secretOf(id: string, link: string): string {
  const taken = seatsAt(id).find((memory) => memory.link === link);
  return taken?.token ?? link;
}

/** Keep the links of those seats alone that are still open; a link that was used is worth nothing. */
export function keepLinks(id: string, open: number[]): void {
  const links = linksAt(id);
  const left = links.filter((link) => open.includes(link.seat));
  const game = allTables()[id]?.game ?? "";
  if (left.length < links.length) rememberLinks(id, game, left);
}

/** The links of open seats that this browser may hand on. */
export function linksAt(id: string): SeatLink[] {
  return allTables()[id]?.links ?? [];
}

/** Tables with a seat that is played here, the latest visited first. */
export function myTables(): TableMemory[] {
  return Object.values(allTables())
    .filter((table) => table.seats.length > 0)
    .sort((one, other) => other.at - one.at);
}

/** Drop a table and its secrets. */
export function forgetTable(id: string): void {
  const { [id]: _dropped, ...others } = allTables();
  keep(KEY, others);
}
