// The rulebook under its headings, and what a search finds in it.
import { expect, test } from "vitest";
import type { ClauseInfo, OptionInfo } from "../../lib/protocol";
import { chapters, fits, optionsFound, rulingsIn, rulingsOf } from "./rulebook";

const clause = (id: string, heading: string, text: string): ClauseInfo => ({
  id,
  heading: { en: heading, de: heading },
  text: { en: text, de: text },
  source: "printed",
  provenance: "printed",
});

const CLAUSES = [
  clause("X-SET-01", "Setup", "Shuffle the cards."),
  clause("X-END-01", "End", "The König smiles."),
  clause("X-SET-02", "Setup", "Deal three cards."),
];

test("a heading comes once, in the order of the book", () => {
  const found = chapters(CLAUSES, "", "en");
  expect(found.map((chapter) => chapter.heading)).toEqual(["Setup", "End"]);
  expect(found[0]?.clauses.map((each) => each.id)).toEqual(["X-SET-01", "X-SET-02"]);
});

test("a search wants every word, in text, heading or id", () => {
  expect(chapters(CLAUSES, "cards deal", "en")[0]?.clauses).toHaveLength(1);
  expect(chapters(CLAUSES, "x-end", "en").map((chapter) => chapter.heading)).toEqual(["End"]);
  expect(chapters(CLAUSES, "nothing like it", "en")).toEqual([]);
});

test("marks on letters and capitals do not matter", () => {
  expect(fits(CLAUSES[1]!, "KONIG", "de")).toBe(true);
  expect(fits(CLAUSES[1]!, "könig", "de")).toBe(true);
});

const option = (id: string, ruling: string, meaning: string): OptionInfo => ({
  id,
  default: "yes",
  choices: ["yes", "no"],
  ruling,
  meaning: { en: meaning, de: meaning },
  meanings: { yes: { en: "it counts", de: "es zählt" }, no: { en: "it does not", de: "nicht" } },
});

test("rulings are found in sources, and gathered with their options", () => {
  expect(rulingsIn("printed, T-SET; random is ruling AL-R16, as in AL-R02 and AL-R16")).toEqual([
    "AL-R16",
    "AL-R02",
  ]);
  expect(rulingsIn("printed, EN/DE 05")).toEqual([]);
  const all = [option("a", "X-R1", "Ties"), option("b", "X-R2", "Dice"), option("c", "X-R1", "Gold")];
  expect(rulingsOf(all).map((each) => [each.ruling, each.options.length])).toEqual([
    ["X-R1", 2],
    ["X-R2", 1],
  ]);
  expect(optionsFound(all, "dice counts", "en").map((each) => each.id)).toEqual(["b"]);
});
