// What the board says of a thing that is pointed at: its name, its effect, its clause, its source.
import type { Content } from "../../board/explanation.svelte";
import { entryOf, provenance, textIn } from "../../board/printed";
import { say } from "../../words.svelte";
import type { Desk } from "./desk";
import {
  actionsOf,
  areasOf,
  cardOf,
  claimDraws,
  isEnd,
  lordOf,
  pointsOf,
  worthOf,
} from "./printed";
import { progressWords } from "./progress";
import { workersAt } from "./reading";
import type { PlayerView, TerritoryName, TrackName, WorkerName } from "./view";

/** The clause that says what an action does. */
const ACTIONS: Record<string, string> = {
  recruit: "TH-SOLD-REC-01",
  advance: "TH-SOLD-ADV-01",
  attack: "TH-SOLD-ATK-02",
  infiltrate: "TH-SPY-INF-01",
  sneak: "TH-SPY-SNK-01",
  subterfuge: "TH-SPY-SUB-03",
  tradesman: "TH-MERC-TRA-01",
  caravan: "TH-MERC-CAR-01",
  commerce: "TH-MERC-COM-02",
  profits: "TH-BANK-PRO-01",
  wages: "TH-BANK-WAG-01",
  grant: "TH-GRANT-01",
  educate: "TH-SCHO-EDU-01",
  apprenticeship: "TH-SCHO-APP-01",
  alms: "TH-SCHO-ALM-01",
};

const SPACES: Record<string, string> = { I: "TH-CLM-01", II: "TH-WF-01" };

/** Content with the words of a clause as its text. */
function content(
  desk: Desk,
  title: string,
  clause: string,
  rest: Omit<Content, "title" | "clause"> = {},
): Content {
  const said = clause ? desk.clause(clause) : "";
  const full: Content = { title, ...rest };
  if (!full.text && said) full.text = [said];
  if (clause) full.clause = clause;
  return full;
}

/** The short name of a house: what stands before its motto. */
export function houseName(desk: Desk, house: string): string {
  return desk.texts.noun(house).split(",")[0] ?? house;
}

export function territoryName(desk: Desk, territory: TerritoryName): string {
  return territory === "centre" ? say("throne-centre") : houseName(desk, territory);
}

/** `3 Soldiers`. */
export function workersText(desk: Desk, kind: string, count: number): string {
  return `${count} ${desk.texts.noun(kind, count === 1 ? "name" : "plural")}`;
}

export function explainSite(
  desk: Desk,
  territory: TerritoryName,
  kind: WorkerName,
): Content {
  const notes = desk.view.players
    .filter((player) => workersAt(player, territory, kind) > 0)
    .map((player) => {
      const workers = workersText(desk, kind, workersAt(player, territory, kind));
      return `${desk.texts.player(player.seat)}: ${workers}`;
    });
  const title = `${say(`throne-site-${kind}`)}, ${territoryName(desk, territory)}`;
  return content(desk, title, "TH-GEN-16", {
    text: [say(`throne-site-note-${kind}`)],
    notes: notes.length > 0 ? notes : [say("throne-site-empty")],
  });
}

/** A house to choose: its name, and who plays for it. */
export function explainHouse(desk: Desk, house: string): Content {
  const owner = desk.view.players.find((player) => player.house === house);
  return content(desk, desk.texts.noun(house), "TH-SETUP-01", {
    subtitle: owner ? desk.texts.player(owner.seat) : "",
    text: [say("throne-house-note")],
    ...provenance(entryOf(desk.data, "houses", "house", house)),
  });
}

/** A territory as a whole: whose home it is, and what it borders on. */
export function explainHome(desk: Desk, territory: TerritoryName): Content {
  const owner = desk.view.players.find((player) => player.house === territory);
  return content(desk, owner ? desk.texts.noun(territory) : say("throne-centre"), "TH-GEN-14", {
    subtitle: owner ? desk.texts.player(owner.seat) : say("throne-centre-note"),
    ...provenance(entryOf(desk.data, "houses", owner ? "house" : "territory", territory)),
  });
}

export function explainTrack(desk: Desk, player: PlayerView, track: TrackName): Content {
  const value = player.tracks[track];
  const area = areasOf(desk.data, track).find((each) => each.from <= value && value <= each.to);
  const below = area && area.from > 0 ? [say("throne-track-threshold", { at: area.from })] : [];
  return content(desk, `${desk.texts.noun(track)}: ${value}`, "TH-SUP-05", {
    subtitle: desk.texts.player(player.seat),
    text: [
      say("throne-track-now", { seal: player.seals[track], move: player.moves[track] }),
      ...below,
    ],
    ...provenance(entryOf(desk.data, "tracks", "ladder", "town")),
  });
}

