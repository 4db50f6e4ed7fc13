// What all parts of the board share: texts, view, what can be clicked, and the explanation shown.

import { getContext, setContext } from "svelte";
import type { Ask, Option } from "../../protocol";
import type { Texts } from "../../texts";
import type { Drag } from "./drag.svelte";
import type { Explanation } from "./explanation.svelte";
import type { Side } from "./kinds";
import type { Plan } from "./plan.svelte";
import type { Spot, Targets } from "./targets";
import type { AllegianceView } from "./view";

export interface Desk {
  readonly texts: Texts;
  readonly view: AllegianceView;
  readonly ask: Ask | null;
  readonly waiting: readonly number[];
  readonly targets: Targets;
  readonly busy: boolean;
  /** Takes the latest choice back; undefined if that is not possible now. */
  readonly undo: (() => void) | undefined;
  readonly explanation: Explanation;
  readonly drag: Drag;
  readonly plan: Plan;
  sideOf(kind: string): Side;
  /** The power's id; null if the kind has none. */
  powerOf(kind: string): string | null;
  /** What a clause says, as far as it is loaded. */
  clause(id: string): string;
  choose(option: Option): void;
}

const KEY = Symbol("desk");

export function layDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function atDesk(): Desk {
  return getContext<Desk>(KEY);
}

/** What clicking a spot would choose, if anything. */
export function optionAt(desk: Desk, spot: Spot): Option | undefined {
  return desk.busy ? undefined : desk.targets.options.get(spot);
}

/** What clicking a spot would do, in words; empty if nothing. */
export function wordsAt(desk: Desk, spot: Spot): string {
  const option = desk.targets.options.get(spot);
  return option && desk.ask ? desk.texts.option(desk.ask.prompt, option.phrase) : "";
}
