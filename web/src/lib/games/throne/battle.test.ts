// Battles are put together from what is asked and told.
import { expect, it } from "vitest";
import { ask, told } from "../../board/testing";
import { battleOf } from "./battle";
import type { Asked, PlayerView, ThroneEvent, ThroneView } from "./view";

const FOUGHT: ThroneEvent[] = [
  { event: "battle_joined", seat: 0, player: 1, territory: "centre", owner: null },
  { event: "anarchy_taken", seat: 0, reason: "boost" },
  { event: "die_rolled", seat: 0, die: 2 },
  { event: "die_rolled", seat: 1, die: 3 },
  {
    event: "battle_fought",
    seat: 0,
    player: 1,
    territory: "centre",
    total: 6,
    against: 5,
    owner: null,
  },
];

const GAINED: ThroneEvent = { event: "influence_gained", seat: 0, amount: 1 };

function view(asked: Asked = {}): ThroneView {
  const workers: PlayerView["workers"] = { centre: { soldier: 2, spy: 0, merchant: 0 } };
  return { seat: 0, asked, players: [{ workers }, { workers }] } as ThroneView;
}

it("shows dice, bonus, the hosts as they stood, and who has won", () => {
  const scene = battleOf(view(), null, [told(1, ...FOUGHT)], []);
  expect(scene).toMatchObject({ territory: "centre", winner: 0 });
  expect(scene?.sides).toEqual([
    { seat: 0, soldiers: 3, die: 2, bonus: 1, total: 6 },
    { seat: 1, soldiers: 2, die: 3, bonus: 0, total: 5 },
  ]);
});

it("shows the hosts before the dice", () => {
  const scene = battleOf(view(), ask("boost", "", { player: 1, territory: "centre" }), [], []);
  expect(scene?.winner).toBeUndefined();
  expect(scene?.sides.map((side) => side.soldiers)).toEqual([2, 2]);
});

it("stays while spoils are divided, even if the battle is told no more", () => {
  const asked = ask("spoils", "", { player: 1, amount: 1 });
  const log = [told(1, ...FOUGHT), told(2, GAINED)];
  expect(battleOf(view(), asked, log.slice(1), log)?.winner).toBe(0);
  const seen = view({ player: 1, territory: "centre" });
  expect(battleOf(seen, asked, [], [])).toMatchObject({ territory: "centre", winner: 0 });
});

it("is gone when something else is told", () => {
  expect(battleOf(view(), null, [told(1, { event: "week_began", week: 2, seat: 0 })], [])).toBeNull();
});
