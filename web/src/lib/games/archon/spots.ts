// Where on the board an option belongs; what has no place of its own stands in the action bar.

import type { Spot } from "../../board/spots";
import type { Ask, Bar, Option } from "../../protocol";

/** What is named by a good lies among the own goods, in the stockpile or in the Repository. */
const HEAPS: Record<string, string> = {
  take: "cube",
  buy: "stock",
  gain: "stock",
  swap_in: "stock",
  sell: "purse",
  pay: "purse",
  swap_out: "purse",
  spare: "purse",
  lose: "purse",
};

/** What stands on the board under the name of its option. */
const NAMED = new Set(["slot", "card", "tile"]);

export function spotOf(_ask: Ask, option: Option | Bar): Spot {
  const heap = HEAPS[option.kind];
  if (heap) return `${heap}:${option.name}`;
  if (NAMED.has(option.kind)) return `${option.kind}:${option.name}`;
  switch (option.kind) {
    case "magister":
      return `row:${option.name}`;
    case "to_hand":
      return `pool:${option.name}`;
    case "with":
      return `hand:${option.name}`;
    case "space":
      return `wall:${option.number}`;
    default:
      return "";
  }
}
