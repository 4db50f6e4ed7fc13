// How a match went, as numbers over its moves: who led when, where rounds begin, what stood where.
import type { Course, Mark } from "../protocol";

export interface LeadChange {
  move: number;
  /** The sides that lead from here on, and those that led before. */
  leaders: number[];
  before: number[];
}

interface Reign {
  move: number;
  until: number;
  leaders: number[];
}

/** So many turning points are worth telling. */
const MOST_CHANGES = 8;

/** A lead that lasts less than this part of a match is none. */
const SHORTEST_REIGN = 1 / 50;

/** The latest of things in the order of their moves that is not after `move`. */
export function latest<T extends { move: number }>(things: readonly T[], move: number): T | null {
  return things.findLast((thing) => thing.move <= move) ?? null;
}

/** The numbers of all lines at a move. */
export function valuesAt(course: Course, move: number): number[] {
  return latest(course.points, move)?.values ?? course.lines.map(() => 0);
}

/** Where the lead goes to others for a while, at most so many times as can be told. */
export function leadChanges(course: Course): LeadChange[] {
  const least = Math.max(3, course.moves * SHORTEST_REIGN);
  const lasting = joined(reigns(course)).filter(
    (reign) => reign.until - reign.move >= least || reign.until === course.moves,
  );
  const kept = joined(lasting);
  const changes = kept.slice(1).map((reign, index) => ({
    ...reign,
    before: kept[index]?.leaders ?? [],
  }));
  const longest = [...changes]
    .sort((one, other) => other.until - other.move - (one.until - one.move))
    .slice(0, MOST_CHANGES);
  return changes
    .filter((change) => longest.includes(change))
    .map(({ move, leaders, before }) => ({ move, leaders, before }));
}

/** Since when those lead who lead at the end; null if nobody does. */
export function lastLead(course: Course): Reign | null {
  return joined(reigns(course)).at(-1) ?? null;
}

/** Who leads from when until when; while all sides are level, nobody does. */
function reigns({ lines, points, moves }: Course): Reign[] {
  const sides = lines.some((line) => line.seat !== null) ? lines.length : Infinity;
  return points
    .map(({ move, leaders }, index) => ({ move, until: points[index + 1]?.move ?? moves, leaders }))
    .filter(({ leaders }) => leaders.length > 0 && (leaders.length < sides || sides === 1));
}

function joined(found: readonly Reign[]): Reign[] {
  const kept: Reign[] = [];
  for (const reign of found) {
    const last = kept.at(-1);
    if (last && last.leaders.join() === reign.leaders.join()) last.until = reign.until;
    else kept.push({ ...reign });
  }
  return kept;
}

export interface Round {
  move: number;
  key: string;
  value: number | string;
  /** Its parts, the one that begins with it first. */
  parts: Mark[];
}

/** Rounds, weeks … with their phases: the first key of a moment is the largest. */
export function roundsOf(marks: readonly Mark[]): Round[] {
  const rounds: Round[] = [];
  for (const mark of marks) {
    const [key, value] = Object.entries(mark.moment)[0] ?? ["", null];
    if (value === null) continue;
    const last = rounds.at(-1);
    if (last && last.value === value) last.parts.push(mark);
    else rounds.push({ move: mark.move, key, value, parts: [mark] });
  }
  return rounds;
}

/** Round numbers from below the lowest to above the highest value, a few of them. */
export function ticks(lowest: number, highest: number, most = 5): number[] {
  const reach = Math.max(1, highest - lowest);
  const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
  const step = steps.find((each) => reach / each <= most - 1) ?? reach;
  const first = Math.floor(lowest / step) * step;
  const count = Math.ceil((highest - first) / step) + 1;
  return Array.from({ length: Math.max(2, count) }, (_, index) => first + index * step);
}

/** A line over the moves that stays level until something changes. */
export function stairs(
  course: Course,
  line: number,
  x: (move: number) => number,
  y: (value: number) => number,
): string {
  const parts: string[] = [];
  for (const point of course.points) {
    const value = y(point.values[line] ?? 0).toFixed(1);
    const move = x(point.move).toFixed(1);
    parts.push(parts.length === 0 ? `M${move} ${value}` : `H${move}V${value}`);
  }
  return `${parts.join("")}H${x(course.moves).toFixed(1)}`;
}

/** Of things that lie too close to one another, the earlier ones. */
export function apart<T extends { move: number }>(things: readonly T[], least: number): T[] {
  const kept: T[] = [];
  for (const thing of things) {
    const last = kept.at(-1);
    if (!last || thing.move - last.move >= least) kept.push(thing);
  }
  return kept;
}
