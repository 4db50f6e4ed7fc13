// How far a claim is met, in words.
import { say } from "../../words.svelte";
import type { Desk } from "./desk";
import { CENTRE } from "./reading";
import type { Part } from "./view";

/** What of a part is there, for its bar: 0 to 1. */
export function shareOf(part: Part): number {
  if (part.met) return 1;
  return part.measure.endsWith("_max") ? 0 : Math.min(1, part.have / Math.max(1, part.need));
}

/** Where the workers stand that a part counts. */
function whereOf(desk: Desk, part: Part): string {
  if (part.territory && part.territory !== CENTRE) {
    const house = desk.texts.noun(part.territory).split(",")[0] ?? part.territory;
    return say("throne-in-territory", { house });
  }
  return say(`throne-where-${part.where ?? "territories"}`);
}

/** `2 of 3 Soldiers in Umbral`. */
export function progressWords(desk: Desk, part: Part): string {
  const { have, need } = part;
  const counted = { have, need };
  if (part.scope) {
    const track = part.track ? desk.texts.noun(part.track) : "";
    const key = track ? "throne-progress-lowered" : `throne-progress-${part.scope}`;
    return say(key, { ...counted, track });
  }
  return say(`throne-progress-${part.measure}`, {
    ...counted,
    bound: part.bound ?? 0,
    where: whereOf(desk, part),
    track: part.track ? desk.texts.noun(part.track) : "",
    workers: part.worker
      ? desk.texts.noun(part.worker, "plural")
      : say("throne-progress-workers-any"),
  });
}
