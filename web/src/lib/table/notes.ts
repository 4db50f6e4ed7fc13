// What happened to the table itself, in the client's own words.
import type { Entry } from "../protocol";
import type { Texts } from "../texts";
import { say } from "../words.svelte";

/** A note, an undo or something said, in words; empty for moves, which the game tells. */
export function noteText(entry: Entry, texts: Texts): string {
  switch (entry.type) {
    case "note": {
      const seat = entry.seat === null ? "" : texts.player(entry.seat);
      return say(`note-${entry.key.replaceAll("_", "-")}`, { name: entry.name || seat, seat });
    }
    case "undo":
      return say("note-undo", { name: texts.player(entry.seat) });
    case "chat":
      return say("note-chat", { name: entry.name, text: entry.text });
    case "moves":
      return "";
  }
}
