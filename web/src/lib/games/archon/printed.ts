// What is printed on the game's material, as its data files tell it; nothing of it is repeated here.

import type { GameData } from "../../protocol";
import type { Amounts } from "./view";

export type Source = "printed" | "inferred" | "reconstructed";

/** An entry of a data file; what it has depends on the file. */
export interface Fact {
  id: string;
  source?: Source;
  cards?: number;
  cost?: Amounts;
  gain?: Amounts;
  vp?: number;
  bonus?: Amounts;
  level?: number;
  value?: number;
  most?: number;
  count?: number;
  stock?: number;
  strength?: number[];
  spaces?: { cost: Amounts; vp: number }[];
  cubes?: Amounts;
  extra_of_three?: Amounts;
  extra_of_four?: Amounts;
}

type Files = GameData["files"] | null;

/** All entries of one kind in a file, in their order; none until the files are fetched. */
export function factsOf(data: Files, file: string, kind: string): Fact[] {
  const entries = data?.[file]?.[kind];
  return Array.isArray(entries) ? (entries as Fact[]) : [];
}

export function factOf(data: Files, file: string, kind: string, id: string): Fact | undefined {
  return factsOf(data, file, kind).find((fact) => fact.id === id);
}

export function constantOf(data: Files, id: string): number | undefined {
  return factOf(data, "constants", "constant", id)?.value;
}

/** The clause that a building, or another thing on the table, follows from. */
export const CLAUSES: Record<string, string> = {
  palace: "AR-B-PALACE-01",
  treasury: "AR-B-TREASURY-01",
  repository: "AR-B-REPOSITORY-01",
  barracks: "AR-B-BARRACKS-01",
  marketplace: "AR-B-MARKET-01",
  planetarium: "AR-B-PLANETARIUM-01",
  academy: "AR-B-ACADEMY-01",
  royal_guard: "AR-B-GUARD-01",
  guild_hall: "AR-B-GUILD-01",
  builders_guild: "AR-B-BUILD-01",
  courtier: "AR-ROUND-04",
  tax_collector: "AR-TAX-01",
  cleric: "AR-CLERIC-01",
  scribe: "AR-SCRIBE-01",
  merchant: "AR-MERCHANT-01",
  science: "AR-B-PLANETARIUM-01",
  arts: "AR-B-ACADEMY-01",
  elite_warriors: "AR-B-GUARD-01",
  province: "AR-EOR-05",
  stock: "AR-SUP-01",
  cover: "AR-ROUND-06",
  order: "AR-ORDER-01",
  unused: "AR-PASS-04",
  season: "AR-EOR-09",
  attack: "AR-ATT-01",
  grant: "AR-GRANT-02",
  reserve: "AR-CARD-02",
  played: "AR-CARD-04",
  hand: "AR-CARD-01",
  tile: "AR-B-BUILD-01",
  score: "AR-END-04",
};
