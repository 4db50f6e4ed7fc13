// Kinds of card as the view tells of them.
import { describe, expect, it } from "vitest";
import { powerOf, sideOf, sorted } from "./kinds";
import type { KindView } from "./view";

const KNOWN: KindView[] = [
  { kind: "thief", side: "guild", power: null },
  { kind: "double_agent", side: "temple", power: "infiltrate" },
  { kind: "monk", side: "temple", power: null },
  { kind: "noble", side: "unaligned", power: "royal_support" },
];

describe("a kind of card", () => {
  it("has the side and the power that the view tells", () => {
    expect(sideOf("double_agent", KNOWN)).toBe("temple");
    expect(powerOf("double_agent", KNOWN)).toBe("infiltrate");
    expect(powerOf("thief", KNOWN)).toBeNull();
  });

  it("stands by its side, and within the side by rank", () => {
    const kinds = ["noble", "thief", "double_agent", "monk"];
    expect(sorted(kinds, KNOWN)).toEqual(["monk", "double_agent", "thief", "noble"]);
  });
});
