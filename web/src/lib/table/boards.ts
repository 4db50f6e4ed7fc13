// Which games have a board of their own; the others are shown as an outline.
import type { Component } from "svelte";
import type { Pointing } from "../board/pointing.svelte";
import type { Ask, MovesEntry, Option, Result, Seat } from "../protocol";
import type { Texts } from "../texts";

/** What the protocol says of views, sheets and events; a game's `view.ts` says more of its own. */
export type Told = Record<string, unknown>;

export interface Moves<Event = Told> extends Omit<MovesEntry, "events"> {
  events: Event[];
}

export interface Outcome<Sheet = Told> extends Omit<Result, "sheet"> {
  sheet: Sheet;
}

export interface BoardProps<View = Told, Sheet = Told, Event = Told> {
  view: View;
  ask: Ask | null;
  texts: Texts;
  seats: Seat[];
  seat: number | null;
  waiting: number[];
  /** What the latest news told, for animations. */
  entries: Moves<Event>[];
  /** What was told since the viewer's own latest move; undefined where nobody in particular looks. */
  since?: Moves<Event>[] | undefined;
  result: Outcome<Sheet> | null;
  choose: (option: Option) => void;
  busy: boolean;
  /** All that was told so far; undefined where it is not known. */
  log?: Moves<Event>[] | undefined;
  /** Takes the latest choice back, where that is possible. */
  undo?: (() => void) | undefined;
  /** What words beside the board point at. */
  pointing?: Pointing<Event> | undefined;
  /** Called when the end has been shown, so that others may speak of it. */
  onrevealed: () => void;
}

export type Board = Component<BoardProps>;

/** The one place where what the protocol brings becomes what a game has declared. */
const files = import.meta.glob<{ default: Board }>("../games/*/Board.svelte");

export function hasBoard(game: string): boolean {
  return `../games/${game}/Board.svelte` in files;
}

/** The board of a game, fetched when it is first needed; null if the game has none. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = files[`../games/${game}/Board.svelte`];
  return load ? (await load()).default : null;
}
