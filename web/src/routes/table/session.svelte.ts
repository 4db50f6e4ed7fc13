// One visit to a table: the line to it, and what of its news is shown now.
import { untrack } from "svelte";
import { announce } from "../../lib/announce.svelte";
import { Connection } from "../../lib/connection.svelte";
import type { Entry, MovesEntry, News, Option } from "../../lib/protocol";
import { movesLess } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import { hasBoard } from "../../lib/table/boards";
import { isMoves, upTo } from "../../lib/table/digest";
import { noteText } from "../../lib/table/notes";
import { BEAT, Pacing } from "../../lib/table/pacing";
import type { Texts } from "../../lib/texts";
import { say } from "../../lib/words.svelte";

const MOST_BEATS = 3;

export class Session {
  readonly connection: Connection;
  /** The news that are shown; those of the connection may be ahead of them. */
  shown: News | null = $state.raw(null);
  /** What the shown news told, for animations. */
  fresh: MovesEntry[] = $state.raw([]);
  /** How many news wait to be shown. */
  queued = $state(0);
  /** What somebody here is about to say. */
  draft = $state("");
  /** What has happened up to the shown news. */
  log: Entry[] = $state.raw([]);
  readonly busy: boolean = $derived.by(
    () => this.connection.busy || this.connection.news?.ask?.number !== this.shown?.ask?.number,
  );

  private readonly pacing: Pacing<News>;
  private readonly texts: () => Texts | null;
  private heard = 0;
  /** News that are to be shown together in the next frame, and that frame. */
  private gathered: News | null = null;
  private frame = 0;

  constructor(table: string, token: string, texts: () => Texts | null) {
    this.texts = texts;
    this.connection = new Connection(table, token);
    this.pacing = new Pacing(
      (news) => this.show(news),
      (news) => this.pause(news),
    );
  }

  /** Take in news of the connection; they are shown when those before them have been seen. */
  arrive(news: News): void {
    if (this.shown && news.number === this.shown.number) this.show(news);
    else if (!this.shown || document.hidden) this.jump(news);
    else if (movesLess()) this.gather(news);
    else this.pacing.push(news);
    this.queued = this.pacing.waiting;
  }

  /** Take in the answer to a request; answers for other eyes than ours only say that it is done. */
  receive(news: News): void {
    if (news.seat === this.shown?.seat) this.connection.receive(news);
  }

  /** Show everything now. */
  skip(): void {
    this.pacing.skip();
    this.queued = this.pacing.waiting;
  }

  choose(option: Option): void {
    if (!this.busy) this.connection.choose(option);
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.pacing.close();
    this.connection.close();
  }

  /** Show news with the next frame: without motion, nobody sees what comes and goes before it. */
  private gather(news: News): void {
    this.gathered = this.gathered ? joined(this.gathered, news) : news;
    this.frame ||= requestAnimationFrame(() => {
      if (this.gathered) this.jump(this.gathered);
    });
  }

  /** Show news now, with all that waits to be shown. */
  private jump(news: News): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const all = this.gathered && this.gathered !== news ? joined(this.gathered, news) : news;
    this.gathered = null;
    this.pacing.close();
    this.show(all);
  }

  private show(news: News): void {
    const before = this.shown;
    this.shown = news;
    this.log = upTo(this.connection.log, news.number);
    this.queued = this.pacing.waiting;
    this.fresh = before ? news.entries.filter(isMoves) : [];
    untrack(() => this.tell(before, news));
  }

  /** How long these news are to be looked at before the next: a beat for each move of another. */
  private pause(news: News): number {
    if (movesLess()) return 0;
    const others = news.entries.filter((entry) => isMoves(entry) && entry.seat !== news.seat);
    return BEAT * Math.min(others.length, MOST_BEATS);
  }

  /** Say and sound what is new. */
  private tell(before: News | null, news: News): void {
    const texts = this.texts();
    if (texts && before && !this.isScene(before, news)) {
      this.announceEntries(news, texts);
      this.heard = news.number;
    }
    if (!before) this.heard = news.number;
    if (texts && news.ask && news.ask.number !== before?.ask?.number) {
      announce(say("table-announce-ask", { prompt: texts.prompt(news.ask.prompt) }));
    }
    if (!before) return;
    if (news.result && !before.result) play("end");
    else if (news.ask && !before.ask) play("turn");
    else if (news.entries.some((entry) => entry.type === "chat")) play("chat");
    else if (this.fresh.length > 0) play("card");
  }

  /** Say how the match ended, after the board has shown it. */
  tellEnd(): void {
    const texts = this.texts();
    if (!texts || !this.shown || this.heard >= this.shown.number) return;
    this.announceEntries(this.shown, texts);
    this.heard = this.shown.number;
  }

  /** Whether these news end the match in a scene that words must not spoil. */
  private isScene(before: News, news: News): boolean {
    return !before.result && news.result !== null && hasBoard(news.table.game) && !movesLess();
  }

  private announceEntries(news: News, texts: Texts): void {
    for (const entry of news.entries) {
      if (entry.number <= this.heard) continue;
      if (isMoves(entry)) announce(entry.lines.map((line) => texts.line(line)).join(" "));
      else announce(noteText(entry, texts));
    }
  }
}

/** The later news, told with the entries of both; news from the beginning tell all by themselves. */
function joined(news: News, later: News): News {
  if (later.after === 0) return later;
  const fresh = later.entries.filter((entry) => entry.number > news.number);
  return { ...later, entries: [...news.entries, ...fresh] };
}
