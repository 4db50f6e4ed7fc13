// What is printed on the game's material, read from its data files.
import type { Content } from "../../board/explanation.svelte";
import type { GameData } from "../../protocol";

export type Files = GameData["files"] | null;
export type Source = NonNullable<Content["source"]>;
type Row = Record<string, unknown>;

export interface Area {
  from: number;
  to: number;
  influence: number;
  move: number;
}

export interface Card {
  type: string;
  value: number;
}

const SOURCES: readonly string[] = ["printed", "inferred", "reconstructed"];

/** The entries of one kind in a file; none while the files are not fetched. */
export function rowsOf(files: Files, file: string, kind: string): Row[] {
  const found = files?.[file]?.[kind];
  return Array.isArray(found) ? (found as Row[]) : [];
}

function rowOf(files: Files, file: string, kind: string, id: string): Row | undefined {
  return rowsOf(files, file, kind).find((row) => row["id"] === id);
}

function numberIn(row: Row | undefined, key: string): number {
  const value = row?.[key];
  return typeof value === "number" ? value : 0;
}

/** Whether what is printed of a thing is known. */
export function sourceOf(files: Files, file: string, kind: string, id: string): Source | undefined {
  const source = rowOf(files, file, kind, id)?.["source"];
  return typeof source === "string" && SOURCES.includes(source) ? (source as Source) : undefined;
}

/** The areas of a Town Track, from left to right. */
export function areasOf(files: Files, track: string): Area[] {
  const ladder = rowOf(files, "tracks", "track", track)?.["ladder"];
  const areas = rowOf(files, "tracks", "ladder", String(ladder))?.["areas"];
  return Array.isArray(areas) ? (areas as Area[]) : [];
}

/** The spaces of the Anarchy track: what a marker costs there, and how many it holds. */
export function anarchySpaces(files: Files): { value: number; spots: number }[] {
  return rowsOf(files, "tracks", "anarchy").map((row) => ({
    value: numberIn(row, "value"),
    spots: numberIn(row, "spots"),
  }));
}

export function almsTrack(files: Files): { last: number; start: number; end: number } {
  const row = rowsOf(files, "tracks", "alms")[0];
  return {
    last: numberIn(row, "last"),
    start: numberIn(row, "start"),
    end: numberIn(row, "end"),
  };
}

export function diplomacySteps(files: Files): number[] {
  const steps = rowsOf(files, "tracks", "diplomacy")[0]?.["multipliers"];
  return Array.isArray(steps) ? (steps as number[]) : [];
}

/** The actions of a space, in the order of the board. */
export function actionsOf(files: Files, space: string): { id: string; type: string }[] {
  return rowsOf(files, "actions", "action")
    .filter((row) => row["space"] === space)
    .map((row) => ({ id: String(row["id"]), type: String(row["type"]) }));
}

/** The Town Track of an action space; undefined for the first two. */
export function trackOfSpace(files: Files, space: string): string | undefined {
  const spaces = rowsOf(files, "spaces", "space");
  const tracks = rowsOf(files, "tracks", "track");
  const at = spaces.findIndex((row) => row["id"] === space) - (spaces.length - tracks.length);
  const id = tracks[at]?.["id"];
  return typeof id === "string" ? id : undefined;
}

export function cardOf(files: Files, id: string): Card {
  const row = rowOf(files, "workforce", "card", id);
  return { type: String(row?.["type"] ?? id.split("-")[0]), value: numberIn(row, "value") };
}

/** What a claim is worth, of either kind. */
export function worthOf(files: Files, claim: string): number {
  const end = rowOf(files, "ends", "end", claim);
  if (end) return numberIn(end, "influence");
  return numberIn(rowOf(files, "claims", "claim", claim), "value");
}

/** Whether a claim is judged by the table after the last week. */
export function isEnd(files: Files, claim: string): boolean {
  return rowOf(files, "ends", "end", claim) !== undefined;
}

/** The two halves of a decree, as long as the Queen lives and after; none for her death itself. */
export function halvesOf(files: Files, decree: string): { alive: string; dead: string } | null {
  const row = rowOf(files, "decrees", "decree", decree);
  const { alive, dead } = row ?? {};
  return typeof alive === "string" && typeof dead === "string" ? { alive, dead } : null;
}

export function lordOf(
  files: Files,
  lord: string,
): { tracks: [string, number][]; workers: [string, number][] } {
  const row = rowOf(files, "lords", "lord", lord);
  const pairs = (key: string): [string, number][] =>
    Object.entries((row?.[key] ?? {}) as Record<string, number>);
  return { tracks: pairs("tracks"), workers: pairs("workers") };
}

/** What a bonus token of the Alms track does, as its data say it. */
export function tokenWord(files: Files, token: string): string {
  return String(rowOf(files, "tokens", "token", token)?.["word"] ?? "");
}

export function merchantLetter(files: Files, merchant: string): string {
  const letter = rowOf(files, "merchants", "merchant", merchant)?.["letter"];
  return typeof letter === "string" ? letter : "";
}

export function constantOf(files: Files, id: string): number {
  return numberIn(rowOf(files, "constants", "constant", id), "value");
}

/** How many points a rank gives in the spaces III to VII, as the table prints it. */
export function pointsOf(
  files: Files,
  seats: number,
): { rank: number; mode: string; points: number; task: number }[] {
  return rowsOf(files, "points", "points")
    .filter((row) => String(row["id"]).startsWith(`${seats}-`))
    .map((row) => ({
      rank: Number(String(row["id"]).split("-")[1]),
      mode: String(row["mode"]),
      points: numberIn(row, "ap") || numberIn(row, "ap_deploy"),
      task: numberIn(row, "ap_task"),
    }));
}

export function claimDraws(files: Files, seats: number): number[] {
  return rowsOf(files, "points", "claim_draw")
    .filter((row) => String(row["id"]).startsWith(`${seats}-`))
    .map((row) => numberIn(row, "cards"));
}
