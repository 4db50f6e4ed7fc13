// How keys and values of a view or a score sheet read in the words of a game.
import type { Texts } from "../texts";
import { say } from "../words.svelte";
import { isRecord } from "./outline";
import type { SheetWording } from "./sheet";

const LANGUAGES = ["de", "en"];

/**
 * Words for views, or for sheets, whose labels come first from `sheet-<key>`. `players` are those
 * of the view or sheet: beside the seats there may be somebody who acts without one.
 */
export function wordingOf(
  texts: Texts,
  kind: "view" | "sheet" = "view",
  players: unknown = null,
): SheetWording {
  const sides = sideNames(texts, players);
  const heads = kind === "sheet" ? ["sheet", "view"] : ["view"];
  const seats = listed(texts, "view-seat-keys");
  const bySeats = listed(texts, "view-by-seat-keys");
  const hidden = listed(texts, "view-hidden-keys");
  return {
    label: (key, above) => {
      const seat = /^\d+$/.test(key) && bySeats.has(above) ? Number(key) : null;
      if (seat !== null) return sides[seat] ?? texts.player(seat);
      return nameOf(texts, heads, above, key);
    },
    word: (value, key) => nameOf(texts, ["word"], key, value),
    player: (seat) => sides[seat] ?? texts.player(seat),
    said: (found) => saidIn(found, texts.language),
    isSeat: (key, above) => isIn(seats, above, key),
    isBySeat: (key, above) => isIn(bySeats, above, key),
    isHidden: (key, above) => isIn(hidden, above, key),
    yes: say("table-yes"),
    no: say("table-no"),
    heading: (key, value) => headingOf(texts, heads, key, value),
  };
}

/** Who plays, side by side: persons and bots by their names, others by the word for them. */
export function sideNames(texts: Texts, players: unknown): string[] {
  if (!Array.isArray(players)) return [];
  return players.filter(isRecord).map((player, index) => {
    if (typeof player["seat"] === "number") return texts.player(player["seat"]);
    const named = Object.entries(player).find(([, value]) => typeof value === "string");
    return named ? nameOf(texts, ["word"], named[0], String(named[1])) : texts.player(index);
  });
}

function listed(texts: Texts, message: string): ReadonlySet<string> {
  return new Set(texts.has(message) ? texts.say(message).split(/\s+/) : []);
}

function isIn(keys: ReadonlySet<string>, above: string, key: string): boolean {
  return keys.has(key) || keys.has(`${above}-${key}`);
}

/** The message for this place or for any, else the noun, else the name itself. */
function nameOf(texts: Texts, heads: string[], above: string, name: string): string {
  for (const head of heads) {
    const message = messageFor(texts, head, above, name);
    if (message) return texts.say(message);
  }
  return texts.hasNoun(name) ? texts.noun(name) : plain(name);
}

function messageFor(texts: Texts, head: string, above: string, name: string): string | undefined {
  return [`${head}-${above}-${name}`, `${head}-${name}`].find((message) => texts.has(message));
}

function saidIn(found: Record<string, unknown>, language: string): string | null {
  if (Object.keys(found).sort().join() !== LANGUAGES.join()) return null;
  const text = found[language];
  return typeof text === "string" ? text : null;
}

/** A part of a sheet: `Round 2`, whether or not the message holds the number, or `Spring`. */
function headingOf(texts: Texts, heads: string[], key: string, value: string | number): string {
  if (typeof value === "string") return nameOf(texts, ["word"], key, value);
  const head = heads.find((each) => texts.has(`${each}-${key}`));
  const text = head ? texts.say(`${head}-${key}`, { [key]: value }) : plain(key);
  return text.includes(String(value)) ? text : `${text} ${value}`;
}

function plain(name: string): string {
  const text = name.replaceAll("_", " ");
  return /^[a-z]/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
