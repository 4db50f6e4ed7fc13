// What components ask of a view.

import type { CastellansView, CityToken, DistrictView, Good, Guild, Line, Monument } from "./view";

/** What a divider, a face or a power brings, by name. */
export type Gain = Record<string, number>;

export const GOODS: readonly Good[] = ["gold", "wood", "stone", "food", "magic"];
export const GUILDS: readonly Guild[] = ["worker", "soldier", "shadow", "holy"];
export const TOKENS: readonly CityToken[] = ["manor", "temple", "ship", "citizen_token"];
export const LINES: readonly Line[] = ["pink", "blue"];
export const MONUMENTS: readonly Monument[] = ["gate", "ward_tower", "statue"];
/** The neutral side, which owns Keeps, beside the numbers of players. */
export const GREEN = -1;

export interface Standing {
  /** A number of `players`, or GREEN. */
  side: number;
  halves: number;
  vp: number;
}

/** Who has a part in the control of a District, the strongest first. */
export function standingsIn(district: DistrictView): Standing[] {
  const found = district.control.map((halves, side) => ({
    side,
    halves,
    vp: district.worth[side] ?? 0,
  }));
  found.push({ side: GREEN, halves: 2 * district.keeps, vp: 0 });
  return found
    .filter((standing) => standing.halves > 0)
    .sort((one, other) => other.halves - one.halves || other.vp - one.vp);
}

/** Half points as people write them: `2½`. */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}

/** What a round would bring a side, as things stand. */
export interface Forecast {
  side: number;
  control: number;
  monuments: number;
  wharf: number;
  total: number;
}

export function forecastsOf(view: CastellansView): Forecast[] {
  return view.players.map((player, side) => {
    const scored = view.districts.filter((each) => view.scoring.includes(each.district));
    const control = sum(scored.map((each) => each.worth[side] ?? 0));
    const monuments = sum(Object.values(player.monuments).map((each) => each?.vp ?? 0));
    const wharf = view.wharf.worth[side] ?? 0;
    return { side, control, monuments, wharf, total: control + monuments + wharf };
  });
}

/** How many Crates each side has on the Wharf card. */
export function cratesOn(view: CastellansView): number[] {
  const icons = view.wharf.rows.flatMap((row) => row.icons);
  return view.players.map((_, side) => icons.filter((icon) => icon.crate === side).length);
}

/** The side that a seat of an event means: a number, or the id of the solo opponent. */
export function sideOf(view: CastellansView, seat: string | number): number {
  if (typeof seat === "number") return seat;
  return view.players.findIndex((player) => player.seat === null && player.opponent === seat);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
