// The secret division: what has to be taken back and picked so that the hand becomes the one wanted.

/** What to do next so that the picks become those that are wanted. */
export type Step = { act: "undo" } | { act: "pick"; kind: string } | null;

/** The next step from the picks to those wanted; picks can only be taken back from the end. */
export function nextStep(picks: readonly string[], wanted: readonly string[] | null): Step {
  if (wanted === null) return null;
  const differs = picks.findIndex((kind, index) => kind !== wanted[index]);
  if (differs >= 0 || picks.length > wanted.length) return { act: "undo" };
  const kind = wanted[picks.length];
  return kind === undefined ? null : { act: "pick", kind };
}

/** The picks without the latest one of a kind. */
export function lessOne(picks: readonly string[], kind: string): string[] {
  const at = picks.lastIndexOf(kind);
  return picks.filter((_, index) => index !== at);
}
