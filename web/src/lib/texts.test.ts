// A game in words, as the terminal says it too.
import { describe, expect, test } from "vitest";
import type { Field, GameTexts } from "./protocol";
import { possessive, Texts } from "./texts";

const MESSAGES = `
prompt-search = Which card do you take from { $player-of } hand?
option-use = Use { $card-object }: { $card-text }
    .turn = Use { $card-object } now
option-own = { $own ->
    [yes] your own tableau
   *[no] { $player-of } tableau
}
event-drawn = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-many = { $cards-count ->
    [one] One card: { $cards }
   *[other] { $cards-count } cards: { $cards }
}
event-won = { $players } win.
event-side = { $seat } plays for { $seat-of } own good, as { $seat-id }.
event-told = { $seat } says: { $what }.
part-price = { $amount } Gold for { $good-plural }
part-deep = (inner { $inner })
event-sum = { $sum }
event-two = One { $kind } and { $kind-id }.
event-lines =
    First line
    second line
`;

const NOUNS_EN = {
  thief: { name: "Thief", object: "a Thief", plural: "Thieves", text: "steals" },
  spy: { name: "Spy" },
  vaun: { name: "Chancellor Vaun" },
};

function english(players: string[] = ["Anna", "Boris"]): Texts {
  const clauses = { drawn: "AL-ALLOC-01" };
  const prompt_clauses = { hand: "AL-ACT-CONVERT-05" };
  const data: GameTexts = {
    language: "en",
    messages: MESSAGES,
    nouns: NOUNS_EN,
    clauses,
    prompt_clauses,
  };
  return new Texts(data, players, "Game");
}

function german(players: string[]): Texts {
  const data: GameTexts = {
    language: "de",
    messages: "prompt-hand = Aus { $player-of } Hand\nevent-won = { $players } siegen.\nevent-sum = { $sum }",
    nouns: { thief: { name: "Dieb", plural: "Diebe" } },
    clauses: {},
    prompt_clauses: {},
  };
  return new Texts(data, players);
}

const line = (key: string, fields: Record<string, Field>): string =>
  english().line({ key, fields });

describe("whose it is", () => {
  test("English names take an apostrophe and an s, whatever they end in", () => {
    expect(possessive("Anna", "en")).toBe("Anna's");
    expect(possessive("Boris", "en")).toBe("Boris's");
  });

  test.each([
    ["Anna", "Annas"],
    ["Boris", "Boris’"],
    ["Moritz", "Moritz’"],
    ["Max", "Max’"],
    ["Strauß", "Strauß’"],
    ["Alice", "Alice’"],
    ["MARKUS", "MARKUS’"],
    ["Dirk", "Dirks"],
  ])("German: %s, %s", (name, whose) => {
    expect(possessive(name, "de")).toBe(whose);
  });

  test("a seat's number stands for its player", () => {
    const phrase = { key: "search", fields: { player: 1 } };
    expect(english().prompt(phrase)).toBe("Which card do you take from Boris's hand?");
    expect(german(["A", "Boris"]).prompt({ key: "hand", fields: { player: 1 } })).toBe(
      "Aus Boris’ Hand",
    );
  });

  test("players whom nobody has named have names", () => {
    expect(english(["Zoe"]).player(2)).toBe("Clara");
    expect(english(["Zoe", ""]).player(1)).toBe("Bert");
  });
});

describe("nouns", () => {
  test("come in the form that the sentence asks for", () => {
    const option = { key: "use", fields: { card: "thief" } };
    expect(english().option({ key: "other", fields: {} }, option)).toBe("Use a Thief: steals");
  });

  test("an option reads otherwise under a prompt that it knows", () => {
    const option = { key: "use", fields: { card: "thief" } };
    expect(english().option({ key: "turn", fields: {} }, option)).toBe("Use a Thief now");
  });

  test("a form that a noun lacks is its name", () => {
    expect(english().noun("spy", "plural")).toBe("Spy");
    expect(english().hasNoun("spy")).toBe(true);
  });

  test("what has no name is called by its id", () => {
    expect(english().hasNoun("constructor")).toBe(false);
    expect(english().noun("constructor")).toBe("constructor");
    expect(line("two", { kind: "raven" })).toBe("One raven and raven.");
    expect(line("two", { kind: "spy" })).toBe("One Spy and spy.");
  });

  test("somebody beside the seats may act like one", () => {
    expect(line("side", { seat: "vaun" })).toBe(
      "Chancellor Vaun plays for Chancellor Vaun's own good, as vaun.",
    );
  });
});

