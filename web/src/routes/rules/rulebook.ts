// The rulebook as the page shows it: headings in their order, clauses that fit a search.
import type { ClauseInfo, OptionInfo, RulingInfo } from "../../lib/protocol";
import type { Language } from "../../lib/texts";

export interface Chapter {
  heading: string;
  /** For links within the page. */
  anchor: string;
  clauses: ClauseInfo[];
}

/** Text without what a search should not stumble over: case and marks on letters. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{Mark}/gu, "");
}

/** Whether every word of a search is in a text. */
export function isFound(text: string, search: string): boolean {
  const searched = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Whether every word of the search is in the clause, its heading or its id. */
export function fits(clause: ClauseInfo, search: string, language: Language): boolean {
  return isFound(`${clause.id} ${clause.heading[language]} ${clause.text[language]}`, search);
}

/** The rulings that the source of a clause cites: `AL-R16`. */
export function rulingsIn(source: string): string[] {
  return [...new Set(source.match(/\b[A-Z]{2}-R\d+\b/g) ?? [])];
}

export interface Ruling {
  info: RulingInfo;
  /** With which a table may decide it otherwise. */
  options: OptionInfo[];
  /** That say what holds. */
  clauses: ClauseInfo[];
}

/** Rulings with the options and clauses that say what holds. */
export function rulingsWith(
  rulings: readonly RulingInfo[],
  options: readonly OptionInfo[],
  clauses: readonly ClauseInfo[],
): Ruling[] {
  return rulings.map((info) => ({
    info,
    options: options.filter((option) => option.ruling === info.id),
    clauses: clauses.filter((clause) => info.clauses.includes(clause.id)),
  }));
}

/** Rulings whose words fit a search, those of their options and clauses included. */
export function rulingsFound(
  rulings: readonly Ruling[],
  search: string,
  language: Language,
): Ruling[] {
  return rulings.filter(({ info, options, clauses }) => {
    const meanings = options.flatMap((option) => [option.meaning, ...Object.values(option.meanings)]);
    const texts = [info.question, info.answer, info.reason, ...meanings];
    const said = clauses.map((clause) => `${clause.id} ${clause.text[language]}`);
    return isFound([info.id, ...texts.map((text) => text[language] ?? ""), ...said].join(" "), search);
  });
}

/** Clauses that fit under their headings; a heading comes once, where it comes first. */
export function chapters(clauses: ClauseInfo[], search: string, language: Language): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const clause of clauses) {
    if (!fits(clause, search, language)) continue;
    const heading = clause.heading[language] ?? "";
    const chapter = found.get(heading) ?? {
      heading,
      anchor: `chapter-${found.size + 1}`,
      clauses: [],
    };
    chapter.clauses.push(clause);
    found.set(heading, chapter);
  }
  return [...found.values()];
}
