// Which colour each seat has: that of its number, unless its game says otherwise.

/** The colours of the seats by their numbers in app.css, as the table lies. */
export type ColoursOf = (view: Record<string, unknown>) => number[];

const files = import.meta.glob<{ coloursOf: ColoursOf }>("../games/*/colours.ts", { eager: true });

/** Colours as a style: all inside the element has them. */
export function seatColours(game: string, view: Record<string, unknown> | null): string {
  const found = files[`../games/${game}/colours.ts`];
  if (!found || !view) return "";
  return found
    .coloursOf(view)
    .map((colour, seat) => `--seat-${seat}: var(--colour-${colour})`)
    .join("; ");
}
