// Secrets of seats stay in the browser until they are forgotten.
import { beforeEach, expect, test } from "vitest";
import { forgetTable, linksAt, myTables, rememberSeat, rememberTable, seatsAt } from "./seats";

beforeEach(() => {
  for (const table of myTables()) forgetTable(table.id);
});

const seat = (number: number, token: string) => ({
  seat: number,
  token,
  game: "allegiance",
  name: "Anna",
});

test("a seat is remembered once, in order", () => {
  rememberSeat("t1", seat(2, "late"));
  rememberSeat("t1", seat(0, "first"));
  rememberSeat("t1", seat(2, "new"));
  expect(seatsAt("t1").map((memory) => memory.token)).toEqual(["first", "new"]);
});

test("a new table keeps the seats played here apart from the links to send", () => {
  const links = [
    { seat: 0, token: "mine" },
    { seat: 1, token: "friend" },
  ];
  rememberTable({ id: "t2", host: "host", links }, "throne", [
    { kind: "person", name: "Zoe" },
    { kind: "open" },
    { kind: "bot", level: "greedy" },
  ]);
  expect(seatsAt("t2")).toEqual([
    { seat: 0, token: "mine", host: "host", game: "throne", name: "Zoe" },
  ]);
  expect(linksAt("t2")).toEqual([{ seat: 1, token: "friend" }]);
});

test("sitting down where a link led uses that link up", () => {
  rememberTable({ id: "t3", host: "h", links: [{ seat: 0, token: "a" }] }, "throne", [
    { kind: "open" },
  ]);
  rememberSeat("t3", seat(0, "a"));
  expect(linksAt("t3")).toEqual([]);
});

test("a forgotten table is gone", () => {
  rememberSeat("t4", seat(0, "x"));
  expect(myTables().map((table) => table.id)).toEqual(["t4"]);
  forgetTable("t4");
  expect(myTables()).toEqual([]);
  expect(seatsAt("t4")).toEqual([]);
});
