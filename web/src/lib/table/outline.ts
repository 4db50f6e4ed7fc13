// Any view as an outline of facts, grids and lists, for screen readers and games without a board.

/** How a game speaks of keys and values; `above` is the key under which a key stands. */
export interface Wording {
  label(key: string, above: string): string;
  word(value: string, key: string): string;
  player(seat: number): string;
  /** A text that a view brings in all languages. */
  said(texts: Record<string, unknown>): string | null;
  isSeat(key: string, above: string): boolean;
  /** Whether there is one thing for each seat under this key. */
  isBySeat(key: string, above: string): boolean;
  isHidden(key: string, above: string): boolean;
  yes: string;
  no: string;
}

export interface Inline {
  shape: "inline";
  text: string;
}

export interface Fact {
  key: string;
  label: string;
  value: Shape;
}

export interface Facts {
  shape: "facts";
  facts: Fact[];
}

export interface Grid {
  shape: "grid";
  head: string;
  columns: string[];
  rows: { head: string; cells: string[] }[];
}

export interface Item {
  title: string;
  value: Shape;
}

export interface Items {
  shape: "items";
  items: Item[];
}

export type Shape = Inline | Facts | Grid | Items;

type Row = Record<string, unknown>;

interface Titled {
  title: string;
  /** What the titles of a grid are. */
  head: string;
  rest: unknown;
}

const MOST_COLUMNS = 7;
const MOST_INLINE = 8;
const LONGEST_LINE = 120;

export function isRecord(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

/** Whether there is nothing to tell: null, an empty text, list or record, or one of such. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRecord(value) && Object.values(value).every(isEmpty);
}

/** The shape of a value that stands under a key; null when there is nothing to tell. */
export function shapeOf(value: unknown, key: string, wording: Wording, above = ""): Shape | null {
  if (isEmpty(value)) return null;
  if (Array.isArray(value)) return shapeOfList(value, key, wording, above);
  if (!isRecord(value)) return inline(scalarText(value, key, wording, above));
  const said = wording.said(value);
  if (said !== null) return inline(said);
  const line = recordText(value, key, wording);
  if (line !== null && line.length <= LONGEST_LINE) return inline(line);
  return gridOfRecords(value, key, wording) ?? factsOf(value, wording, key);
}

/** The fields of a record, each by itself, without those that tell nothing. */
export function factsOf(record: Row, wording: Wording, above = ""): Facts {
  const facts: Fact[] = [];
  for (const [key, inner] of told(record, above, wording)) {
    const value = shapeOf(inner, key, wording, above);
    if (value) facts.push({ key, label: wording.label(key, above), value });
  }
  return { shape: "facts", facts };
}

/** A value in one line of words, or null if it is too much for one. */
export function inlineText(
  value: unknown,
  key: string,
  wording: Wording,
  above = "",
): string | null {
  if (isEmpty(value)) return "";
  if (isScalar(value)) return scalarText(value, key, wording, above);
  if (Array.isArray(value)) {
    return value.every(isScalar) ? listText(value, key, wording, above) : null;
  }
  return isRecord(value) ? (wording.said(value) ?? recordText(value, key, wording)) : null;
}

function inline(text: string): Inline {
  return { shape: "inline", text };
}

function told(record: Row, above: string, wording: Wording): [string, unknown][] {
  return Object.entries(record).filter(
    ([key, inner]) => !isEmpty(inner) && !wording.isHidden(key, above),
  );
}

function scalarText(value: unknown, key: string, wording: Wording, above: string): string {
  if (typeof value === "boolean") return value ? wording.yes : wording.no;
  if (typeof value === "number") {
    return wording.isSeat(key, above) ? wording.player(value) : String(value);
  }
  return typeof value === "string" ? wording.word(value, key) : "";
}

function recordText(record: Row, key: string, wording: Wording): string | null {
  const entries = told(record, key, wording);
  if (entries.length > MOST_INLINE || !entries.every(([, inner]) => isScalar(inner))) return null;
  return entries
    .map(([name, inner]) => pair(wording.label(name, key), scalarText(inner, name, wording, key)))
    .join(", ");
}

/** `Gold 3`; words, and numbers after a label that ends in one, need a mark between. */
function pair(label: string, text: string): string {
  return /^-?\d+$/.test(text) && !/\d$/.test(label) ? `${label} ${text}` : `${label}: ${text}`;
}

function listText(list: unknown[], key: string, wording: Wording, above: string): string {
  const texts = list.map((value) => scalarText(value, key, wording, above));
  if (wording.isBySeat(key, above)) {
    return texts.map((text, seat) => `${wording.player(seat)} ${text}`).join(", ");
  }
  if (!list.every((value) => typeof value === "string")) return texts.join(", ");
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count > 1 ? `${count} × ${text}` : text)).join(", ");
}

