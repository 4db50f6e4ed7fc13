// What is printed on the fourteen kinds of card: side and power.

export type Side = "temple" | "guild" | "unaligned";
export type Pile = "temple" | "guild";

export const PILES: readonly Pile[] = ["temple", "guild"];
export const SIDES: readonly Side[] = ["temple", "guild", "unaligned"];

interface Face {
  side: Side;
  power: string;
}

/** In the order in which a hand is sorted within its side. */
const FACES: Record<string, Face> = {
  bishop: { side: "temple", power: "redeem" },
  priest: { side: "temple", power: "convert" },
  inquisitor: { side: "temple", power: "investigate" },
  initiate: { side: "temple", power: "follow" },
  monk: { side: "temple", power: "" },
  guildmaster: { side: "guild", power: "corrupt" },
  assassin: { side: "guild", power: "assassinate" },
  double_agent: { side: "guild", power: "infiltrate" },
  spy: { side: "guild", power: "investigate" },
  cutpurse: { side: "guild", power: "follow" },
  thief: { side: "guild", power: "" },
  noble: { side: "unaligned", power: "royal_support" },
  merchant: { side: "unaligned", power: "finance" },
  guard: { side: "unaligned", power: "protect" },
};

const ORDER = Object.keys(FACES);

/** The power's id, empty if the kind has none. */
export function powerOf(kind: string): string {
  return FACES[kind]?.power ?? "";
}

/** The side of a kind; that of the Double Agent is a rule of the table (AL-R01). */
export function sideOf(kind: string, options: Record<string, string>): Side {
  if (kind === "double_agent" && options["double_agent_alignment"] === "temple") return "temple";
  return FACES[kind]?.side ?? "unaligned";
}

/** Kinds in the order of sides, then of rank. */
export function sorted(kinds: readonly string[], options: Record<string, string>): string[] {
  const rank = (kind: string): number =>
    SIDES.indexOf(sideOf(kind, options)) * ORDER.length + ORDER.indexOf(kind);
  return [...kinds].sort((a, b) => rank(a) - rank(b));
}

/** How often each kind occurs, in the order of first occurrence. */
export function counted(kinds: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}
