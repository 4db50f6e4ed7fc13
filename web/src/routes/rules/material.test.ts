// Things of a game's box from its data files.
import { expect, test } from "vitest";
import { shelvesOf } from "./material";

const FILES = {
  cards: {
    total: 2,
    card: [
      {
        id: "thief",
        name: { en: "Thief", de: "Dieb" },
        source: "inferred",
        source_name: "printed",
      },
      { id: "7", value: 3, source: "printed" },
    ],
  },
  options: { option: [{ id: "x", name: { en: "X", de: "X" }, source: "printed" }] },
  powers: {
    power: [
      { id: "hide", name: { en: "Hide", de: "Bergen" }, text: { en: "Out of sight.", de: "Fort." }, source: "printed" },
    ],
  },
};

test("what has a name is shown, in the language, with where it stands", () => {
  const shelves = shelvesOf(FILES, "", "de");
  expect(shelves.map((shelf) => shelf.file)).toEqual(["cards", "powers"]);
  expect(shelves[0]?.things).toEqual([
    { anchor: "thing-cards-card-thief", name: "Dieb", text: "", source: "inferred", nameSource: "printed" },
  ]);
});

test("a search looks at names and texts", () => {
  expect(shelvesOf(FILES, "sight", "en").map((shelf) => shelf.file)).toEqual(["powers"]);
  expect(shelvesOf(FILES, "nothing", "en")).toEqual([]);
});
