// Which keys do what: pages offer their shortcuts, the list behind "?" shows them.
import { settings } from "./settings.svelte";

export interface Shortcut {
  /** As printed on the keys; several are alternatives. */
  keys: string[];
  /** What it does, as a key of the client's texts. */
  text: string;
}

let here = $state.raw<Shortcut[]>([]);

/** The shortcuts of the page that is shown. */
export function shortcutsHere(): Shortcut[] {
  return here;
}

/** Show shortcuts in the list; the answer takes them off again, as an effect's clean-up. */
export function offerShortcuts(shortcuts: Shortcut[]): () => void {
  here = shortcuts;
  return () => {
    if (here === shortcuts) here = [];
  };
}

/** Whether a key pressed now is a shortcut: not while somebody types, or a dialog is open. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (!settings.shortcuts || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector("dialog[open]")) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  return !target.isContentEditable && !/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}
