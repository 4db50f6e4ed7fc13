// What is printed on a game's material, read from its data files; boards repeat no number of it.

import type { GameData } from "../protocol";
import type { Content } from "./explanation.svelte";

export type Files = GameData["files"] | null;
export type Entry = Record<string, unknown>;

/** What every entry may have. */
interface Known {
  id?: unknown;
  source?: unknown;
}

const SOURCES: readonly unknown[] = ["printed", "inferred", "reconstructed"];

/** The entries of one kind in a file, in their order; none until the files are fetched. */
export function entriesOf<E = Entry>(files: Files, file: string, kind: string): E[] {
  const found = files?.[file]?.[kind];
  return Array.isArray(found) ? found : [];
}

export function entryOf<E extends Known = Entry>(
  files: Files,
  file: string,
  kind: string,
  id: string,
): E | undefined {
  return entriesOf<E>(files, file, kind).find((entry) => entry.id === id);
}

export function numberIn(entry: Entry | undefined, key: string): number {
  const found = entry?.[key];
  return typeof found === "number" ? found : 0;
}

export function textIn(entry: Entry | undefined, key: string): string {
  const found = entry?.[key];
  return typeof found === "string" ? found : "";
}

/** Whether what an entry says is printed, inferred or ours, as a part of an explanation. */
export function provenance(entry: Known | undefined): Pick<Content, "source"> {
  const source = entry?.source;
  return SOURCES.includes(source) ? { source: source as NonNullable<Content["source"]> } : {};
}
