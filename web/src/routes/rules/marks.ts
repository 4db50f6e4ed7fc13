// Signs for where a clause stands, so that colour is not the only one.

const MARKS: Record<string, string> = { printed: "●", inferred: "◐", reconstructed: "○" };

export const PROVENANCES = Object.keys(MARKS);

/** The sign of a label. */
export function markOf(provenance: string): string {
  return MARKS[provenance] ?? "";
}
