// The rulebook as the page shows it: headings in their order, clauses that fit a search.
import type { ClauseInfo } from "../../lib/protocol";
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

/** Whether every word of the search is in the clause, its heading or its id. */
export function fits(clause: ClauseInfo, search: string, language: Language): boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const text = plain(`${clause.id} ${clause.heading[language]} ${clause.text[language]}`);
  return words.every((word) => text.includes(word));
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
