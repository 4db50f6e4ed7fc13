// Where options stand on the board, and what dropping a card means.
import { describe, expect, it } from "vitest";
import { targetsOf } from "../../board/targets";
import type { Ask, Field, Option } from "../../protocol";
import { mayDrop, Plan } from "./plan.svelte";
import { spotOf } from "./targets";

function option(choice: string): Option {
  const [kind = "", name = ""] = choice.split(":");
  const number = /^\d+$/.test(name) ? Number(name) : -1;
  return { choice, kind, number, name: number < 0 ? name : "", phrase: { key: kind, fields: {} } };
}

function ask(prompt: string, choices: string[], fields: Record<string, Field> = {}): Ask {
  return { number: 1, prompt: { key: prompt, fields }, options: choices.map(option), barred: [] };
}

function spots(asked: Ask): string[] {
  return [...targetsOf(asked, spotOf).options.keys()];
}

describe("an option", () => {
  it.each([
    ["allocate_temple", "temple:monk", "hand:monk"],
    ["turn", "use:spy", "hand:spy"],
    ["turn", "guard", "hand:guard"],
    ["guard_on", "on:12", "card:12"],
    ["assassinate_card", "slot:4", "slot:4"],
    ["assassinate_card", "pile:guild", "pile:guild"],
    ["assassinate_card", "converted:thief", "converted:thief"],
    ["investigate", "player:2", "hand-of:2"],
    ["infiltrate_player", "player:2", "tableau:2"],
    ["convert_player", "player:2", "player:2"],
    ["infiltrate_kind", "kind:monk", "hand:monk"],
    ["assassinate_kind", "kind:monk", "look:monk"],
  ])("under %s %s stands at %s", (prompt, choice, spot) => {
    expect(spots(ask(prompt, [choice]))).toEqual([spot]);
  });

  it("to look at hand or tableau stands at that player's", () => {
    const asked = ask("convert_mode", ["mode:hand", "mode:tableau"], { player: 2 });
    expect(spots(asked)).toEqual(["hand-of:2", "tableau:2"]);
  });

  it("without a place is a button", () => {
    const asked = ask("turn", ["use:spy", "end_turn"]);
    expect(targetsOf(asked, spotOf).loose.map((each) => each.choice)).toEqual(["end_turn"]);
  });
});

describe("dropping a card", () => {
  it("on the Temple chooses it", () => {
    const asked = ask("allocate_temple", ["temple:monk", "temple:spy"]);
    expect(new Plan().drop(asked, "spy", "temple")?.choice).toBe("temple:spy");
  });

  it("on the Guild first waits until the Guild is asked for", () => {
    const plan = new Plan();
    const temple = ask("allocate_temple", ["temple:monk", "temple:spy"]);
    expect(plan.drop(temple, "spy", "guild")).toBeUndefined();
    expect(plan.forGuild).toBe("spy");
    expect(plan.due(temple)).toBeUndefined();
    expect(plan.due(ask("allocate_guild", ["guild:spy"]))?.choice).toBe("guild:spy");
    expect(plan.forGuild).toBeNull();
  });

  it("is forgotten if it is no option any more", () => {
    const plan = new Plan();
    plan.drop(ask("allocate_temple", ["temple:spy"]), "spy", "guild");
    expect(plan.due(ask("allocate_guild", ["guild:monk"]))).toBeUndefined();
    expect(plan.forGuild).toBeNull();
  });

  it("is possible only where it means something", () => {
    const turn = ask("turn", ["use:spy", "end_turn"]);
    expect(mayDrop(turn, 0, "spy", "tableau:0")).toBe(true);
    expect(mayDrop(turn, 0, "monk", "tableau:0")).toBe(false);
    expect(mayDrop(turn, 0, "spy", "tableau:1")).toBe(false);
    expect(mayDrop(turn, 0, "spy", "temple")).toBe(false);
    expect(mayDrop(null, 0, "spy", "temple")).toBe(false);
  });
});
