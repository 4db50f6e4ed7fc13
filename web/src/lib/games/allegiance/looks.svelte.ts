// What the viewer has looked at: hands and face-down cards, kept so that they can be seen again.

import type { Ask } from "../../protocol";
import type { Moves } from "../../table/boards";
import type { AllegianceEvent } from "./view";

export interface Look {
  /** Of the event, so that each is kept once. */
  id: string;
  player: number;
  round: number;
  kinds: string[];
  isHand: boolean;
}

export class Looks {
  all = $state.raw<Look[]>([]);
  /** Which of them is open; negative if none. */
  open = $state(-1);
  private round = 0;
  private seen = 0;

  /** Take in entries not read yet, told up to this round; a look that just happened is opened. */
  read(
    entries: readonly Moves<AllegianceEvent>[],
    seat: number | null,
    round: number,
    isLive: boolean,
  ): void {
    const found: Look[] = [];
    for (const entry of entries) {
      if (entry.number <= this.seen) continue;
      this.seen = entry.number;
      const tellsRounds = entry.events.some((event) => event.event === "round_began");
      if (this.round === 0 && !tellsRounds) this.round = round;
      for (const [index, event] of entry.events.entries()) {
        if (event.event === "round_began") this.round = event.round;
        const look = this.lookOf(event, seat, `${entry.number}.${index}`);
        if (look) found.push(look);
      }
    }
    if (found.length === 0) return;
    this.all = [...this.all, ...found];
    if (isLive) this.open = this.all.length - 1;
  }

  /** A card is to be chosen from a hand of which nothing is kept: the question names its kinds. */
  recover(ask: Ask, round: number): void {
    const player = ask.prompt.fields["player"];
    if (this.all.length > 0 || typeof player !== "number") return;
    const kinds = [...ask.options, ...ask.barred].map((option) => option.name);
    this.all = [...this.all, { id: "asked", player, round, kinds, isHand: true }];
    this.openLatest();
  }

  /** The board now shows through other eyes. */
  forget(): void {
    this.all = [];
    this.open = -1;
    this.round = 0;
    this.seen = 0;
  }

  openLatest(): void {
    this.open = this.all.length - 1;
  }

  close(): void {
    this.open = -1;
  }

  private lookOf(event: AllegianceEvent, seat: number | null, id: string): Look | null {
    if (event.event === "hand_seen" && event.seat === seat) {
      return { id, player: event.player, round: this.round, kinds: event.cards, isHand: true };
    }
    if (event.event === "face_down_seen" && event.seat === seat && event.card !== null) {
      return { id, player: event.player, round: this.round, kinds: [event.card], isHand: false };
    }
    return null;
  }
}
