// Who sits at a new table.
import { expect, test } from "vitest";
import type { GameInfo } from "../../lib/protocol";
import { changedOptions, freeName, ownName, seatsFor, tableFrom, usualSeats } from "./newTable";

function gameWith(fewest: number, most: number): GameInfo {
  return {
    id: "g",
    title: { en: "G", de: "G" },
    fewest_seats: fewest,
    most_seats: most,
    rules: 1,
    stage: "proven",
    has_secrets: true,
    options: [
      { id: "tie", default: "shared", choices: ["shared", "nobody"], ruling: "", meaning: {}, meanings: {} },
    ],
  };
}

test.each([
  [3, 5, 4],
  [2, 4, 3],
  [1, 5, 3],
  [2, 2, 2],
])("%d to %d players: usually %d", (fewest, most, usual) => {
  expect(usualSeats(gameWith(fewest, most))).toBe(usual);
});

test("each way seats others beside the player", () => {
  const names = ["Zoe", "Bert", "Clara"];
  const kinds = (way: "bots" | "friends" | "screen"): string[] =>
    seatsFor(way, 3, names, "greedy").map((seat) => seat.kind);
  expect(kinds("bots")).toEqual(["person", "bot", "bot"]);
  expect(kinds("friends")).toEqual(["person", "open", "open"]);
  expect(kinds("screen")).toEqual(["person", "person", "person"]);
  expect(seatsFor("screen", 2, names, "greedy")[1]?.name).toBe("Bert");
});

test("a guest among guests gets a number", () => {
  expect(freeName("Guest", ["Anna"])).toBe("Guest");
  expect(freeName("Guest", ["Guest", "Guest 2"])).toBe("Guest 3");
});

test("a table that is called like its game has no name of its own", () => {
  expect(ownName("G", gameWith(2, 4))).toBe("");
  expect(ownName("Friday", gameWith(2, 4))).toBe("Friday");
});

test("only rules that were changed are sent, and a table without open seats is not public", () => {
  const game = gameWith(2, 4);
  const seats = seatsFor("bots", 2, [" Zoe "], "greedy");
  expect(changedOptions(game, { tie: "shared" })).toEqual([]);
  const table = tableFrom(game, { seats, options: { tie: "nobody" }, name: " x ", isPublic: true });
  expect(table).toMatchObject({ options: { tie: "nobody" }, name: "x", is_public: false });
  expect(table.seats[0]?.name).toBe("Zoe");
});
