// Keyboard shortcuts of a table.
import { isShortcut, type Shortcut } from "../shortcuts.svelte";

export type Act =
  | { act: "option"; index: number }
  | { act: "undo" | "hint" | "log" | "chat" | "skip" };

const LETTERS: Record<string, Exclude<Act["act"], "option">> = {
  u: "undo",
  h: "hint",
  l: "log",
  c: "chat",
  s: "skip",
};

/** As the list of shortcuts shows them. */
export const SHORTCUTS: Shortcut[] = [
  { keys: ["1", "2", "…", "9"], text: "table-key-option" },
  { keys: ["U"], text: "table-key-undo" },
  { keys: ["H"], text: "table-key-hint" },
  { keys: ["L"], text: "table-key-log" },
  { keys: ["C"], text: "table-key-chat" },
  { keys: ["S"], text: "table-key-skip" },
];

/** What a key asks for; null if it is none of ours, or meant for something else. */
export function actOf(event: KeyboardEvent): Act | null {
  if (event.repeat || !isShortcut(event)) return null;
  if (/^[1-9]$/.test(event.key)) return { act: "option", index: Number(event.key) - 1 };
  const act = LETTERS[event.key.toLowerCase()];
  return act ? { act } : null;
}
