// What dropping a card means.
import { describe, expect, it } from "vitest";
import { ask } from "../../board/testing";
import { mayDrop, Plan } from "./plan.svelte";

describe("dropping a card", () => {
  it("on the Temple chooses it", () => {
    const asked = ask("allocate_temple", "temple:monk temple:spy");
    expect(new Plan().drop(asked, "spy", "temple")?.choice).toBe("temple:spy");
  });

  it("on the Guild first waits until the Guild is asked for", () => {
    const plan = new Plan();
    const temple = ask("allocate_temple", "temple:monk temple:spy");
    expect(plan.drop(temple, "spy", "guild")).toBeUndefined();
    expect(plan.forGuild).toBe("spy");
    expect(plan.due(temple)).toBeUndefined();
    expect(plan.due(ask("allocate_guild", "guild:spy"))?.choice).toBe("guild:spy");
    expect(plan.forGuild).toBeNull();
  });

  it("is forgotten if it is no option any more", () => {
    const plan = new Plan();
    plan.drop(ask("allocate_temple", "temple:spy"), "spy", "guild");
    expect(plan.due(ask("allocate_guild", "guild:monk"))).toBeUndefined();
    expect(plan.forGuild).toBeNull();
  });

  it("is possible only where it means something", () => {
    const turn = ask("turn", "use:spy end_turn");
    expect(mayDrop(turn, 0, "spy", "tableau:0")).toBe(true);
    expect(mayDrop(turn, 0, "monk", "tableau:0")).toBe(false);
    expect(mayDrop(turn, 0, "spy", "tableau:1")).toBe(false);
    expect(mayDrop(turn, 0, "spy", "temple")).toBe(false);
    expect(mayDrop(null, 0, "spy", "temple")).toBe(false);
  });
});
