// Taking back one card of a division means taking back the later ones, and picking them again.
import { describe, expect, it } from "vitest";
import { lessOne, nextStep } from "./dividing";

describe("the next step of a division", () => {
  it("is none without a wish", () => {
    expect(nextStep(["scribe"], null)).toBeNull();
  });

  it("takes back what is wanted no more, then picks again what lay on it", () => {
    const wanted = lessOne(["scribe", "cleric", "merchant"], "cleric");
    expect(wanted).toEqual(["scribe", "merchant"]);
    expect(nextStep(["scribe", "cleric", "merchant"], wanted)).toEqual({ act: "undo" });
    expect(nextStep(["scribe", "cleric"], wanted)).toEqual({ act: "undo" });
    expect(nextStep(["scribe"], wanted)).toEqual({ act: "pick", kind: "merchant" });
    expect(nextStep(["scribe", "merchant"], wanted)).toBeNull();
  });

  it("takes back the latest card at once", () => {
    const wanted = lessOne(["courtier", "courtier"], "courtier");
    expect(nextStep(["courtier", "courtier"], wanted)).toEqual({ act: "undo" });
    expect(nextStep(["courtier"], wanted)).toBeNull();
  });
});
