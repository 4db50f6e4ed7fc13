// A house is a colour; whoever has not chosen a house is grey.
import { HOUSES } from "./reading";
import type { HouseName, ThroneView } from "./view";

const GREY = 7;

export function colourOf(house: HouseName | null): number {
  return house === null ? GREY : HOUSES.indexOf(house);
}

export function coloursOf(view: ThroneView): number[] {
  return view.players.map((player) => colourOf(player.house));
}
