// How the parts of the board lie beside each other on screens that show them all.

export interface Layout {
  areas: string;
  columns: string;
}

/** From this width on the own board has room beside the city, from the next on the Guilds, too. */
const BESIDE = 860;
const WIDE = 1260;
const ONE = "minmax(0, 1fr)";

export function layoutOf(width: number, isWatching: boolean, isAlone: boolean): Layout {
  if (width < BESIDE) return { areas: "", columns: ONE };
  const plan = (columns: number): string =>
    isAlone ? `"${Array.from({ length: columns }, () => "plan").join(" ")}" ` : "";
  if (isWatching) {
    return {
      areas: `"city guilds" "wharf guilds" ${plan(2)}"citizens citizens" "others others"`,
      columns: `minmax(0, 1.3fr) ${ONE}`,
    };
  }
  if (width < WIDE) {
    return {
      areas: `"city own" "wharf own" ${plan(2)}"citizens guilds" "others others"`,
      columns: `minmax(0, 1.18fr) ${ONE}`,
    };
  }
  const wide = `${plan(3)}"citizens citizens citizens" "others others others"`;
  return {
    areas: `"city own guilds" "wharf own guilds" ${wide}`,
    columns: `minmax(0, 1.3fr) ${ONE} minmax(0, 0.85fr)`,
  };
}
