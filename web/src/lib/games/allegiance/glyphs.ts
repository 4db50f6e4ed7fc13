// The charges of the fourteen kinds, drawn in a square of 48: what is filled, drawn and cut out.

import { disc } from "../../board/paths";

export interface Glyph {
  fill: string;
  line?: string;
  cut?: string;
}

/** A coin seen from the side. */
function coin(x: number, y: number): string {
  return `M${x + 2.5} ${y}h13a2.5 2.5 0 0 1 0 5h-13a2.5 2.5 0 0 1 0-5z`;
}

export const GLYPHS: Record<string, Glyph> = {
  thief: {
    fill: "M3 17c7-6 14-5 21-1 7-4 14-5 21 1 0 10-4 17-12 17-5 0-7-5-9-5s-4 5-9 5C7 34 3 27 3 17z",
    cut: "M9 21c4-3 9-2 11 3-4 3-9 3-11-3zM39 21c-4-3-9-2-11 3 4 3 9 3 11-3z",
  },
  assassin: {
    fill:
      "M18 47l-4.5-7V19h9v21zM6 14h24v5H6zM16 5h4v9h-4z" +
      `${disc(18, 4, 3.2)}M37 23c4 6 6 9 6 13a6 6 0 0 1-12 0c0-4 2-7 6-13z`,
    cut: "M17.2 21h1.6v19h-1.6z",
  },
  cutpurse: {
    fill:
      "M17 17C8 23 5 30 5 35c0 7 7 10 19 10s19-3 19-10c0-5-3-12-12-18z" +
      "M12 4l5 10h14l5-10-6 3-6-4-6 4z",
    cut: `${disc(24, 32, 7)}M14 14.5h20v2H14z`,
    line: "M24 28v8M34 16c5 1 8 4 10 8",
  },
  double_agent: {
    fill: `M24 4C13 4 7 8 7 19c0 13 8 23 17 25z${disc(31, 19, 2.8)}`,
    line: "M24 4c11 0 17 4 17 15 0 13-8 23-17 25M27 34c2-3 5-4 8-3",
    cut: `${disc(16, 19, 3)}M12 29c3 5 7 6 12 6v-3c-4 0-8-1-12-3z`,
  },
  spy: {
    fill: `M2 25C8 14 15 10 24 10s16 4 22 15c-6 10-13 14-22 14S8 35 2 25z`,
    cut: `${disc(24, 24, 10)}`,
    line: "M24 2v5M11 5l3 5M37 5l-3 5",
  },
  guildmaster: {
    fill: "M22 30h4v17h-4zM26 38h8v3h-2.5v5H26zM14 13L12 3l6.5 4.5L24 1l5.5 6.5L36 3l-2 10z",
    line: "M24 16a7 7 0 1 0 0.01 0z",
  },
  monk: {
    fill: "M24 2C14 5 9 14 9 24c-4 5-6 12-6 21h42c0-9-2-16-6-21 0-10-5-19-15-22z",
    cut: "M24 13c-6 2-8 7-8 12 0 6 3 10 8 10s8-4 8-10c0-5-2-10-8-12z",
  },
  priest: {
    fill:
      "M11 13h26c0 11-4 17-10.5 18.5V40H32" +
      "c2 0 3 2 3 5H13c0-3 1-5 3-5h5.5v-8.5C15 30 11 24 11 13z",
    line: "M24 2v7M14 4l2.5 6M34 4l-2.5 6",
  },
  initiate: {
    fill:
      "M18 21h12v19H18zM8 40h32v5H8z" +
      "M24 2c6 6 6.5 9 6.5 11a6.5 6.5 0 0 1-13 0c0-3 1.5-6 6.5-11z",
    cut: "M24 9c2 3 2.5 4 2.5 5.5a2.5 2.5 0 0 1-5 0C21.5 13 22 12 24 9zM22 25h2v10h-2z",
  },
  inquisitor: {
    fill:
      "M20 27h8l-2 20h-4zM13 21h22l-3 6H16z" +
      "M24 0c2 5 8 7 9 13 0 3-1 5-3 7H18c-3-3-4-6-2-10 1 1 2 2 3 4 3-4 5-8 5-14z",
    cut: "M24 11c3 3 4 4 4 6a4 4 0 0 1-1 3h-6c-1-3 1-5 3-9z",
    line: "M7 8l3 3M41 8l-3 3M4 19h4M44 19h-4",
  },
  bishop: {
    fill: "M24 2c11 8 15 17 15 26l-3 9H12l-3-9C9 19 13 10 24 2zM13 39h7v8h-7zM28 39h7v8h-7z",
    cut: "M22.5 11h3v16h-3zM11 27.5h26v3H11z",
  },
  merchant: {
    fill:
      `${coin(4, 40)}${coin(4, 33)}${coin(4, 26)}${coin(4, 19)}` +
      `${coin(26, 40)}${coin(26, 33)}${disc(33, 17, 11)}`,
    cut: `${disc(33, 17, 7.5)}`,
    line: "M33 12.5v9",
  },
  guard: {
    fill: "M24 2l19 6v15c0 12-8 19-19 24C13 42 5 35 5 23V8z",
    cut: "M11 25l13-10 13 10v7L24 22 11 32z",
  },
  noble: {
    fill:
      "M6 36V15l9.5 8L24 8l8.5 15L42 15v21zM6 39h36v6H6z" +
      `${disc(6, 12, 3.2)}${disc(24, 5.5, 3.5)}${disc(42, 12, 3.2)}`,
    cut: "M22 29l2-3.5 2 3.5-2 3.5zM12 29l2-3 2 3-2 3zM32 29l2-3 2 3-2 3z",
  },
};
