// Where territories and their sites lie on the map, for wide and for narrow boards.
import { CENTRE } from "./reading";
import type { TerritoryName, WorkerName } from "./view";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Ground extends Box {
  territory: TerritoryName;
  /** Where castle and names stand. */
  head: Box;
  sites: Record<WorkerName, Box>;
}

export interface Realm {
  width: number;
  height: number;
  grounds: Ground[];
  /** Ways between the homes and the centre, as path data. */
  roads: string[];
  /** Corners of the map that nobody calls home. */
  wilds: Box[];
  /** Middles of woods beside the centre. */
  woods: { x: number; y: number }[];
  isStacked: boolean;
}

const GAP = 8;
const HEAD = 64;
/** The height of a site's name. */
const LABEL = 34;

/** The home of a player, or null for one who has not chosen it yet. */
type Home = TerritoryName | null;

/** Homes in the corners around the centre, the viewer's below on the left. */
function around(homes: readonly Home[]): Realm {
  const [across, down] = [484, 254];
  const corners = [
    { x: 8, y: 530 },
    { x: 8, y: 8 },
    { x: 508, y: 8 },
    { x: 508, y: 530 },
  ];
  const box = (at: { x: number; y: number }): Box => ({ ...at, width: across, height: down });
  const grounds = corners.flatMap((at, index) => {
    const home = homes[index];
    return home ? [square(home, box(at))] : [];
  });
  const middle = square(CENTRE, box({ x: 258, y: 269 }));
  return {
    width: 1000,
    height: 792,
    grounds: [...grounds, middle],
    roads: corners.filter((_, index) => homes[index]).map(({ x, y }) => {
      const start = `${x + across / 2} ${y + down / 2}`;
      return `M${start}Q${x < 250 ? 150 : 850} 396 500 396`;
    }),
    wilds: corners.filter((_, index) => !homes[index]).map(box),
    woods: [
      { x: 118, y: 380 },
      { x: 866, y: 380 },
    ],
    isStacked: false,
  };
}

/** A head above, three sites in a row below. */
function square(territory: TerritoryName, box: Box): Ground {
  const { x, y, width, height } = box;
  const wide = (width - 4 * GAP) / 3;
  const site = (index: number): Box => ({
    x: x + GAP + index * (wide + GAP),
    y: y + HEAD,
    width: wide,
    height: height - HEAD - GAP,
  });
  return {
    ...box,
    territory,
    head: { x, y, width, height: HEAD },
    sites: { soldier: site(0), spy: site(1), merchant: site(2) },
  };
}

/** One below the other, the centre between the homes, the viewer's last. */
function stacked(homes: readonly Home[]): Realm {
  const [own, ...others] = homes;
  const before = Math.ceil(others.length / 2) + (others.length === 2 ? 1 : 0);
  const order = [...others.slice(0, before), CENTRE, ...others.slice(before), own].filter(
    (territory): territory is TerritoryName => Boolean(territory),
  );
  const [left, width, height] = [30, 602, 172];
  const top = (index: number): number => 8 + index * (height + 14);
  const at = order.indexOf(CENTRE);
  const grounds = order.map((territory, index) =>
    strip(territory, { x: left, y: top(index), width, height }),
  );
  const roads = order.flatMap((_, index) => {
    if (index === at) return [];
    const [from, to] = [top(index) + height / 2, top(at) + height / 2];
    return [`M${left + 20} ${from}H16V${to}H${left + 20}`];
  });
  const size = { width: 640, height: top(order.length) };
  return { ...size, grounds, roads, wilds: [], woods: [], isStacked: true };
}

/** A head on the left, three sites beside it. */
function strip(territory: TerritoryName, box: Box): Ground {
  const { x, y, width, height } = box;
  const head = 146;
  const wide = (width - head - 3 * GAP) / 3;
  const site = (index: number): Box => ({
    x: x + head + index * (wide + GAP),
    y: y + GAP,
    width: wide,
    height: height - 2 * GAP,
  });
  return {
    ...box,
    territory,
    head: { x, y, width: head, height },
    sites: { soldier: site(0), spy: site(1), merchant: site(2) },
  };
}

/** The map for those who play, the viewer's home first; two homes lie best one below the other. */
export function realmOf(homes: readonly Home[], isNarrow: boolean): Realm {
  return isNarrow || homes.length < 3 ? stacked(homes) : around(homes);
}

/** Where one of several hosts stands on a site: alone, side by side, or two by two. */
export function standOf(site: Box, index: number, hosts: number): { x: number; y: number } {
  const middle = site.y + site.height / 2;
  if (hosts === 1) return { x: site.x + site.width / 2 - 4, y: middle + 52 };
  const x = site.x + (site.width / 4) * (index % 2 === 0 ? 1 : 3);
  if (hosts === 2) return { x, y: middle + 42 };
  const half = (site.height - LABEL) / 2;
  return { x, y: site.y + LABEL - 8 + half * (Math.floor(index / 2) + 1) };
}
