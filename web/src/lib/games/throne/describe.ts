// The board in sentences, for those who do not see it.
import { say } from "../../words.svelte";
import type { Desk } from "./desk";
import { houseName, territoryName, workersText } from "./explain";
import { progressWords } from "./progress";
import { ownOf, territoriesOf, TRACKS, WORKERS, workersAt } from "./reading";
import type { PlayerView } from "./view";

function court(desk: Desk): string[] {
  const { view, texts } = desk;
  const sentences = [
    say("throne-week", { week: view.week, weeks: view.weeks }),
    say(view.queen_alive ? "throne-queen-lives" : "throne-queen-dead"),
  ];
  if (view.half) {
    const half = `${texts.noun(view.half)}. ${texts.noun(view.half, "text")}`;
    sentences.push(`${say("throne-decree")}: ${half}`);
  }
  if (view.merchant) sentences.push(`${say("throne-merchant")}: ${texts.noun(view.merchant)}`);
  sentences.push(say("throne-anarchy-left", { ...view.anarchy }));
  return sentences.map(ended);
}

function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

function house(desk: Desk, player: PlayerView): string {
  if (!player.house) return say("throne-told-no-house", { name: desk.texts.player(player.seat) });
  const tracks = TRACKS.map((track) => `${desk.texts.noun(track)} ${player.tracks[track]}`);
  return say("throne-told-house", {
    name: desk.texts.player(player.seat),
    house: houseName(desk, player.house),
    tracks: tracks.join(", "),
    influence: player.influence,
    supply: player.supply,
    anarchy: player.anarchy,
  });
}

function ground(desk: Desk): string[] {
  return territoriesOf(desk.view).map((territory) => {
    const found = desk.view.players.flatMap((player) =>
      WORKERS.map((kind) => ({ kind, count: workersAt(player, territory, kind) }))
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => {
          return `${desk.texts.player(player.seat)} ${workersText(desk, kind, count)}`;
        }),
    );
    const who = found.length > 0 ? found.join(", ") : say("throne-site-empty");
    return ended(`${territoryName(desk, territory)}: ${who}`);
  });
}

function claims(desk: Desk): string[] {
  const own = ownOf(desk.view);
  if (!own) return [];
  return Object.entries(own.progress).map(([claim, parts]) => {
    const told = parts.map((part) => progressWords(desk, part)).join(", ");
    return ended(`${desk.texts.noun(claim)}: ${told}`);
  });
}

export function describe(desk: Desk): string[] {
  return [
    ...court(desk),
    ...desk.view.players.map((player) => house(desk, player)),
    ...ground(desk),
    ...claims(desk),
  ];
}
