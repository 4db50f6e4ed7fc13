import { beforeEach, expect, test, vi } from "vitest";
import { Pointing } from "./pointing.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});

test("what was followed stays lit while another line is pointed at", () => {
  const pointing = new Pointing();
  pointing.show(["yard"]);
  pointing.light(["market"]);
  expect([...pointing.spots]).toEqual(["yard", "market"]);
  pointing.clear();
  expect([...pointing.spots]).toEqual(["yard"]);
});

test("after a while only what is pointed at is lit", () => {
  const pointing = new Pointing();
  pointing.show(["yard"]);
  pointing.light(["market"]);
  vi.runAllTimers();
  expect([...pointing.spots]).toEqual(["market"]);
});
