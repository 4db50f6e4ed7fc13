// A game as a page speaks of it: how it is offered, and its texts in the reader's language.

import { gameInfo, textsOf } from "./catalog.svelte";
import type { GameInfo, GameTexts } from "./protocol";
import { settings } from "./settings.svelte";
import { Texts } from "./texts";

/** Made while a component is made; fetches when the game is known, and again in another language. */
export class GameWords {
  info = $state.raw<GameInfo | undefined>();
  readonly texts: Texts | null = $derived.by(() => this.textsNow());
  private data = $state.raw<GameTexts | null>(null);
  /** As one text, so that news with the same names need no new texts. */
  private readonly names: string;

  constructor(game: () => string, names: () => string[]) {
    this.names = $derived(JSON.stringify(names()));
    $effect(() => this.fetch(game()));
  }

  private fetch(game: string): void {
    const { language } = settings;
    if (!game) return;
    void gameInfo(game).then((found) => (this.info = found));
    void textsOf(game, language).then((found) => {
      if (settings.language === language) this.data = found;
    });
  }

  private textsNow(): Texts | null {
    if (!this.data) return null;
    const title = this.info?.title[this.data.language] ?? "";
    return new Texts(this.data, JSON.parse(this.names) as string[], title);
  }
}
