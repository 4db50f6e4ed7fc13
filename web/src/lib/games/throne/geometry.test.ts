// Territories and their sites lie apart from each other and inside the map.
import { describe, expect, it } from "vitest";
import { realmOf, standOf, type Box } from "./geometry";
import { HOUSES, WORKERS } from "./reading";

function isInside(inner: Box, outer: Box): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width;
  const below = inner.y + inner.height <= outer.y + outer.height;
  return inner.x >= outer.x && inner.y >= outer.y && right && below;
}

function overlap(one: Box, two: Box): boolean {
  const across = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const down = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return across > 0 && down > 0;
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((two): [T, T] => [one, two]));
}

describe.each([2, 3, 4])("the map for %i houses", (seats) => {
  it.each([true, false])("keeps everything apart, narrow: %s", (isNarrow) => {
    const realm = realmOf(HOUSES.slice(0, seats), isNarrow);
    const map = { x: 0, y: 0, width: realm.width, height: realm.height };
    expect(realm.grounds).toHaveLength(seats + 1);
    expect(realm.roads).toHaveLength(seats);
    for (const ground of realm.grounds) {
      expect(isInside(ground, map)).toBe(true);
      const sites = WORKERS.map((kind) => ground.sites[kind]);
      for (const site of sites) expect(isInside(site, ground)).toBe(true);
      const inner = pairs([...sites, ground.head]);
      for (const [one, two] of inner) expect(overlap(one, two)).toBe(false);
    }
    const boxes = [...realm.grounds, ...realm.wilds];
    for (const [one, two] of pairs(boxes)) expect(overlap(one, two)).toBe(false);
  });
});

it("leaves the corner wild of whoever has not chosen a house", () => {
  const [viewer, , third] = realmOf(["umbral", "roselie", "antares"], false).grounds;
  const realm = realmOf(["umbral", null, "antares"], false);
  expect(realm.grounds[0]).toEqual(viewer);
  expect(realm.grounds[1]).toEqual(third);
  expect([realm.roads.length, realm.wilds.length]).toEqual([2, 2]);
  expect(realmOf([null, "roselie"], true).grounds.map(({ territory }) => territory)).toEqual([
    "roselie",
    "centre",
  ]);
});

it.each([1, 2, 3, 4])("%i hosts stand apart on a site", (hosts) => {
  const site = { x: 0, y: 0, width: 150, height: 156 };
  const stands = Array.from({ length: hosts }, (_, index) => standOf(site, index, hosts));
  expect(new Set(stands.map(({ x, y }) => `${x} ${y}`)).size).toBe(hosts);
  for (const { x, y } of stands) expect(isInside({ x, y, width: 0, height: 0 }, site)).toBe(true);
});
