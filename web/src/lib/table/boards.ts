// Which games have a board of their own; the others are shown as an outline.
import type { Component } from "svelte";
import type { Pointing } from "../board/pointing.svelte";
import type { Ask, MovesEntry, Option, Result, Seat } from "../protocol";
import type { Texts } from "../texts";

export interface BoardProps {
  view: Record<string, unknown>;
  ask: Ask | null;
  texts: Texts;
  seats: Seat[];
  seat: number | null;
  waiting: number[];
  /** What the latest news told, for animations. */
  entries: MovesEntry[];
  /** What was told since the viewer's own latest move; undefined where nobody in particular looks. */
  since?: MovesEntry[] | undefined;
  result: Result | null;
  choose: (option: Option) => void;
  busy: boolean;
  /** All that was told so far; undefined where it is not known. */
  log?: MovesEntry[] | undefined;
  /** Takes the latest choice back, where that is possible. */
  undo?: (() => void) | undefined;
  /** What words beside the board point at. */
  pointing?: Pointing | undefined;
  /** Called when the end has been shown, so that others may speak of it. */
  onrevealed: () => void;
}

export type Board = Component<BoardProps>;

const files = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");

export function hasBoard(game: string): boolean {
  return `../games/${game}/Board.svelte` in files;
}

/** The board of a game, fetched when it is first needed; null if the game has none. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = files[`../games/${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
