// What components ask of a view.
import { describe, expect, it } from "vitest";
import { handWithout, knownOf, othersOf, tableauOf } from "./reading";
import type { AllegianceView, TableCard } from "./view";

function card(number: number, fields: Partial<TableCard> = {}): TableCard {
  const plain = { kind: "spy", place: "tableau", player: 1, from: 1, round: 1 } as const;
  return { card: number, ...plain, face_up: true, guard: null, ...fields };
}

function table(fields: Partial<AllegianceView> = {}): AllegianceView {
  return {
    seat: 1,
    round: 2,
    rounds: 5,
    first_action: 0,
    deck: 27,
    boxed: {},
    organisations: {
      temple: { count: 0, lost: 0, cards: [] },
      guild: { count: 0, lost: 0, cards: [] },
    },
    players: [0, 1, 2].map((seat) => ({ seat, cards: 0, hand: null })),
    table: [],
    placed: [],
    tracked: [],
    picks: [],
    confirmed: [],
    recalled: [],
    kinds: [],
    over: false,
    ...fields,
  };
}

describe("a tableau", () => {
  it("shows Guards on the cards they protect, and nowhere else", () => {
    const guard = card(5, { kind: "guard" });
    const view = table({ table: [card(3, { guard: 5 }), guard, card(7, { player: 2 })] });
    expect(tableauOf(view, 1)).toEqual([{ card: card(3, { guard: 5 }), guards: [guard] }]);
  });

  it("stacks Guards that lie on Guards", () => {
    const upper = card(6, { kind: "guard" });
    const lower = card(5, { kind: "guard", guard: 6 });
    const view = table({ table: [card(3, { guard: 5 }), lower, upper] });
    expect(tableauOf(view, 1)[0]?.guards.map((guard) => guard.card)).toEqual([5, 6]);
  });
});

describe("what is remembered of a hand", () => {
  const recall = { player: 2, not_of_guild: 0, in_hand: true, nothing_else_in: [] };

  it("is sure until cards left the hand face down, and gone with the hand", () => {
    const view = table({
      recalled: [
        { ...recall, kinds: ["monk"], or_placed_as: [] },
        { ...recall, kinds: ["spy"], or_placed_as: [4, 5] },
        { ...recall, kinds: ["thief"], or_placed_as: [1], in_hand: false },
        { ...recall, player: 0, kinds: ["noble"], or_placed_as: [] },
      ],
    });
    expect(knownOf(view, 2)).toEqual({ sure: ["monk"], perhaps: ["spy"], notOfGuild: 0 });
  });
});

describe("the table", () => {
  it("seats the others from the viewer's left on", () => {
    expect(othersOf(table())).toEqual([2, 0]);
    expect(othersOf(table({ seat: null }))).toEqual([0, 1, 2]);
  });

  it("takes what is chosen out of the hand", () => {
    expect(handWithout({ monk: 2, spy: 1 }, ["monk", "spy"])).toEqual([["monk", 1]]);
  });
});
