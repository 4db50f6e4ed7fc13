// Signs of goods, guilds, tokens and actions, drawn in a square of 24: what is filled, cut out, drawn.

import { disc } from "../../board/paths";

export interface Glyph {
  fill?: string;
  cut?: string;
  line?: string;
}

const INKS = new Set(["gold", "wood", "stone", "food", "magic", "influence", "vp"]);

/** The colour of a sign; what has none of its own is drawn like the text beside it. */
export function inkOf(name: string): string | undefined {
  return INKS.has(name) ? `var(--cv-${name})` : undefined;
}

const HOUSE = "M12 3L2 12h3v9h5v-6h4v6h5v-9h3l-4-3.6V4h-2.6v2.1z";
const SHIP = "M2 15h20l-3.5 6h-13zM11 2v12H4c0-5 3-10 7-12zM12.5 4c4 2 6 5 7 10h-7z";
const BUST = `${disc(12, 7.5, 4.6)}M3.5 21.5c0-6 3.5-8.6 8.5-8.6s8.5 2.6 8.5 8.6z`;
const MILL: Glyph = {
  fill: `M9.3 11h5.4L17 22.5H7z${disc(12, 9.5, 2)}`,
  line: "M12 9.5L4.5 3M12 9.5L19.5 3M12 9.5l-7.5 6M12 9.5l7.5 6",
};
const WHEAT =
  "M11.2 22V9h1.6v13zM12 1.5c2 2.2 2 5 0 7.2-2-2.2-2-5 0-7.2z" +
  "M11 14.5c-4 0-6-2-6-5.2 4 0 6 2 6 5.2zM13 14.5c4 0 6-2 6-5.2-4 0-6 2-6 5.2z" +
  "M11 20.5c-4 0-6-2-6-5.2 4 0 6 2 6 5.2zM13 20.5c4 0 6-2 6-5.2-4 0-6 2-6 5.2z";

