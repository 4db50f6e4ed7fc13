// What is printed on the game's material, as its data files tell it; nothing of it is repeated here.

import { entryOf, type Files } from "../../board/printed";
import type { Amounts } from "./reading";

/** An entry of a data file; what it has depends on the file. */
export interface Fact {
  id: string;
  source?: string;
  cards?: number;
  cost?: Amounts;
  gain?: Amounts;
  vp?: number;
  bonus?: Amounts;
  value?: number;
  spaces?: { cost: Amounts; vp: number }[];
  cubes?: Amounts;
  extra_of_three?: Amounts;
  extra_of_four?: Amounts;
}

export function factOf(data: Files, file: string, kind: string, id: string): Fact | undefined {
  return entryOf<Fact>(data, file, kind, id);
}

export function constantOf(data: Files, id: string): number | undefined {
  return factOf(data, "constants", "constant", id)?.value;
}
