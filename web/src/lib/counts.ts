// How often things occur.

/** Each thing once, with how often it occurs, in the order of first occurrence. */
export function countsOf<T>(things: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
