// The desk of Allegiance: what all boards share, with cards that are dragged and what they are.

import { atDesk as atAnyDesk } from "../../board/desk";
import { Drag } from "../../board/drag.svelte";
import { LiveDesk } from "../../board/livedesk.svelte";
import type { BoardProps } from "../../table/boards";
import { touchedBy } from "./flights";
import { powerOf, sideOf } from "./kinds";
import { mayDrop, Plan } from "./plan.svelte";
import { spotOf } from "./spots";
import type { AllegianceEvent, AllegianceSheet, AllegianceView, Side } from "./view";

export class Desk extends LiveDesk<AllegianceView, AllegianceSheet, AllegianceEvent> {
  readonly plan = new Plan();
  readonly drag = new Drag(
    (kind, place) => mayDrop(this.ask, this.seat, kind, place),
    (kind, place) => this.drop(kind, place),
  );

  constructor(props: () => BoardProps<AllegianceView, AllegianceSheet, AllegianceEvent>) {
    super(props, { game: "allegiance", spotOf, touchedBy });
  }

  sideOf(kind: string): Side {
    return sideOf(kind, this.view.kinds);
  }

  /** The power's id; null if the kind has none. */
  powerOf(kind: string): string | null {
    return powerOf(kind, this.view.kinds);
  }

  private drop(kind: string, place: string): void {
    this.explanation.hide();
    const option = this.ask && !this.busy ? this.plan.drop(this.ask, kind, place) : undefined;
    if (option) this.choose(option);
  }
}

export function atDesk(): Desk {
  return atAnyDesk<AllegianceView>() as Desk;
}
