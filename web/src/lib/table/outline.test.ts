// Views of any game as an outline.
import { expect, test } from "vitest";
import { factsOf, inlineText, shapeOf, type Wording } from "./outline";

const NAMES = ["Anna", "Bert", "Clara"];

const wording: Wording = {
  label: (key, above) => (above === "players" ? `PLAYER ${key}` : key.toUpperCase()),
  word: (value) => `<${value}>`,
  player: (seat) => NAMES[seat] ?? "?",
  said: (texts) => (typeof texts["en"] === "string" ? texts["en"] : null),
  isSeat: (key, above) => ["seat", "player", "order"].includes(key) || above === "slots",
  isBySeat: (key) => key === "control",
  isHidden: (key) => key === "asked",
  yes: "yes",
  no: "no",
};

test("numbers under keys of seats are players", () => {
  expect(inlineText(1, "player", wording)).toBe("Bert");
  expect(inlineText([2, 0], "order", wording)).toBe("Clara, Anna");
  expect(inlineText(1, "round", wording)).toBe("1");
});

test("lists with one value for each seat name the seats", () => {
  expect(inlineText([4, 0, 2], "control", wording)).toBe("Anna 4, Bert 0, Clara 2");
});

test("words that come several times are counted", () => {
  expect(inlineText(["wood", "gold", "wood"], "pool", wording)).toBe("2 × <wood>, <gold>");
});

test("numbers in a list are never counted", () => {
  expect(inlineText([5, 5, 6], "strengths", wording)).toBe("5, 5, 6");
});

test("what is hidden or empty is not told", () => {
  const view = { hand: null, pool: [], deck: 0, bonus: {}, open: false, asked: 1 };
  const { facts } = factsOf(view, wording);
  expect(facts.map((fact) => fact.key)).toEqual(["deck", "open"]);
});

test("records of the same fields become a grid titled by their first field", () => {
  const slots = [
    { slot: "palace", open: true, figures: [], favor: null },
    { slot: "market", open: false, figures: [1], favor: null },
  ];
  expect(shapeOf(slots, "slots", wording)).toEqual({
    shape: "grid",
    head: "SLOT",
    columns: ["OPEN", "FIGURES"],
    rows: [
      { head: "<palace>", cells: ["yes", ""] },
      { head: "<market>", cells: ["no", "Bert"] },
    ],
  });
});

test("records with much inside become titled items", () => {
  const players = [
    { seat: 0, goods: { gold: 1 }, rows: [{ deal: "buy", icons: [{ good: "food" }] }] },
    { seat: 1, goods: { gold: 2 }, rows: [{ deal: "sell", icons: [{ good: "wood" }] }] },
  ];
  const shape = shapeOf(players, "players", wording);
  expect(shape?.shape).toBe("items");
  if (shape?.shape === "items") {
    expect(shape.items.map((item) => item.title)).toEqual(["Anna", "Bert"]);
  }
});

test("a record of like records is a grid", () => {
  const workers = { north: { spy: 1, soldier: 0 }, south: { spy: 0, soldier: 2 } };
  const shape = shapeOf(workers, "workers", wording);
  expect(shape).toMatchObject({ shape: "grid", columns: ["SPY", "SOLDIER"] });
});

test("labels know the key above, also inside lists", () => {
  const shape = shapeOf([{ seat: 0, cards: 3 }, { seat: 1, cards: 5 }], "players", wording);
  expect(shape).toMatchObject({ shape: "grid", head: "PLAYER seat", columns: ["PLAYER cards"] });
});

test("a text in all languages is said in one", () => {
  expect(shapeOf({ en: "The Stern", de: "Der Strenge" }, "epithet", wording)).toEqual({
    shape: "inline",
    text: "The Stern",
  });
});
