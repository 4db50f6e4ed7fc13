// A score sheet as lines by players, whatever a game counts.
import { isEmpty, isRecord, isScalar, inlineText, type Wording } from "./outline";

export interface SheetWording extends Wording {
  /** A part of the sheet: `Round 2`, `Spring`. */
  heading(key: string, value: string | number): string;
}

export interface SheetRow {
  id: string;
  label: string;
  clause: string;
  isHeading: boolean;
  isTotal: boolean;
  /** Whether it holds words instead of numbers. */
  isText: boolean;
  cells: string[];
  /** How long the bar of each number is, from 0 to 1; empty where numbers are no points. */
  bars: number[];
}

export interface SheetTable {
  names: string[];
  rows: SheetRow[];
}

interface Line {
  id: string;
  label: string;
  clause: string;
  isHeading: boolean;
  isTotal: boolean;
  /** Whether it is of points, and not a place or a count of something else. */
  isPoints: boolean;
  text: string;
}

type Row = Record<string, unknown>;

const NUMBER = /^-?\d+$/;

/** Numbers under such keys are points, too. */
const POINTS = /(^|_)(total|points)$/;

/** From so many lines on a sheet is long. */
const LONG = 24;

/** The part of a sheet that is counted for each player; null if it has none. */
export function sheetTable(sheet: Row, wording: SheetWording): SheetTable | null {
  const players = sheet["players"];
  if (!Array.isArray(players) || !players.every(isRecord)) return null;
  const columns = players.map((player) => linesOf(player, ["players"], wording));
  const order = mergedOrder(columns.map((lines) => lines.map((line) => line.id)));
  const rows = order.map((id) => rowOf(id, columns));
  const isLong = rows.length > LONG;
  return {
    names: players.map((_, side) => wording.player(side)),
    rows: rows.filter(
      (row, index) => row.isHeading || (!isSaid(row, rows.slice(0, index)) && tells(row, isLong)),
    ),
  };
}

/** Everything on a sheet that is not counted for each player. */
export function sheetRest(sheet: Row): Row {
  return Object.fromEntries(
    Object.entries(sheet).filter(([key]) => key !== "players" && key !== "winners"),
  );
}

/** Whether a total of everything stands there already, as the last of the lines. */
function isSaid(row: SheetRow, before: SheetRow[]): boolean {
  const last = before.findLast((each) => each.isTotal);
  return row.isTotal && last?.label === row.label && last.cells.join() === row.cells.join();
}

/** A long sheet leaves out what nobody has scored. */
function tells(row: SheetRow, isLong: boolean): boolean {
  if (row.isTotal) return true;
  return row.cells.some((cell) => cell !== "" && !(isLong && cell === "0"));
}

function rowOf(id: string, columns: Line[][]): SheetRow {
  const lines = columns.map((column) => column.find((line) => line.id === id));
  const first = lines.find((line) => line !== undefined);
  const cells = lines.map((line) => line?.text ?? "");
  const isText = cells.some((cell) => cell !== "" && !NUMBER.test(cell));
  return {
    id,
    label: first?.label ?? id,
    clause: first?.clause ?? "",
    isHeading: first?.isHeading ?? false,
    isTotal: first?.isTotal ?? false,
    isText,
    cells,
    bars: first?.isPoints && !isText ? barsOf(cells.map(Number)) : [],
  };
}

/** Bars beside each other: the longest is whole, and nothing is longer than 1 for nothing. */
function barsOf(values: number[]): number[] {
  const longest = Math.max(1, ...values.map(Math.abs));
  return values.map((value) => Math.abs(value) / longest);
}

/** All ids in an order that agrees with each column's own. */
function mergedOrder(columns: string[][]): string[] {
  const order: string[] = [];
  for (const column of columns) {
    let place = 0;
    for (const id of column) {
      const known = order.indexOf(id);
      if (known >= 0) place = known + 1;
      else order.splice(place++, 0, id);
    }
  }
  return order;
}

/** `path` are the keys on the way there, the last one being the key above. */
function linesOf(record: Row, path: string[], wording: SheetWording): Line[] {
  const above = path.at(-1) ?? "";
  return Object.entries(record).flatMap(([key, value]) =>
    key === "seat" || wording.isHidden(key, above)
      ? []
      : linesUnder(key, value, [...path, key], wording),
  );
}

function linesUnder(key: string, value: unknown, path: string[], wording: SheetWording): Line[] {
  if (isCounted(value)) return [countedLine(value, path, wording)];
  if (Array.isArray(value) && value.length > 0 && value.every(isRecord)) {
    const lines = value.flatMap((item, index) => linesOfItem(item, index, path, wording));
    const isPart = path.length === 2 && key !== "lines" && value.every(isCounted);
    return isPart ? [headingLine(path, wording.label(key, path[0] ?? "")), ...lines] : lines;
  }
  const above = path.at(-2) ?? "";
  const text = isEmpty(value) ? "" : inlineText(value, key, wording, above);
  if (text !== null) return [plainLine(key, path, text, wording)];
  return isRecord(value) ? linesOf(value, path, wording) : [];
}

function linesOfItem(item: Row, index: number, path: string[], wording: SheetWording): Line[] {
  if (isCounted(item)) return [countedLine(item, path, wording)];
  const own = [...path, String(index), path.at(-1) ?? ""];
  const first = Object.entries(item).find(([, inner]) => isScalar(inner));
  if (!first || (typeof first[1] !== "string" && typeof first[1] !== "number")) {
    return linesOf(item, own, wording);
  }
  const heading = headingLine(own, wording.heading(first[0], first[1]));
  const rest = Object.fromEntries(Object.entries(item).filter(([key]) => key !== first[0]));
  return [heading, ...linesOf(rest, own, wording)];
}

function headingLine(path: string[], label: string): Line {
  const id = path.join("/");
  return { id, label, clause: "", isHeading: true, isTotal: false, isPoints: false, text: "" };
}

interface Counted {
  line: string;
  value: number;
  clause?: string;
}

function isCounted(value: unknown): value is Counted {
  return isRecord(value) && typeof value["line"] === "string" && typeof value["value"] === "number";
}

function countedLine(counted: Counted, path: string[], wording: SheetWording): Line {
  return {
    id: [...path, counted.line].join("/"),
    label: wording.word(counted.line, "line"),
    clause: counted.clause ?? "",
    isHeading: false,
    isTotal: counted.line.includes("total"),
    isPoints: true,
    text: String(counted.value),
  };
}

function plainLine(key: string, path: string[], text: string, wording: SheetWording): Line {
  const label = wording.label(key, path.at(-2) ?? "");
  const id = path.join("/");
  const isPoints = POINTS.test(key);
  return { id, label, clause: "", isHeading: false, isTotal: key === "total", isPoints, text };
}
