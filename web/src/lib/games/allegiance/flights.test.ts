// Events move cards and mark where something went or came from.
import { expect, it } from "vitest";
import { flightsOf, touchedBy } from "./flights";
import type { AllegianceEvent } from "./view";

const view = { players: [0, 1, 2].map((seat) => ({ seat, cards: 0, hand: null })) };

it("lets cards fly where events say, with their backs up if they are hidden", () => {
  const hidden = { event: "card_infiltrated", seat: 0, player: 2, laid: 5, card: null } as const;
  expect(flightsOf([hidden, { event: "turn_ended", seat: 0, has_acted: true }], view)).toEqual([
    [{ from: "hand:0", to: "tableau:2", thing: { what: "card", kind: null } }],
  ]);
  const ended = { event: "allocation_ended", on_temple: 3, on_guild: 3 } as const;
  expect(flightsOf([ended], view)[0]).toHaveLength(6);
});

it("marks where something went or came from, but not what is dealt", () => {
  const began: AllegianceEvent = { event: "round_began", round: 2, seat: 0, left: 9 };
  const used: AllegianceEvent = { event: "card_used", seat: 1, card: "spy" };
  expect(touchedBy([began, used])).toEqual(["hand-of:1", "tableau:1"]);
});
