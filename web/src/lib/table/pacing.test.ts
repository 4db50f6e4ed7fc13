// What arrives at once is shown one after the other.
import { expect, test } from "vitest";
import { Pacing } from "./pacing";

interface Alarm {
  action: () => void;
  milliseconds: number;
}

function desk(beats: (item: number) => number = () => 100): {
  pacing: Pacing<number>;
  shown: number[];
  alarms: Alarm[];
  ring: () => void;
} {
  const shown: number[] = [];
  const alarms: Alarm[] = [];
  const pacing = new Pacing<number>(
    (item) => shown.push(item),
    beats,
    (action, milliseconds) => {
      const alarm = { action, milliseconds };
      alarms.push(alarm);
      return () => void alarms.splice(alarms.indexOf(alarm), 1);
    },
  );
  return { pacing, shown, alarms, ring: () => alarms.shift()?.action() };
}

test("the first is shown at once, the next when it has been seen", () => {
  const { pacing, shown, ring } = desk();
  pacing.push(1);
  pacing.push(2);
  expect(shown).toEqual([1]);
  ring();
  expect(shown).toEqual([1, 2]);
});

test("what needs no time delays nothing", () => {
  const { pacing, shown } = desk(() => 0);
  [1, 2, 3].forEach((item) => pacing.push(item));
  expect(shown).toEqual([1, 2, 3]);
});

test("skipping shows the latest and leaves nothing waiting", () => {
  const { pacing, shown, alarms } = desk();
  [1, 2, 3].forEach((item) => pacing.push(item));
  pacing.skip();
  expect(shown).toEqual([1, 3]);
  expect(pacing.waiting).toBe(0);
  expect(alarms).toHaveLength(0);
});

test("too many are not shown one by one", () => {
  const { pacing, shown } = desk();
  for (let item = 1; item <= 30; item++) pacing.push(item);
  expect(shown.length).toBeLessThan(12);
  expect(shown).toContain(22);
});

test("the more wait, the faster it goes", () => {
  const { pacing, alarms, ring } = desk();
  for (let item = 1; item <= 13; item++) pacing.push(item);
  expect(alarms[0]?.milliseconds).toBe(100);
  ring();
  expect(alarms[0]?.milliseconds).toBeLessThan(40);
});

test("a closed one shows nothing more", () => {
  const { pacing, shown, alarms } = desk();
  pacing.push(1);
  pacing.push(2);
  pacing.close();
  expect(alarms).toHaveLength(0);
  expect(shown).toEqual([1]);
});