export const GLYPHS: Record<string, Glyph> = {
  gold: { fill: disc(12, 12, 10), cut: `${disc(12, 12, 7.6)}`, line: "M12 8v8M9.5 12h5" },
  wood: {
    fill:
      "M6 3.5h13a3 3 0 0 1 3 3V8a3 3 0 0 1-3 3H6a3.75 3.75 0 0 1 0-7.5z" +
      "M6 13h13a3 3 0 0 1 3 3v1.5a3 3 0 0 1-3 3H6A3.75 3.75 0 0 1 6 13z",
    cut: `${disc(6, 7.2, 1.7)}${disc(6, 16.7, 1.7)}M11 6h8v1h-8zM13 8.4h6v1h-6zM11 15.5h8v1h-8zM13 18h6v1h-6z`,
  },
  stone: { fill: "M1.5 13.5h10v8h-10zM12.9 13.5h9.6v8h-9.6zM6.5 4h11v8h-11z" },
  food: { fill: WHEAT },
  magic: {
    fill:
      "M11 4c.9 5 2.8 7.2 8 8.6-5.2 1-7.1 3.4-8 8.9-.9-5.5-2.8-7.9-8-8.9C8.2 11.2 10.1 9 11 4z" +
      "M19 1.5c.4 2 1.1 2.9 3.2 3.4-2.1.4-2.8 1.3-3.2 3.5-.4-2.2-1.1-3.1-3.2-3.5C17.9 4.4 18.6 3.5 19 1.5z",
  },
  influence: { fill: "M2.5 7.5l5 4.2L12 4l4.5 7.7 5-4.2L19.5 17h-15zM4.5 18.6h15V21h-15z" },
  vp: {
    fill: `${disc(12, 9, 7.5)}M7 14.5L5 22.5l7-3.4 7 3.4-2-8z`,
    cut: disc(12, 9, 4.6),
    line: "M12 7v4M10 9h4",
  },
  star: {
    fill: "M12 1.5l3.2 6.9 7.3.9-5.4 5.1 1.4 7.4L12 18.2l-6.5 3.6 1.4-7.4L1.5 9.3l7.3-.9z",
  },
  manor: { fill: HOUSE },
  lighthouse: {
    fill:
      "M9 9h6l1.8 13H7.2zM8 7.3h8V9H8zM9.5 3.8h5v3.5h-5zM12 .8l3.5 3h-7z" +
      "M2 3.5l5.5 1.2v1.6L2 7.3zM22 3.5l-5.5 1.2v1.6L22 7.3z",
    cut: "M8.3 13.2h7.4l.3 2.5H8z",
  },
  temple: { fill: "M12 2l10 6v2H2V8zM4 11h3v7H4zM10.5 11h3v7h-3zM17 11h3v7h-3zM2 19h20v3H2z" },
  ship: { fill: SHIP },
  citizen_token: { fill: BUST },
  windmill: MILL,
  crate: {
    fill: "M2.5 4h19v16h-19zM5 6.5v11h14v-11z",
    line: "M6 7.5l12 9M6 16.5l12-9",
  },
  gate: {
    fill: "M1.5 22V6.5h2V3.5h3v3h2.5v-3h6v3h2.5v-3h3v3h2V22h-6v-6.5a4.5 4.5 0 0 0-9 0V22z",
  },
  ward_tower: {
    fill: "M5.5 2.5h3v2.2h2V2.5h3v2.2h2V2.5h3V9L17 11.2V22H7V11.2L5.5 9z",
    cut: "M11 12.5h2v4.5h-2z",
  },
  statue: {
    fill:
      `${disc(12, 4.4, 2.8)}M8 9c1-1.3 2.4-1.8 4-1.8s3 .5 4 1.8l1.8 4.2-1.9.8-1.7-2.6.4 5.6H9.4l.4-5.6` +
      "-1.7 2.6-1.9-.8zM7 18h10v1.6H7zM5 20.4h14v2.4H5z",
  },
  keep: {
    fill: "M6 9h2.6v2h2.1V9h2.6v2h2.1V9H18v13.5H6zM11.4 1.5h1.3V9h-1.3zM12.7 1.5l5.8 2.2-5.8 2.2z",
    cut: "M10.7 22.5v-4a1.3 1.3 0 0 1 2.6 0v4z",
  },
  worker: { fill: "M3.5 4H15l4.5 3.5V11H15l-1.5-1.5h-10zM7.5 11h3.4v11H7.5z" },
  soldier: {
    fill: "M12 1.5l9 3V12c0 5-4 8.5-9 10.5C7 20.5 3 17 3 12V4.5z",
    cut: "M11.2 5h1.6v8.5h2.4V15h-2.4v3.5h-1.6V15H8.8v-1.5h2.4z",
  },
  shadow: { fill: "M15.5 2A10.3 10.3 0 1 0 22 17 8.6 8.6 0 0 1 15.5 2z" },
  holy: {
    fill: disc(12, 12, 5),
    line: "M12 1.5v3.5M12 19v3.5M1.5 12H5M19 12h3.5M4.6 4.6L7 7M17 17l2.4 2.4M19.4 4.6L17 7M7 17l-2.4 2.4",
  },
  wharf: {
    line: "M12 7v14M7.5 10.5h9M4 14c.5 4.5 4 7 8 7s7.5-2.5 8-7M12 7a2.3 2.3 0 1 0 0-4.6A2.3 2.3 0 0 0 12 7z",
  },
  harvest: {
    fill: "M8.5 16.5C17 17.5 22.5 8 14 2c2.5 6.5-.5 10.5-7.5 11.5zM7.6 14.8l2 2L5 22.5 2.5 20z",
  },
  recruit: {
    fill:
      `${disc(9, 8, 4.2)}M1.5 21.5c0-5.6 3-8 7.5-8s7.5 2.4 7.5 8z` +
      "M17.6 3h2.2v3.4h3.4v2.2h-3.4V12h-2.2V8.6h-3.4V6.4h3.4z",
  },
  shipyard: { fill: SHIP },
  sail: { fill: "M2 17h20l-3 5H5.5zM8 3c8 1 11 6 11 12.5H8zM6.5 15.5H3.5C3.5 12 4.5 9.5 6.5 8z" },
  scepter: {
    fill: `${disc(17.5, 5.5, 4)}M14 7.5l2.5 2.5L5 21.5 2.5 19z`,
    cut: disc(17.5, 5.5, 1.5),
  },
  resource: {
    fill: "M8 2.5h8l-2 4.3c5 2.7 7.5 6.7 7.5 10 0 4-4 5.2-9.5 5.2s-9.5-1.2-9.5-5.2c0-3.3 2.5-7.3 7.5-10z",
    cut: "M8.5 7.3h7v1.5h-7z",
  },
  die: {
    fill:
      "M6 2.5h12A3.5 3.5 0 0 1 21.5 6v12a3.5 3.5 0 0 1-3.5 3.5H6" +
      "A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5z",
  },
  instant: { fill: "M13.5 1.5L4.5 14H11l-1 8.5L19.5 9H13z" },
  reset: { line: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 2.5v5h-5" },
  arrow: { line: "M4 12h15M13 6l6 6-6 6" },
};
