// A new table as it is being put together: who sits where, by which house rules.
import type { GameInfo, NewSeat, NewTable } from "../../lib/protocol";

/** How a table is meant: it decides who sits where at first. */
export type Way = "bots" | "friends" | "screen";

export interface Draft {
  seats: NewSeat[];
  options: Record<string, string>;
  name: string;
  isPublic: boolean;
}

/** As many seats as a game is usually played with: the middle, rather one more than one fewer. */
export function usualSeats({ fewest_seats, most_seats }: GameInfo): number {
  return Math.ceil((fewest_seats + most_seats) / 2);
}

/** Who sits at a table of this kind; the first seat is the player's own. */
export function seatsFor(way: Way, count: number, names: string[], level: string): NewSeat[] {
  return Array.from({ length: count }, (_, seat): NewSeat => {
    if (seat === 0) return { kind: "person", name: names[0] ?? "" };
    if (way === "friends") return { kind: "open" };
    if (way === "screen") return { kind: "person", name: names[seat] ?? "" };
    return { kind: "bot", level };
  });
}

/** A name like the wanted one that nobody at the table has. */
export function freeName(wanted: string, taken: string[]): string {
  let name = wanted;
  for (let count = 2; taken.includes(name); count += 1) name = `${wanted} ${count}`;
  return name;
}

/** The name of a table, if it has one of its own and not that of its game. */
export function ownName(name: string, game: GameInfo | undefined): string {
  return Object.values(game?.title ?? {}).includes(name) ? "" : name;
}

/** Rules of the house that differ from the usual ones. */
export function changedOptions(game: GameInfo, options: Record<string, string>): string[] {
  return game.options
    .filter((option) => (options[option.id] ?? option.default) !== option.default)
    .map((option) => option.id);
}

/** What is sent: names without blanks around them, only options that were changed. */
export function tableFrom(game: GameInfo, draft: Draft): NewTable {
  const changed = changedOptions(game, draft.options);
  return {
    game: game.id,
    seats: draft.seats.map((seat) => ({ ...seat, name: (seat.name ?? "").trim() })),
    options: Object.fromEntries(changed.map((id) => [id, draft.options[id] ?? ""])),
    name: draft.name.trim(),
    is_public: draft.isPublic && draft.seats.some((seat) => seat.kind === "open"),
  };
}