export function explainClaim(desk: Desk, claim: string, player?: PlayerView): Content {
  const ends = isEnd(desk.data, claim);
  const parts = player?.progress[claim] ?? [];
  return content(desk, desk.texts.noun(claim), ends ? "TH-CARD-06" : "TH-CARD-01", {
    subtitle: say(ends ? "throne-claim-end" : "throne-claim-game", {
      worth: worthOf(desk.data, claim),
    }),
    text: [desk.texts.noun(claim, "text")],
    notes: parts.map((part) => progressWords(desk, part)),
    ...provenance(entryOf(desk.data, ends ? "ends" : "claims", ends ? "end" : "claim", claim)),
  });
}

export function explainCard(desk: Desk, card: string, count = 1): Content {
  const { type, value } = cardOf(desk.data, card);
  return content(desk, desk.texts.noun(card), type === "joker" ? "TH-GEN-26" : "TH-SOLD-REC-02", {
    subtitle: count > 1 ? say("throne-card-count", { count }) : "",
    text: [
      type === "joker"
        ? say("throne-card-joker", { value })
        : say("throne-card-raises", { track: desk.texts.noun(trackOfType(desk, type)), value }),
    ],
    ...provenance(entryOf(desk.data, "workforce", "card", card)),
  });
}

/** The track that cards of a type raise; the data file names it. */
function trackOfType(desk: Desk, type: string): string {
  return textIn(entryOf(desk.data, "workforce", "type", type), "track") || type;
}

export function explainLord(desk: Desk, lord: string): Content {
  const { tracks, workers } = lordOf(desk.data, lord);
  return content(desk, desk.texts.noun(lord), "TH-SETUP-08", {
    text: [
      tracks.map(([track, steps]) => `${desk.texts.noun(track)} ${steps}`).join(", "),
      workers.map(([kind, count]) => workersText(desk, kind, count)).join(", "),
    ],
    ...provenance(entryOf(desk.data, "lords", "lord", lord)),
  });
}

export function explainGuild(desk: Desk, guild: string, isAssigned: boolean): Content {
  return content(desk, desk.texts.noun(guild), "TH-BID-05", {
    subtitle: say(isAssigned ? "throne-guild-assigned" : "throne-guild-free"),
    text: [desk.texts.noun(guild, "text")],
    ...provenance(entryOf(desk.data, "guilds", "guild", guild)),
  });
}

/** What the ranks of a space bring, as printed. */
function ranksOf(desk: Desk, space: string): string[] {
  const seats = desk.view.players.length;
  if (space === "II") return [];
  if (space === "I") {
    return claimDraws(desk.data, seats).map((cards, index) =>
      say("throne-rank-claims", { rank: index + 1, cards }),
    );
  }
  return pointsOf(desk.data, seats).map(({ rank, mode, points, task }) =>
    say(`throne-rank-${mode}`, { rank, points, task }),
  );
}

export function explainSpace(desk: Desk, space: string): Content {
  const actions = actionsOf(desk.data, space).map((action) => desk.texts.noun(action.id));
  const clause = SPACES[space] ?? "TH-AP-01";
  return content(desk, `${space} – ${desk.texts.noun(space)}`, clause, {
    text: [
      ...(actions.length > 0 ? [actions.join(" · ")] : []),
      ...(desk.clause(clause) ? [desk.clause(clause)] : []),
    ],
    notes: ranksOf(desk, space),
  });
}

export function explainAction(desk: Desk, action: string, type: string): Content {
  return content(desk, desk.texts.noun(action), ACTIONS[action] ?? "TH-AP-04", {
    subtitle: say(`throne-type-${type}`),
    ...provenance(entryOf(desk.data, "actions", "action", action)),
  });
}

export function explainHalf(desk: Desk, decree: string, half: string): Content {
  return content(
    desk,
    desk.texts.noun(half),
    desk.view.queen_alive ? "TH-DEC-01" : "TH-DEC-02",
    {
      subtitle: say("throne-decree"),
      text: [desk.texts.noun(half, "text")],
      ...provenance(entryOf(desk.data, "decrees", "decree", decree)),
    },
  );
}

/** A thing without a data entry: its name, and a clause that speaks of it. */
export function explainThing(
  desk: Desk,
  title: string,
  clause: string,
  notes: string[] = [],
): Content {
  return content(desk, title, clause, { notes });
}

export function explainSourced(
  desk: Desk,
  title: string,
  clause: string,
  text: string[],
  at: [file: string, kind: string, id: string],
): Content {
  return content(desk, title, clause, { text, ...provenance(entryOf(desk.data, ...at)) });
}
