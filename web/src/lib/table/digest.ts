// What a player needs of log and options: what happened meanwhile, what belongs together.
import type { Ask, Bar, Entry, MovesEntry, Option, Phrase } from "../protocol";
import type { Told } from "./boards";

export function isMoves(entry: Entry): entry is MovesEntry {
  return entry.type === "moves";
}

/**
 * Entries since the seat's latest move that told something. Clicks in the middle of a move tell
 * nothing yet, so what the others did stays in sight until the move is complete.
 */
export function sinceOwnMove(log: readonly Entry[], seat: number): MovesEntry[] {
  const moves = log.filter(isMoves);
  const last = moves.findLastIndex((entry) => entry.seat === seat && entry.lines.length > 0);
  return moves.slice(last + 1).filter((entry) => entry.seat !== seat && entry.lines.length > 0);
}

/**
 * The events that a line of an entry tells. What no line names by itself belongs to the line before
 * it, since lines gather the effects of what they tell; a line that no event is named after speaks
 * for itself.
 */
export function eventsBehind(entry: MovesEntry, index: number): Told[] {
  const { lines, events } = entry;
  const line = lines[index];
  if (!line) return [];
  if (lines.length === 1) return events;
  if (lines.length === events.length) return events.slice(index, index + 1);
  let teller = 0;
  const found = events.filter((event) => {
    const said = lines.findIndex((each, at) => at >= teller && isSaidBy(each, event));
    if (said >= 0) teller = said;
    return teller === index;
  });
  return found.length > 0 ? found : [{ event: line.key, ...line.fields }];
}

/** Whether a line is named after an event, and speaks of the same. */
function isSaidBy(line: Phrase, event: Told): boolean {
  const name = String(event["event"]);
  if (line.key !== name && !line.key.startsWith(`${name}_`)) return false;
  return ["seat", "district", "space"].every(
    (field) => line.fields[field] === undefined || line.fields[field] === event[field],
  );
}

/** Log entries up to the one that is shown now. */
export function upTo(log: readonly Entry[], number: number): Entry[] {
  return log.filter((entry) => entry.number <= number);
}

/** The log without its latest moves, while the board still shows how the match ended. */
export function beforeEnd(log: readonly Entry[]): Entry[] {
  const last = log.findLastIndex(isMoves);
  return log.filter((_, index) => index !== last);
}

export interface Group {
  kind: string;
  options: { option: Option; index: number }[];
}

/** Options under one heading for each kind, in the order in which they were given. */
export function groupsOf(options: readonly Option[]): Group[] {
  const groups = new Map<string, Group>();
  options.forEach((option, index) => {
    const group = groups.get(option.kind) ?? { kind: option.kind, options: [] };
    group.options.push({ option, index });
    groups.set(option.kind, group);
  });
  return [...groups.values()];
}

/** Barred options by the clause that bars them. */
export function barsOf(ask: Ask): Map<string, Bar[]> {
  const bars = new Map<string, Bar[]>();
  for (const bar of ask.barred) bars.set(bar.clause, [...(bars.get(bar.clause) ?? []), bar]);
  return bars;
}