function shapeOfList(list: unknown[], key: string, wording: Wording, above: string): Shape | null {
  if (list.every(isScalar)) return inline(listText(list, key, wording, above));
  const bySeat = wording.isBySeat(key, above);
  const titled = list.flatMap((value, index): Titled[] => {
    if (isEmpty(value)) return [];
    if (bySeat) return [{ title: wording.player(index), head: "", rest: value }];
    if (isRecord(value)) return [titledRow(value, key, wording)];
    return [{ title: "", head: "", rest: value }];
  });
  return gridOf(titled, key, wording) ?? itemsOf(titled, key, wording);
}

/** A record's first telling field is its title: the seat if it has one, else a name. */
function titledRow(row: Row, above: string, wording: Wording): Titled {
  const names = Object.keys(row).filter((key) => !wording.isHidden(key, above));
  const own = typeof row["seat"] === "number" ? "seat" : names.find((key) => isTitle(row[key]));
  if (own === undefined) return { title: "", head: "", rest: row };
  const rest = Object.fromEntries(Object.entries(row).filter(([key]) => key !== own));
  const head = wording.label(own, above);
  const text = scalarText(row[own], own, wording, above);
  const isNumber = typeof row[own] === "number" && !wording.isSeat(own, above);
  return { title: isNumber ? `${head} ${text}` : text, head, rest };
}

function isTitle(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

function gridOfRecords(record: Row, key: string, wording: Wording): Grid | null {
  const titled = told(record, key, wording).map(([name, rest]) => ({
    title: wording.label(name, key),
    head: "",
    rest,
    name,
  }));
  const above = titled[0]?.name ?? "";
  // Labels depend on the key above, which is another one in each row: a grid needs them to agree.
  const agrees = (name: string, own: string): boolean =>
    wording.label(name, own) === wording.label(name, above);
  const agree = titled.every(
    (row) =>
      isRecord(row.rest) &&
      wording.said(row.rest) === null &&
      Object.keys(row.rest).every((name) => agrees(name, row.name)),
  );
  return agree ? gridOf(titled, above, wording) : null;
}

function gridOf(titled: Titled[], above: string, wording: Wording): Grid | null {
  if (titled.length < 2 || !titled.every((row) => row.title && isRecord(row.rest))) return null;
  const rows = titled.map((row) => row.rest as Row);
  const names = rows.flatMap((row) => told(row, above, wording).map(([name]) => name));
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) =>
    names.includes(key),
  );
  if (keys.length === 0 || keys.length > MOST_COLUMNS) return null;
  const cells = rows.map((row) => keys.map((key) => inlineText(row[key], key, wording, above)));
  if (cells.some((line) => line.some((cell) => cell === null))) return null;
  return {
    shape: "grid",
    head: titled[0]?.head ?? "",
    columns: keys.map((key) => wording.label(key, above)),
    rows: titled.map((row, index) => ({
      head: row.title,
      cells: (cells[index] ?? []).map((cell) => cell ?? ""),
    })),
  };
}

function itemsOf(titled: Titled[], key: string, wording: Wording): Items | null {
  const items = titled.map((row): Item => {
    const value = isRecord(row.rest)
      ? factsOf(row.rest, wording, key)
      : shapeOf(row.rest, key, wording, key);
    return { title: row.title, value: value ?? inline("") };
  });
  return items.length === 0 ? null : { shape: "items", items };
}
