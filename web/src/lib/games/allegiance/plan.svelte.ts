// What dropping a card means, also where it answers a question that is only asked next.

import type { Ask, Option } from "../../protocol";

interface Intent {
  /** Asked now, and the prompt under which the choice will be an option. */
  asked: string;
  prompt: string;
  choice: string;
  kind: string;
}

export class Plan {
  private intent = $state.raw<Intent | null>(null);

  /** The kind that is meant for the Guild although the Temple is asked for first. */
  get forGuild(): string | null {
    return this.intent?.prompt === "allocate_guild" ? this.intent.kind : null;
  }

  /** What a drop chooses at once; undefined if it only plans, or means nothing. */
  drop(ask: Ask, kind: string, place: string): Option | undefined {
    const [zone, seat] = place.split(":");
    const find = (choice: string): Option | undefined =>
      ask.options.find((option) => option.choice === choice);
    const asked = ask.prompt.key;
    if (asked === "allocate_temple" && zone === "guild") {
      this.intent = { asked, prompt: "allocate_guild", choice: `guild:${kind}`, kind };
      return undefined;
    }
    if (asked === "infiltrate_kind" && zone === "tableau") {
      this.intent = { asked, prompt: "infiltrate_player", choice: `player:${seat}`, kind };
    }
    return find(choiceOf(ask, kind, zone ?? ""));
  }

  /** The option that was meant, now that its question is asked. */
  due(ask: Ask | null): Option | undefined {
    const intent = this.intent;
    if (intent === null || ask?.prompt.key === intent.asked) return undefined;
    this.intent = null;
    if (ask?.prompt.key !== intent.prompt) return undefined;
    return ask.options.find((option) => option.choice === intent.choice);
  }

  forget(): void {
    this.intent = null;
  }
}

function choiceOf(ask: Ask, kind: string, zone: string): string {
  switch (ask.prompt.key) {
    case "allocate_temple":
    case "allocate_guild":
      return `${zone}:${kind}`;
    case "infiltrate_kind":
      return `kind:${kind}`;
    case "follow_more":
      return ask.prompt.fields["use"] === kind ? "add" : "";
    default:
      return kind === "guard" ? "guard" : `use:${kind}`;
  }
}

/** Whether a card of the hand may be dropped there. */
export function mayDrop(ask: Ask | null, own: number | null, kind: string, place: string): boolean {
  if (ask === null) return false;
  const [zone, seat] = place.split(":");
  const asked = ask.prompt.key;
  if (asked === "allocate_temple") return zone === "temple" || zone === "guild";
  if (asked === "allocate_guild") return zone === "guild";
  if (zone !== "tableau") return false;
  if (asked === "infiltrate_kind") return Number(seat) !== own;
  const isOwn = Number(seat) === own;
  return isOwn && ask.options.some((option) => option.choice === choiceOf(ask, kind, zone));
}