describe("lists", () => {
  test("cards are counted in the order in which they first come", () => {
    expect(line("many", { cards: ["spy", "thief", "spy", "thief", "thief"] })).toBe(
      "5 cards: 2 Spy, 3 Thieves",
    );
    expect(line("many", { cards: ["thief"] })).toBe("One card: Thief");
  });

  test("players are named in a row", () => {
    expect(line("won", { players: [0] })).toBe("Anna win.");
    expect(line("won", { players: [0, 1] })).toBe("Anna and Boris win.");
    expect(line("won", { players: [1, 0, 2] })).toBe("Boris, Anna and Clara win.");
    expect(german(["A", "B"]).line({ key: "won", fields: { players: [0, 1, 2] } })).toBe(
      "A, B und Clara siegen.",
    );
  });

  test("a row of seats may end with somebody beside them", () => {
    expect(line("won", { players: [0, "vaun"] })).toBe("Anna and Chancellor Vaun win.");
  });

  test("an empty list is empty", () => {
    expect(line("many", { cards: [] })).toBe("0 cards: ");
  });
});

describe("numbers and yes or no", () => {
  test("plurals follow the number", () => {
    expect(line("drawn", { seat: 0, count: 1 })).toBe("Anna draws one card.");
    expect(line("drawn", { seat: 0, count: 3 })).toBe("Anna draws 3 cards.");
  });

  test("big numbers are written as the language does", () => {
    expect(line("sum", { sum: 12345 })).toBe("12,345");
    expect(german([]).line({ key: "sum", fields: { sum: 12345 } })).toBe("12.345");
  });

  test("a truth is yes or no", () => {
    const prompt = { key: "turn", fields: {} };
    const own = (value: boolean): string =>
      english().option(prompt, { key: "own", fields: { own: value, player: 0 } });
    expect(own(true)).toBe("your own tableau");
    expect(own(false)).toBe("Anna's tableau");
  });
});

describe("phrases inside phrases", () => {
  test("are put into words first", () => {
    const price = { part: "price", fields: { amount: 2, good: "thief" } };
    expect(line("told", { seat: 1, what: price })).toBe("Boris says: 2 Gold for Thieves.");
  });

  test("may hold further ones", () => {
    const price = { part: "price", fields: { amount: 2, good: "spy" } };
    const deep = { part: "deep", fields: { inner: price } };
    expect(line("told", { seat: 1, what: deep })).toBe("Boris says: (inner 2 Gold for Spy).");
  });
});

test("text over several lines keeps its lines", () => {
  expect(line("lines", {})).toBe("First line\nsecond line");
});

test("nothing that a player is called is read as notation", () => {
  const name = "{ $seat } <b>\u202e";
  const texts = english([name]);
  expect(texts.line({ key: "won", fields: { players: [0] } })).toBe(`${name} win.`);
});

describe("the clause of a log line", () => {
  test("is found by the line's key, whatever its fields", () => {
    expect(english().clause({ key: "drawn", fields: { seat: 1, count: 2 } })).toBe("AL-ALLOC-01");
  });

  test.each(["won", "toString"])("is empty for a line without one: %s", (key) => {
    expect(english().clause({ key, fields: {} })).toBe("");
  });
});

describe("the clause of a prompt", () => {
  test("is found by its key, and none is made up", () => {
    expect(english().promptClause({ key: "hand", fields: {} })).toBe("AL-ACT-CONVERT-05");
    expect(english().promptClause({ key: "drawn", fields: {} })).toBe("");
  });
});
