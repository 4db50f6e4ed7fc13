// What a table is called.
import type { GameInfo } from "../protocol";
import type { Texts } from "../texts";

/** The name that was given to it; a table called like its game follows the reader's language. */
export function titleOf(name: string, info: GameInfo | undefined, texts: Texts | null): string {
  const isGame = name === "" || Object.values(info?.title ?? {}).includes(name);
  return isGame ? (texts?.title ?? name) : name;
}
