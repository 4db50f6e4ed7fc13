// The desk of Castellans: what all boards share, with the view of this game.

import { atDesk as atAnyDesk, type Desk as AnyDesk } from "../../board/desk";
import type { CastellansView } from "./view";

export type Desk = AnyDesk<CastellansView>;

export const atDesk = atAnyDesk<CastellansView>;
