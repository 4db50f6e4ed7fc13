// Where things lie on the drawn city: six Districts around a lake, roads and bridges between them.

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 1120;
export const HEIGHT = 1090;
const CENTRE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };
/** The city is a little wider than high, so that rows of tokens have room. */
const STRETCH = 1.18;
const WALL = 500;
const SHORE = 150;
const SIDES = 6;
/** Half the width of the strip between two Districts. */
const STRIP = 31;
/** The first District of the ring lies in the south-west, the others follow clockwise. */
const FIRST = 120;
const STEP = 360 / SIDES;
const APOTHEM = Math.cos(Math.PI / SIDES);

/** A point of the city by its direction in degrees and its distance from the centre. */
export function at(degrees: number, distance: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: CENTRE.x + Math.cos(angle) * distance * STRETCH,
    y: CENTRE.y + Math.sin(angle) * distance,
  };
}

/** The direction in which a District lies. */
export function directionOf(district: number): number {
  return FIRST + STEP * district;
}

/** The direction of the edge that follows a District clockwise. */
export function directionOfEdge(edge: number): number {
  return FIRST + STEP * edge + STEP / 2;
}

/** A hexagon around the centre as path data. */
export function ring(distance: number): string {
  const corners = Array.from({ length: SIDES }, (_, corner) => at(directionOfEdge(corner), distance));
  return closed(corners);
}

/** The ground of a District, apart from its neighbours by the strips of its two edges. */
export function groundOf(district: number): string {
  const before = directionOf(district) - STEP / 2;
  const after = directionOf(district) + STEP / 2;
  const corners = [
    beside(before, SHORE + 12, 1),
    beside(before, WALL - 6, 1),
    beside(after, WALL - 6, -1),
    beside(after, SHORE + 12, -1),
  ];
  return closed(corners);
}

/** A point beside the middle line of an edge. */
function beside(degrees: number, distance: number, side: 1 | -1): Point {
  const from = at(degrees, 0);
  const to = at(degrees, distance);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  return { x: to.x + across.x * STRIP * side, y: to.y + across.y * STRIP * side };
}

export interface Plate {
  /** The middle of the name, on its base line. */
  name: Point;
  /** The middle of the first row's upper edge. */
  rows: Point;
  /** How wide rows may be, and how high all of them together. */
  width: number;
  height: number;
  /** The middle of a price. */
  tag: Point;
  /** The middles of the two Guilds, on the side of the shore. */
  guilds: Point[];
}

/** Where a District has room for its name, its rows and a price. */
export function plateOf(district: number): Plate {
  const angle = (directionOf(district) * Math.PI) / 180;
  const across = Math.cos(angle) < 0 ? -1 : 1;
  const down = Math.sin(angle);
  const place = (x: number, y: number): Point => ({ x: CENTRE.x + across * x, y: CENTRE.y + y });
  const sign = down < 0 ? -1 : 1;
  if (Math.abs(down) < 0.1) {
    const guilds = [place(226, -40), place(226, 40)];
    const rows = { rows: place(366, -66), width: 232, height: 160 };
    return { name: place(387, -80), ...rows, tag: place(424, 122), guilds };
  }
  return {
    name: place(184, down < 0 ? -318 : 226),
    rows: place(172, down < 0 ? -305 : 238),
    width: 260,
    height: 132,
    tag: place(361, sign * 262),
    guilds: [place(186, sign * 163), place(136, sign * 163)],
  };
}

/** Where the side of the Decision die stands that means a District: on the wall beside its tower. */
export function dieSite(district: number): Point {
  const direction = directionOf(district);
  return at(direction + 8, (WALL * APOTHEM) / Math.cos((8 * Math.PI) / 180) + 14);
}

/** The site of a Ward Tower on the wall. */
export function wallSite(district: number): Point {
  return at(directionOf(district), WALL * APOTHEM + 6);
}

/** The site of a Statue on the shore of the lake. */
export function shoreSite(district: number): Point {
  return at(directionOf(district), SHORE * APOTHEM - 4);
}

export interface Strip {
  /** The ends of the road, from the bridge to the wall. */
  from: Point;
  to: Point;
  bridge: Point;
  /** Of the strip, in degrees. */
  turn: number;
}

export function stripOf(edge: number): Strip {
  const direction = directionOfEdge(edge);
  const from = at(direction, 296);
  const to = at(direction, WALL - 24);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return { from, to, bridge: at(direction, 222), turn };
}

/** The places of so many Windmills along a road. */
export function dotsOf(edge: number, slots: number): Point[] {
  const { from, to } = stripOf(edge);
  return Array.from({ length: slots }, (_, slot) => {
    const share = (slot + 0.5) / slots;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

export const wall = ring(WALL + 14);
export const shore = ring(SHORE);
export const centre = CENTRE;

function closed(corners: Point[]): string {
  return `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;
}
