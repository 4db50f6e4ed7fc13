// How a round was scored, put together from what was told: row by row, side by side.

import type { Spot } from "../../board/spots";
import type { Moves } from "../../table/boards";
import { scoredAt } from "./flights";
import { GREEN, halvesText, sideOf } from "./reading";
import type { CastellansEvent, CastellansView } from "./view";

/** What one side had there, and what it got for it. */
export interface Share {
  side: number;
  /** Control, Crates, tokens or the space of a track, as people write it. */
  basis: string;
  /** Green gets none. */
  vp: number;
}

export interface Row {
  /** Of a District, a Monument or a Guild, or `wharf`. */
  what: string;
  kind: "district" | "monument" | "wharf" | "guild";
  /** Where that stands on the board. */
  spots: Spot[];
  shares: Share[];
}

export interface Scoring {
  /** 0 if it is not known. */
  round: number;
  rows: Row[];
}

/** All scorings that entries tell, the oldest first. */
export function scoringsIn(entries: readonly Moves<CastellansEvent>[], view: CastellansView): Scoring[] {
  const found: Scoring[] = [];
  let round = 0;
  for (const { events } of entries) {
    const rows = rowsOf(events, view);
    if (rows.length > 0) found.push({ round, rows });
    const began = events.findLast((event) => event.event === "round_began");
    if (began) round = began.round;
    const last = found.at(-1);
    // The round that follows tells which was scored, where its own beginning is not known.
    if (rows.length > 0 && last && began && last.round === 0) last.round = round - 1;
  }
  return found;
}

/** What a side got in the first rows of a scoring. */
export function sumOf(scoring: Scoring, side: number, rows = scoring.rows.length): number {
  const shares = scoring.rows.slice(0, rows).flatMap((row) => row.shares);
  return shares.reduce((sum, share) => sum + (share.side === side ? share.vp : 0), 0);
}

function rowsOf(events: readonly CastellansEvent[], view: CastellansView): Row[] {
  const rows: Row[] = [];
  for (const event of events) {
    const row = rowOf(event, view);
    const last = rows.at(-1);
    // Monuments of a kind are told one by one.
    if (row && last?.kind === "monument" && row.what === last.what) {
      last.shares.push(...row.shares);
      last.spots.push(...row.spots);
    } else if (row) rows.push(row);
  }
  return rows;
}

function rowOf(event: CastellansEvent, view: CastellansView): Row | null {
  switch (event.event) {
    case "district_scored": {
      const { district, keeps } = event;
      const shares = sharesOf(event.halves, event.points, halvesText);
      if (keeps > 0) shares.push({ side: GREEN, basis: halvesText(2 * keeps), vp: 0 });
      return { kind: "district", what: district, spots: [scoredAt(event)], shares };
    }
    case "monument_scored": {
      const share = { side: sideOf(view, event.seat), basis: String(event.count), vp: event.vp };
      return { kind: "monument", what: event.monument, spots: [scoredAt(event)], shares: [share] };
    }
    case "wharf_scored": {
      const shares = sharesOf(event.crates, event.points, String);
      return { kind: "wharf", what: "wharf", spots: [scoredAt(event)], shares };
    }
    case "guild_scored": {
      const shares = sharesOf(event.spaces, event.points, String);
      return { kind: "guild", what: event.guild, spots: [scoredAt(event)], shares };
    }
    default:
      return null;
  }
}

/** Who had something there, side by side. */
function sharesOf(
  counts: readonly number[],
  points: readonly number[],
  written: (count: number) => string,
): Share[] {
  return counts.flatMap((count, side) =>
    count > 0 ? [{ side, basis: written(count), vp: points[side] ?? 0 }] : [],
  );
}
