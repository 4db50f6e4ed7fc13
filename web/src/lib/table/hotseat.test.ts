// Whose turn it is to sit before the screen.
import { expect, test } from "vitest";
import type { News, Seat } from "../protocol";
import type { SeatMemory } from "../seats";
import { seatToFollow } from "./hotseat";

function seatAt(seat: number, kind: Seat["kind"] = "person", stands_in = false): Seat {
  return { seat, kind, name: "", level: "", stands_in };
}

function newsOf(
  seats: Seat[],
  waiting: number[],
  status: News["table"]["status"] = "running",
): News {
  const table = {
    id: "t",
    game: "g",
    name: "",
    status,
    is_public: false,
    seats,
    options: {},
    commitment: "",
    forked_from: "",
    is_imported: false,
    hosting: "here" as const,
  };
  return {
    type: "news",
    number: 1,
    after: 0,
    seat: 0,
    table,
    entries: [],
    view: {},
    ask: null,
    waiting,
    can_undo: false,
    result: null,
  };
}

const own: SeatMemory[] = [0, 1, 2].map((seat) => ({ seat, token: "t", game: "g", name: "" }));
const persons = [seatAt(0), seatAt(1), seatAt(2)];

test("whoever is asked stays", () => {
  expect(seatToFollow(own, newsOf(persons, [0, 1]), 0)).toBeNull();
});

test("else the next who is asked comes", () => {
  expect(seatToFollow(own, newsOf(persons, [0, 2]), 1)?.seat).toBe(2);
  expect(seatToFollow(own, newsOf(persons, [0]), 2)?.seat).toBe(0);
});

test("nobody comes for bots, for links still to be given away, or after the end", () => {
  expect(seatToFollow(own, newsOf([seatAt(0), seatAt(1, "bot"), seatAt(2)], [1]), 0)).toBeNull();
  expect(seatToFollow(own, newsOf([seatAt(0), seatAt(1, "open"), seatAt(2)], [1]), 0)).toBeNull();
  expect(seatToFollow(own, newsOf([seatAt(0), seatAt(1, "person", true)], [1]), 0)).toBeNull();
  expect(seatToFollow(own, newsOf(persons, [1], "over"), 0)).toBeNull();
});
