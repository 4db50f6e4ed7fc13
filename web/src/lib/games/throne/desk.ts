// The desk of Throne: what all boards share, with the view of this game.

import { atDesk as atAnyDesk, type Desk as AnyDesk } from "../../board/desk";
import type { ThroneView } from "./view";

export type Desk = AnyDesk<ThroneView>;

export const atDesk = atAnyDesk<ThroneView>;
