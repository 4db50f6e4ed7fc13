// The desk of Archon: what all boards share, with the view of this game.

import { atDesk as atAnyDesk, type Desk as AnyDesk } from "../../board/desk";
import type { ArchonView } from "./view";

export type Desk = AnyDesk<ArchonView>;

export const atDesk = atAnyDesk<ArchonView>;
