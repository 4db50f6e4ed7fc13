// The client's own texts in both languages; whatever is shown with `say` follows the language at once.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

const files = import.meta.glob<string>("./text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundles: Record<Language, FluentBundle> = { en: bundleOf("en"), de: bundleOf("de") };

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (!new RegExp(`[./]${language}\\.ftl$`).test(path)) continue;
    for (const error of bundle.addResource(new FluentResource(text))) console.error(path, error);
  }
  return bundle;
}

/** A text of the client in the language of the settings. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  return sayIn(settings.language, key, args);
}

/** Whether there is such a text. */
export function hasWord(key: string): boolean {
  return bundles[settings.language].hasMessage(key);
}

/** A text of the client in a given language. */
export function sayIn(
  language: Language,
  key: string,
  args: Record<string, string | number> = {},
): string {
  const bundle = bundles[language];
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`text ${key} is missing in ${language}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length) console.error(`text ${key} cannot be formatted`, errors);
  return text;
}

/** A level of bots in words: `easy`, `ismcts:200`, `expert:500ms`. */
export function levelName(level: string): string {
  const key = `level-${level.replaceAll(":", "-")}`;
  if (hasWord(key)) return say(key);
  const [, bot, number, unit] = /^(ismcts|expert):(\d+)(ms)?$/.exec(level) ?? [];
  if (number === undefined) return level;
  const words = bot === "expert" ? "level-expert-search" : "level-search";
  if (unit) return say(`${words}-time`, { seconds: Number(number) / 1000 });
  return say(words, { budget: Number(number) });
}

/** How a level of bots plays, in a game that may be played otherwise than most. */
export function levelNote(level: string, game: string): string {
  const key = `level-note-${level.replaceAll(":", "-")}`;
  return [`${key}-${game}`, key].filter(hasWord).map((each) => say(each))[0] ?? "";
}

/** Why something was refused, in words; the code decides, the server's sentence is for programs. */
export function problemText(problem: { code: string }): string {
  const key = `error-${problem.code.replaceAll("_", "-")}`;
  return say(hasWord(key) ? key : "error-unknown");
}
