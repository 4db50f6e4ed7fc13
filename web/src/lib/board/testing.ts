// What tests of boards share: asks and news in few words, and what holds on every board.
import { describe, expect, it } from "vitest";
import type { Ask, Field, Option } from "../protocol";
import type { Moves } from "../table/boards";
import { spotsOf, type SpotOf } from "./spots";

/** One ask of whole matches, as `spots.asks.json` of a game keeps it. */
interface Written {
  prompt: string;
  fields?: Record<string, Field | undefined>;
  options: string;
  barred?: string;
  /** What the spots depend on, where they depend on more than the ask. */
  view?: unknown;
}

export function option(choice: string): Option {
  const [kind = "", ...rest] = choice.split(":");
  const name = rest.join(":");
  const number = /^\d+$/.test(name) ? Number(name) : -1;
  return { choice, kind, number, name, phrase: { key: kind, fields: {} } };
}

/** An ask with options and bars given as `use:spy end_turn`. */
export function ask(prompt: string, options = "", fields: Written["fields"] = {}, barred = ""): Ask {
  const split = (choices: string): Option[] => choices.split(" ").filter(Boolean).map(option);
  return {
    number: 1,
    prompt: { key: prompt, fields: fields as Record<string, Field> },
    options: split(options),
    barred: split(barred).map((each) => ({ ...each, clause: "XX-01" })),
  };
}

export function told<Event>(number: number, ...events: Event[]): Moves<Event> {
  return { type: "moves", number, seat: 0, lines: [], events };
}

/** Every option and bar of the asks has a place of its own; only what matches `loose` may have none. */
export function checkSpots<View>(written: Written[], spotOf: SpotOf<View>, loose: RegExp): void {
  describe.each(written)("under $prompt", ({ prompt, fields, options, barred, view }) => {
    const asked = ask(prompt, options, fields, barred);
    const spots = spotsOf(asked, spotOf, view as View);

    it("every option has a place of its own, or is loose on purpose", () => {
      for (const { choice } of spots.loose) expect(choice).toMatch(loose);
      for (const [spot, found] of spots.options) {
        expect(spot).toMatch(/^[a-z-]+:[\w:-]+$/);
        expect(found).toHaveLength(1);
      }
    });

    it("every bar has a place", () => {
      expect([...spots.bars.values()].flat()).toHaveLength(asked.barred.length);
    });
  });
}
