// Path data that drawings share.

/** A closed circle. */
export function disc(x: number, y: number, radius: number): string {
  const d = radius * 2;
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${d} 0a${radius} ${radius} 0 1 0 ${-d} 0z`;
}
