// Where on the board an option belongs: the element that carries the spot can be clicked.

import type { Spot } from "../../board/spots";
import type { Ask, Bar, Option } from "../../protocol";

/** Prompts under which an edge is meant by its bridge, not by its road. */
const MEANS_BRIDGE = new Set(["gate_edge"]);

/** The place of an option; "" for those that stand in the action bar. */
export function spotOf(ask: Ask, option: Option | Bar): Spot {
  const { kind, name } = option;
  switch (kind) {
    case "manor":
    case "guild":
    case "card":
    case "crate":
    case "sub":
    case "face":
      return `${kind}:${name}`;
    case "at":
    case "from":
      return `district:${name}`;
    case "edge":
      return `${MEANS_BRIDGE.has(ask.prompt.key) ? "bridge" : "road"}:${name}`;
    case "do":
      return `action:${name}`;
    case "draft":
      return `pool:${name}`;
    case "left":
      return `leftover:${name}`;
    case "die":
      return `drafted:${name}`;
    case "conv":
    case "use":
      return `citizen:${name}`;
    case "res":
    case "pay":
      return `good:${name}`;
    case "take":
      return name === "influence" ? "" : `good:${name}`;
    default:
      return "";
  }
}

/** Kinds that have a panel of their own in the action bar. */
export const IN_PANELS = new Set(["magic", "face"]);
