// The client's own texts: the same keys and arguments in both languages.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { settings } from "./settings.svelte";
import { levelName, levelNote, problemText, say } from "./words.svelte";

const files = import.meta.glob<string>("./text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const ids = (text: string): string[] =>
  [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? "");

const argumentsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$([\w-]+)/g)].map((found) => found[1] ?? ""))].sort();

const english = Object.keys(files).filter((path) => /[./]en\.ftl$/.test(path));

test.each(english)("%s has a German counterpart with the same keys and arguments", (path) => {
  const german = files[path.replace(/en\.ftl$/, "de.ftl")] ?? "";
  const text = files[path] ?? "";
  expect(ids(german)).toEqual(ids(text));
  expect(argumentsOf(german)).toEqual(argumentsOf(text));
});

test("no key is given twice, and every message can be read", () => {
  for (const language of ["en", "de"]) {
    const bundle = new FluentBundle(language);
    const errors = Object.entries(files)
      .filter(([path]) => new RegExp(`[./]${language}\\.ftl$`).test(path))
      .flatMap(([path, text]) => {
        const resource = new FluentResource(text);
        expect(resource.body.map((message) => message.id), path).toEqual(ids(text));
        return bundle.addResource(resource);
      });
    expect(errors).toEqual([]);
  }
});

test("the language switches at once", () => {
  settings.language = "en";
  expect(say("home-play-note", { count: 3 })).toBe("you against 3 bots");
  expect(say("home-seats", { fewest: 1, most: 5 })).toBe("Solo or up to 5 players");
  settings.language = "de";
  expect(say("home-play-note", { count: 1 })).toBe("du gegen einen Bot");
  expect(say("home-seats", { fewest: 2, most: 4 })).toBe("2 bis 4 Spieler");
});

test("levels of bots have names, also those that no file names", () => {
  settings.language = "en";
  expect(levelName("hard")).toBe("Hard");
  expect(levelName("greedy")).toBe("Squire");
  expect(levelName("ismcts:200")).toBe("Knight");
  expect(levelName("ismcts:400")).toBe("Chancellor (400)");
  expect(levelName("ismcts:500ms")).toBe("Chancellor (0.5 s)");
  expect(levelName("expert:500ms")).toBe("Expert (0.5 s)");
  expect(levelName("somebody")).toBe("somebody");
});

test("how a level plays is told, and where a game has it otherwise", () => {
  settings.language = "en";
  expect(levelNote("easy", "throne")).toBe("takes what looks best at once");
  expect(levelNote("easy", "allegiance")).toMatch(/two times in five/);
  expect(levelNote("ismcts:300", "throne")).toBe("");
});

test("a problem is told in words, whatever its code", () => {
  settings.language = "en";
  expect(problemText({ code: "wrong_token" })).toMatch(/link/);
  expect(problemText({ code: "never-heard-of" })).toBe(say("error-unknown"));
});
