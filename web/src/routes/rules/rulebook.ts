// The rulebook as the page shows it: headings in their order, clauses that fit a search.
import type { ClauseInfo, OptionInfo } from "../../lib/protocol";
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
  ruling: string;
  options: OptionInfo[];
}

/** Rulings that a table may decide otherwise, with the options that do it. */
export function rulingsOf(options: readonly OptionInfo[]): Ruling[] {
  const found = new Map<string, Ruling>();
  for (const option of options) {
    const known = found.get(option.ruling) ?? { ruling: option.ruling, options: [] };
    known.options.push(option);
    found.set(option.ruling, known);
  }
  return [...found.values()];
}

/** Options whose words fit a search. */
export function optionsFound(
  options: readonly OptionInfo[],
  search: string,
  language: Language,
): OptionInfo[] {
  return options.filter((option) => {
    const meanings = Object.values(option.meanings).map((meaning) => meaning[language] ?? "");
    const texts = [option.ruling, option.meaning[language] ?? "", ...meanings];
    return isFound(texts.join(" "), search);
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
