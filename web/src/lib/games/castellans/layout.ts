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
  const plan = (columns: number): string =>
    isAlone ? `"${Array.from({ length: columns }, () => "plan").join(" ")}" ` : "";
  if (width < BESIDE) {
    const own = isWatching ? "" : '"own own" ';
    return {
      areas: `"city city" ${own}"guilds wharf" ${plan(2)}"citizens citizens" "others others"`,
      columns: `${ONE} ${ONE}`,
    };
  }
  if (isWatching) {
    return {
      areas: `"city guilds" "wharf guilds" "citizens citizens" ${plan(2)}"others others"`,
      columns: `minmax(0, 1.3fr) ${ONE}`,
    };
  }
  if (width < WIDE) {
    return {
      areas: `"city own" "wharf guilds" "citizens guilds" ${plan(2)}"others others"`,
      columns: `minmax(0, 1.6fr) ${ONE}`,
    };
  }
  return {
    areas: `"city own guilds" "wharf citizens citizens" ${plan(3)}"others others others"`,
    columns: `minmax(0, 1.3fr) ${ONE} minmax(0, 0.85fr)`,
  };
}
