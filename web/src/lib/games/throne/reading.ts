// What components ask of a view.

import type { PlayerView, TerritoryName, ThroneView, WorkerName } from "./view";

export const TRACKS = ["strength", "intrigue", "trade", "wealth", "knowledge"] as const;
export const WORKERS = ["soldier", "spy", "merchant"] as const;
export const SPACES = ["I", "II", "III", "IV", "V", "VI", "VII"] as const;
export const MARKERS = ["0", "1", "2", "star"] as const;
export const HOUSES = ["roselie", "culver_lux", "antares", "umbral"] as const;
export const CENTRE = "centre";

/** The player who looks; undefined for a spectator. */
export function ownOf(view: ThroneView): PlayerView | undefined {
  return view.seat === null ? undefined : view.players[view.seat];
}

/** The other players in seat order, beginning with the next one. */
export function othersOf(view: ThroneView): PlayerView[] {
  const first = view.seat ?? -1;
  return view.players
    .map((_, index) => view.players[(first + 1 + index) % view.players.length])
    .filter((player): player is PlayerView => player !== undefined && player.seat !== view.seat);
}

/** The territories in play: the homes by seat, then the centre. */
export function territoriesOf(view: ThroneView): TerritoryName[] {
  return [...view.players.flatMap((player) => player.house ?? []), CENTRE];
}

export function workersAt(player: PlayerView, place: TerritoryName, kind: WorkerName): number {
  return player.workers[place]?.[kind] ?? 0;
}

/** Cards of a pile, one by one, in the order of the pile. */
export function cardsOf(counts: Record<string, number> | null): string[] {
  return Object.entries(counts ?? {}).flatMap(([card, count]) => Array<string>(count).fill(card));
}
