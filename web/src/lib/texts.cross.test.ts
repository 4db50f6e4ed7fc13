// Python and the client say the same; `python3 dev.py check client` hands over what Python says.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameTexts, Phrase } from "./protocol";
import { Texts } from "./texts";

interface Case {
  kind: "prompt" | "option" | "line";
  prompt: string;
  phrase: Phrase;
  text: string;
}

interface Cases {
  game: string;
  texts: GameTexts;
  players: string[];
  cases: Case[];
}

declare const process: { env: Record<string, string | undefined> };
const file = process.env["TABARD_PHRASES"];

test.skipIf(!file)("every phrase of whole matches reads as Python says it", () => {
  const all = JSON.parse(readFileSync(file ?? "", "utf-8")) as Cases[];
  for (const { game, texts, players, cases } of all) {
    const said = new Texts(texts, players);
    expect(cases.length, game).toBeGreaterThan(100);
    for (const { kind, prompt, phrase, text } of cases) {
      const spoken =
        kind === "prompt"
          ? said.prompt(phrase)
          : kind === "line"
            ? said.line(phrase)
            : said.option({ key: prompt, fields: {} }, phrase);
      expect(spoken, `${game} ${texts.language} ${kind} ${phrase.key}`).toBe(text);
    }
  }
});
