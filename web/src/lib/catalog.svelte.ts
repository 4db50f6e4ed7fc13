// What the server tells about games, fetched once for each page load.
import * as api from "./api";
import type {
  ClauseInfo,
  GameData,
  GameInfo,
  Games,
  GameTexts,
  GuideInfo,
  RulingInfo,
} from "./protocol";
import type { Language } from "./texts";

const fetched = new Map<string, Promise<unknown>>();

function once<T>(key: string, fetchIt: () => Promise<T>): Promise<T> {
  const known = fetched.get(key) as Promise<T> | undefined;
  if (known) return known;
  const promise = fetchIt();
  fetched.set(key, promise);
  // What failed is asked again next time.
  promise.catch(() => fetched.delete(key));
  return promise;
}

/** All games, and the levels of bots. */
export function games(): Promise<Games> {
  return once("games", api.games);
}

/** One game as it is offered; undefined if the server has none of that id. */
export async function gameInfo(game: string): Promise<GameInfo | undefined> {
  return (await games()).games.find((info) => info.id === game);
}

/** A game in one language. */
export function textsOf(game: string, language: Language): Promise<GameTexts> {
  return once(`texts ${game} ${language}`, () => api.gameTexts(game, language));
}

/** The rulebook of a game, sentence by sentence. */
export function clausesOf(game: string): Promise<ClauseInfo[]> {
  return once(`clauses ${game}`, () => api.clauses(game));
}

/** What the rulebook of a game leaves open, and how we read it. */
export function rulingsOf(game: string): Promise<RulingInfo[]> {
  return once(`rulings ${game}`, () => api.rulings(game));
}

/** What is printed on a game's material, file by file. */
export function dataOf(game: string): Promise<GameData> {
  return once(`data ${game}`, () => api.gameData(game));
}

/** What to think of at each kind of decision of a game. */
export function guideOf(game: string): Promise<GuideInfo> {
  return once(`guide ${game}`, () => api.guide(game));
}
