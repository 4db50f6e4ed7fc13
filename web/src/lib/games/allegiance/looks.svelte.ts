// What the viewer has looked at: hands and face-down cards, kept so that they can be seen again.

import type { Ask, MovesEntry } from "../../protocol";

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
  read(entries: readonly MovesEntry[], seat: number | null, round: number, isLive: boolean): void {
    const found: Look[] = [];
    for (const entry of entries) {
      if (entry.number <= this.seen) continue;
      this.seen = entry.number;
      const tellsRounds = entry.events.some((event) => event["event"] === "round_began");
      if (this.round === 0 && !tellsRounds) this.round = round;
      for (const [index, event] of entry.events.entries()) {
        if (event["event"] === "round_began") this.round = Number(event["round"]);
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

  private lookOf(event: Record<string, unknown>, seat: number | null, id: string): Look | null {
    if (seat === null || event["seat"] !== seat) return null;
    const player = Number(event["player"]);
    if (event["event"] === "hand_seen") {
      const kinds = (event["cards"] as string[] | undefined) ?? [];
      return { id, player, round: this.round, kinds, isHand: true };
    }
    if (event["event"] === "face_down_seen" && typeof event["card"] === "string") {
      return { id, player, round: this.round, kinds: [event["card"]], isHand: false };
    }
    return null;
  }
}
