// The rulebook under its headings, and what a search finds in it.
import { expect, test } from "vitest";
import type { ClauseInfo, OptionInfo, RulingInfo } from "../../lib/protocol";
import { chapters, fits, rulingsFound, rulingsIn, rulingsWith } from "./rulebook";

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

test("rulings are found in sources", () => {
  expect(rulingsIn("printed, T-SET; random is ruling AL-R16, as in AL-R02 and AL-R16")).toEqual([
    "AL-R16",
    "AL-R02",
  ]);
  expect(rulingsIn("printed, EN/DE 05")).toEqual([]);
});

const ruling = (id: string, question: string, clauses: string[]): RulingInfo => ({
  id,
  question: { en: question, de: question },
  reason: { en: "It is fair.", de: "So ist es gerecht." },
  answer: {},
  clauses,
});

test("a ruling has the clauses and options that say what holds, and is found by their words", () => {
  const options = [option("a", "X-R1", "Ties"), option("b", "X-R2", "Dice"), option("c", "X-R1", "Gold")];
  const asked = [ruling("X-R1", "Who wins?", ["X-END-01"]), ruling("X-R2", "Who rolls?", [])];
  const all = rulingsWith(asked, options, CLAUSES);
  expect(all.map((each) => [each.options.length, each.clauses.length])).toEqual([
    [2, 1],
    [1, 0],
  ]);
  const found = (search: string) => rulingsFound(all, search, "en").map((each) => each.info.id);
  expect(found("dice counts")).toEqual(["X-R2"]);
  expect(found("konig smiles")).toEqual(["X-R1"]);
  expect(found("fair")).toEqual(["X-R1", "X-R2"]);
  expect(found("xyzzy")).toEqual([]);
});
