// A battle as it stands, put together from what is asked and what was told.
import type { Ask } from "../../protocol";
import type { Moves } from "../../table/boards";
import { workersAt } from "./reading";
import type { TerritoryName, ThroneEvent, ThroneView } from "./view";

export interface Side {
  seat: number;
  /** Soldiers on the Battlefield: before the dice as they stand, afterwards as they stood. */
  soldiers: number;
  /** Undefined before the roll. */
  die?: number;
  /** +1 for an Anarchy marker. */
  bonus: number;
  total?: number;
}

export interface BattleScene {
  territory: TerritoryName;
  sides: [Side, Side];
  /** The seat that has won; null for a draw, undefined while it is open. */
  winner: number | null | undefined;
}

/** Within so many entries of the log lies the battle whose spoils are divided. */
const RECENT = 24;

function side(view: ThroneView, seat: number, territory: TerritoryName): Side {
  const player = view.players[seat];
  return { seat, soldiers: player ? workersAt(player, territory, "soldier") : 0, bonus: 0 };
}

/** The battle before the dice: the attacker is asked for a boost. */
function joined(view: ThroneView, ask: Ask): BattleScene | null {
  const { player, territory } = ask.prompt.fields;
  if (typeof player !== "number" || typeof territory !== "string") return null;
  const place = territory as TerritoryName;
  return {
    territory: place,
    sides: [side(view, view.seat ?? 0, place), side(view, player, place)],
    winner: undefined,
  };
}

/** The last battle that was told, with its dice. */
function fought(events: readonly ThroneEvent[]): BattleScene | null {
  const told = events.findLast((event) => event.event === "battle_fought");
  if (!told) return null;
  const before = events.slice(0, events.lastIndexOf(told));
  const dice = before.filter((event) => event.event === "die_rolled").slice(-2);
  const boosted = before.some(
    (event) => event.event === "anarchy_taken" && event.reason === "boost",
  );
  const { seat: attacker, player: defender, territory, total, against } = told;
  const of = (seat: number, sum: number, bonus: number): Side => {
    const die = dice.find((event) => event.seat === seat)?.die ?? 0;
    return { seat, soldiers: sum - die - bonus, die, bonus, total: sum };
  };
  return {
    territory,
    sides: [of(attacker, total, boosted ? 1 : 0), of(defender, against, 0)],
    winner: total === against ? null : total > against ? attacker : defender,
  };
}

/** The hosts that are left when the battle itself is no longer told. */
function remains(view: ThroneView): BattleScene | null {
  const { player, territory } = view.asked;
  const winner = view.seat;
  if (player === undefined || territory === undefined || winner === null) return null;
  const sides: [Side, Side] = [side(view, winner, territory), side(view, player, territory)];
  return { territory, sides, winner };
}

function eventsOf(entries: readonly Moves<ThroneEvent>[]): ThroneEvent[] {
  return entries.flatMap((entry) => entry.events);
}

/** What the battle scene shows: a battle about to be fought, its spoils, or the one just told. */
export function battleOf(
  view: ThroneView,
  ask: Ask | null,
  entries: readonly Moves<ThroneEvent>[],
  log: readonly Moves<ThroneEvent>[],
): BattleScene | null {
  if (ask?.prompt.key === "boost") return joined(view, ask);
  if (ask?.prompt.key === "spoils") return fought(eventsOf(log.slice(-RECENT))) ?? remains(view);
  return fought(eventsOf(entries.length > 0 ? entries : log.slice(-1)));
}
