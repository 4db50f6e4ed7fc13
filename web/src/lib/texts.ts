// A game in words: messages in Fluent's notation, nouns in their forms, names of those who play.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { countsOf } from "./counts";
import type { Field, GameTexts, Part, Phrase } from "./protocol";

export type Language = GameTexts["language"];
export type Form = "name" | "object" | "plural" | "text";
export type Fields = Record<string, Field>;

const FORMS: Form[] = ["name", "object", "plural", "text"];
const SEAT_FIELDS = ["seat", "player"];
const AND: Record<Language, string> = { en: "and", de: "und" };

/** What players are called whom nobody has named, seat by seat. */
export const PLAYERS = ["Anna", "Bert", "Clara", "Dario", "Emma", "Felix", "Greta", "Henri"];

type Arguments = Record<string, FluentVariable>;

export class Texts {
  readonly language: Language;
  readonly title: string;
  private readonly bundle: FluentBundle;
  private readonly nouns: GameTexts["nouns"];
  private readonly clauses: GameTexts["clauses"];
  private readonly promptClauses: GameTexts["prompt_clauses"];
  private readonly players: string[];

  constructor(data: GameTexts, players: string[], title = "") {
    this.language = data.language;
    this.title = title;
    this.nouns = data.nouns;
    this.clauses = data.clauses;
    this.promptClauses = data.prompt_clauses;
    this.players = players;
    this.bundle = new FluentBundle(data.language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(data.messages));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Any message of the game; fields are put into words first. */
  say(key: string, fields: Fields = {}): string {
    return this.format(key, fields);
  }

  /** What a seat is asked. */
  prompt(phrase: Phrase): string {
    return this.format(`prompt-${phrase.key}`, phrase.fields);
  }

  /** An option as it reads under a prompt. */
  option(prompt: Phrase, phrase: Phrase): string {
    return this.format(`option-${phrase.key}`, phrase.fields, prompt.key);
  }

  /** A line of the log. */
  line(phrase: Phrase): string {
    return this.format(`event-${phrase.key}`, phrase.fields);
  }

  /** The clause that a line of the log follows from; "" if none. */
  clause(phrase: Phrase): string {
    return Object.hasOwn(this.clauses, phrase.key) ? (this.clauses[phrase.key] ?? "") : "";
  }

  /** The clause that a prompt follows from; "" if none. */
  promptClause(phrase: Phrase): string {
    const { key } = phrase;
    return Object.hasOwn(this.promptClauses, key) ? (this.promptClauses[key] ?? "") : "";
  }

  hasNoun(id: string): boolean {
    return Object.hasOwn(this.nouns, id);
  }

  /** The name of a card or a thing in the form that a sentence needs; the id if it has no name. */
  noun(id: string, form: Form = "name"): string {
    const forms = this.hasNoun(id) ? this.nouns[id] : undefined;
    return forms?.[form] ?? forms?.["name"] ?? id;
  }

  /** Who sits there. */
  player(seat: number): string {
    return this.players[seat] || PLAYERS[seat] || String(seat + 1);
  }

  /** `Anna, Bert and Clara`. */
  inARow(names: string[]): string {
    if (names.length < 2) return names.join("");
    return `${names.slice(0, -1).join(", ")} ${AND[this.language]} ${names.at(-1)}`;
  }

  /** Several cards: `2 Thieves, Spy`. */
  counted(names: string[]): string {
    return countsOf(names)
      .map(([name, count]) =>
        count === 1 ? this.noun(name) : `${count} ${this.noun(name, "plural")}`,
      )
      .join(", ");
  }

  /** Fields in words: names for seats, nouns in every form beside their id, inner phrases. */
  arguments(fields: Fields): Arguments {
    const args: Arguments = {};
    for (const [field, value] of Object.entries(fields)) {
      if (typeof value === "boolean") args[field] = value ? "yes" : "no";
      else if (typeof value === "number") Object.assign(args, this.numberArguments(field, value));
      else if (typeof value === "string") Object.assign(args, this.nounArguments(field, value));
      else if (Array.isArray(value)) {
        args[`${field}-count`] = value.length;
        args[field] = this.joined(value);
      } else if (value !== null) args[field] = this.part(value);
    }
    return args;
  }

  private part(part: Part): string {
    return this.format(`part-${part.part}`, part.fields);
  }

  private numberArguments(field: string, value: number): Arguments {
    if (!SEAT_FIELDS.includes(field)) return { [field]: value };
    const name = this.player(value);
    return { [field]: name, [`${field}-of`]: possessive(name, this.language) };
  }

  private nounArguments(field: string, value: string): Arguments {
    const args: Arguments = { [field]: value, [`${field}-id`]: value };
    if (this.hasNoun(value)) {
      for (const form of FORMS) args[`${field}-${form}`] = this.noun(value, form);
      args[field] = this.noun(value);
    }
    if (SEAT_FIELDS.includes(field)) {
      args[`${field}-of`] = possessive(this.noun(value), this.language);
    }
    return args;
  }

  private joined(items: (number | string)[]): string {
    if (typeof items[0] !== "number") return this.counted(items.map(String));
    return this.inARow(
      items.map((item) => (typeof item === "number" ? this.player(item) : this.noun(item))),
    );
  }

  private format(key: string, fields: Fields, attribute = ""): string {
    const message = this.bundle.getMessage(key);
    const pattern = message?.attributes[attribute] ?? message?.value;
    if (!pattern) {
      console.error(`message ${key} is missing`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.arguments(fields), errors);
    if (errors.length) console.error(`message ${key} cannot be formatted`, errors);
    return text;
  }
}

/** `Anna's`, `Annas`; German names that end in a hiss take an apostrophe alone. */
export function possessive(name: string, language: Language): string {
  if (language === "en") return `${name}'s`;
  const hisses = /(s|ß|x|z|ce)$/.test(name.toLowerCase());
  return hisses ? `${name}’` : `${name}s`;
}
