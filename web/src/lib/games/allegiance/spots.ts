// Where on the board an option is shown: each is an element that can be clicked.

import type { Spot } from "../../board/spots";
import type { Ask, Bar, Option } from "../../protocol";

/** Prompts under which a player is meant by the hand, or by the tableau. */
const MEANS_HAND = new Set(["investigate", "assassinate_hand"]);
const MEANS_TABLEAU = new Set(["infiltrate_player"]);
/** Prompts under which a kind is chosen from a hand that was just looked at. */
const MEANS_LOOK = new Set(["assassinate_kind", "convert_kind"]);

/** `hand:spy`, `card:12`, `pile:temple`, `hand-of:2` …; empty for a button beside the hand. */
export function spotOf(ask: Ask, option: Option | Bar): Spot {
  const prompt = ask.prompt.key;
  switch (option.kind) {
    case "temple":
    case "guild":
    case "use":
      return `hand:${option.name}`;
    case "guard":
      return "hand:guard";
    case "add":
      return `hand:${String(ask.prompt.fields["use"])}`;
    case "kind":
      return `${MEANS_LOOK.has(prompt) ? "look" : "hand"}:${option.name}`;
    case "card":
    case "on":
      return `card:${option.number}`;
    case "slot":
    case "pile":
    case "converted":
      return `${option.kind}:${option.name || option.number}`;
    case "player":
      return `${areaOf(prompt)}:${option.number}`;
    case "mode":
      return modeSpot(ask, option);
    default:
      return "";
  }
}

function areaOf(prompt: string): string {
  if (MEANS_HAND.has(prompt)) return "hand-of";
  return MEANS_TABLEAU.has(prompt) ? "tableau" : "player";
}

/** Where to look for a Guild card of a player: at the hand or the tableau of that player. */
function modeSpot(ask: Ask, option: Option | Bar): Spot {
  const player = ask.prompt.fields["player"];
  if (typeof player !== "number") return "";
  return option.name === "hand" ? `hand-of:${player}` : `tableau:${player}`;
}
