// What the viewer looked at is kept, and what others saw is not.
import { expect, it } from "vitest";
import { told } from "../../board/testing";
import { Looks } from "./looks.svelte";
import type { AllegianceEvent } from "./view";

const hand: AllegianceEvent = { event: "hand_seen", seat: 0, player: 2, cards: ["monk", "spy"] };

it("keeps each own look once and opens it when it happens", () => {
  const looks = new Looks();
  const began: AllegianceEvent = { event: "round_began", round: 4, seat: 1, left: 0 };
  const entries = [told(1, began), told(2, hand)];
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
