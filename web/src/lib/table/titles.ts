// What a table is called, and how its match stands in a few words.
import type { GameInfo, News } from "../protocol";
import type { Texts } from "../texts";
import { say } from "../words.svelte";

/** The name that was given to it; a table called like its game follows the reader's language. */
export function titleOf(name: string, info: GameInfo | undefined, texts: Texts | null): string {
  const isGame = name === "" || Object.values(info?.title ?? {}).includes(name);
  return isGame ? (texts?.title ?? name) : name;
}

/** Whose turn it is, for the title of the page; empty before the match. */
export function turnOf(news: News, texts: Texts): string {
  if (news.result) return say("table-over");
  const mine = news.table.seats[news.seat ?? -1];
  if (news.ask && !mine?.stands_in) return say("table-your-turn");
  if (news.waiting.length === 0) return "";
  const names = news.waiting.map((seat) => texts.player(seat));
  return say("table-waiting-for", { names: texts.inARow(names) });
}
