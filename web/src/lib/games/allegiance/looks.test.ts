// What the viewer looked at is kept, and what others saw is not.
import { expect, it } from "vitest";
import type { Moves } from "../../table/boards";
import { flightsOf, touchedBy } from "./flights";
import { Looks } from "./looks.svelte";
import type { AllegianceEvent } from "./view";

function told(number: number, ...events: AllegianceEvent[]): Moves<AllegianceEvent> {
  return { type: "moves", number, seat: 0, lines: [], events };
}

const hand: AllegianceEvent = { event: "hand_seen", seat: 0, player: 2, cards: ["monk", "spy"] };

it("keeps each own look once and opens it when it happens", () => {
  const looks = new Looks();
  const entries = [told(1, { event: "round_began", round: 4, seat: 1, left: 0 }), told(2, hand)];
  looks.read(entries, 0, 4, true);
  looks.read(entries, 0, 4, true);
  expect(looks.all).toEqual([
    { id: "2.0", player: 2, round: 4, kinds: ["monk", "spy"], isHand: true },
  ]);
  expect(looks.open).toBe(0);
});

it("knows nothing of what others looked at", () => {
  const looks = new Looks();
  looks.read([told(1, { ...hand, cards: [] })], 1, 1, true);
  const other = { event: "face_down_seen", seat: 2, player: 1, laid: 4, card: null } as const;
  looks.read([told(2, other)], 1, 1, true);
  expect(looks.all).toEqual([]);
});

it("leaves looks of long ago closed", () => {
  const looks = new Looks();
  looks.read([told(1, hand)], 0, 3, false);
  expect(looks.open).toBe(-1);
  expect(looks.all[0]?.round).toBe(3);
});

it("lets cards fly where events say, with their backs up if they are hidden", () => {
  const hidden = { event: "card_infiltrated", seat: 0, player: 2, laid: 5, card: null } as const;
  expect(flightsOf([hidden, { event: "turn_ended", seat: 0, has_acted: true }], 3)).toEqual([
    [{ from: "hand:0", to: "tableau:2", thing: { what: "card", kind: null } }],
  ]);
  const ended = { event: "allocation_ended", on_temple: 3, on_guild: 3 } as const;
  expect(flightsOf([ended], 3)[0]).toHaveLength(6);
});

it("marks where something went or came from, but not what is dealt", () => {
  const began: AllegianceEvent = { event: "round_began", round: 2, seat: 0, left: 9 };
  const used: AllegianceEvent = { event: "card_used", seat: 1, card: "spy" };
  expect(touchedBy([began, used])).toEqual(["hand-of:1", "tableau:1"]);
});
