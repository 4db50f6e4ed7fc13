// What an analysis says about a match: mistakes by their cost, players in numbers, places as lines.
import type { Judged } from "../protocol";

/** So many mistakes are told in words. */
const MOST_MISTAKES = 10;

export interface Account {
  seat: number;
  choices: number;
  mistakes: number;
  blunders: number;
  /** Of a choice, in points of the chance to win. */
  meanCost: number;
}

/** What a choice cost, in points of the chance to win. */
export function costOf(judged: Judged): number {
  return 100 * judged.loss;
}

/** The costliest choices, the worst first. */
export function biggestMistakes(judged: readonly Judged[], most = MOST_MISTAKES): Judged[] {
  return judged
    .filter((one) => one.kind !== "good")
    .sort((one, other) => other.loss - one.loss || one.move - other.move)
    .slice(0, most);
}

/** The move of the next of them after a move, or of the first; null if there is none. */
export function nextMistake(judged: readonly Judged[], after: number): number | null {
  const moves = biggestMistakes(judged)
    .map(({ move }) => move)
    .sort((one, other) => one - other);
  return moves.find((move) => move > after) ?? moves[0] ?? null;
}

/** How every seat has chosen. */
export function accountsOf(judged: readonly Judged[], seats: readonly number[]): Account[] {
  return seats.map((seat) => {
    const own = judged.filter((one) => one.seat === seat);
    const cost = own.reduce((sum, one) => sum + costOf(one), 0);
    return {
      seat,
      choices: own.length,
      mistakes: own.filter((one) => one.kind === "mistake").length,
      blunders: own.filter((one) => one.kind === "blunder").length,
      meanCost: own.length > 0 ? cost / own.length : 0,
    };
  });
}

/** Options that looked better than the one that was chosen; at least the best one of a mistake. */
export function betterThan(judged: Judged): Judged["alternatives"] {
  return judged.alternatives.filter(
    ({ value }, index) => value > judged.chosen.value || (index === 0 && judged.kind !== "good"),
  );
}

/** An option as it stands within a sentence; some are sentences of their own. */
export function within(option: string): string {
  return option.replace(/\.$/, "");
}

/** The expected places of a seat as a line that stays level until something changes. */
export function placesLine(
  expected: readonly number[][],
  seat: number,
  x: (move: number) => number,
  y: (place: number) => number,
): string {
  const parts: string[] = [];
  let last = NaN;
  expected.forEach((places, move) => {
    const place = places[seat] ?? 1;
    if (place === last) return;
    last = place;
    const [across, down] = [x(move).toFixed(1), y(place).toFixed(1)];
    parts.push(parts.length === 0 ? `M${across} ${down}` : `H${across}V${down}`);
  });
  return `${parts.join("")}H${x(Math.max(0, expected.length - 1)).toFixed(1)}`;
}

/** How many seconds are left, from how far it has come since; null while nobody can tell. */
export function secondsLeft(
  seconds: number,
  before: number,
  done: number,
  moves: number,
): number | null {
  const pace = (done - before) / seconds;
  return seconds < 3 || pace <= 0 ? null : Math.ceil((moves - done) / pace);
}
