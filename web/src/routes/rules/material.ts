// What lies in a game's box, as its data files tell it: things that have a name.
import type { GameData } from "../../lib/protocol";
import type { Language } from "../../lib/texts";
import { isFound } from "./rulebook";

export interface Thing {
  /** For links within the page. */
  anchor: string;
  name: string;
  text: string;
  source: string;
  /** Where the name stands, if that differs. */
  nameSource: string;
}

export interface Shelf {
  file: string;
  things: Thing[];
}

/** What the page shows elsewhere. */
const ELSEWHERE = ["options"];

/** Things that fit a search, by the files in which they stand. */
export function shelvesOf(files: GameData["files"], search: string, language: Language): Shelf[] {
  return Object.entries(files)
    .filter(([file]) => !ELSEWHERE.includes(file))
    .map(([file, table]) => ({
      file,
      things: Object.entries(table)
        .flatMap(([kind, entries]) => (Array.isArray(entries) ? entries.map((entry: unknown) => ({ kind, entry })) : []))
        .flatMap(({ kind, entry }) => thingOf(`${file}-${kind}`, entry, language))
        .filter((thing) => isFound(`${thing.name} ${thing.text}`, search)),
    }))
    .filter((shelf) => shelf.things.length > 0);
}

function thingOf(place: string, entry: unknown, language: Language): Thing[] {
  if (typeof entry !== "object" || entry === null) return [];
  const fields = new Map<string, unknown>(Object.entries(entry));
  const name = saidIn(fields.get("name"), language);
  if (name === "") return [];
  return [
    {
      anchor: `thing-${place}-${written(fields.get("id"))}`,
      name,
      text: saidIn(fields.get("text"), language),
      source: written(fields.get("source")),
      nameSource: written(fields.get("source_name")),
    },
  ];
}

function saidIn(value: unknown, language: Language): string {
  if (typeof value !== "object" || value === null) return "";
  return written(new Map<string, unknown>(Object.entries(value)).get(language));
}

function written(value: unknown): string {
  return typeof value === "string" ? value : "";
}
