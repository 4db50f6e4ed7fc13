// What is told twice flies once.
import { expect, it } from "vitest";
import { FreshEvents } from "./flights";
import { told } from "./testing";

const entry = (number: number) => told(number, { event: `e${number}` });

it("gives each event once, and none from before", () => {
  const fresh = new FreshEvents([entry(1)]);
  expect(fresh.take([entry(1)])).toEqual([]);
  expect(fresh.take([entry(1), entry(2), entry(3)])).toEqual([{ event: "e2" }, { event: "e3" }]);
  expect(fresh.take([entry(3)])).toEqual([]);
});
