// The line to one table: news as they come, choices as they go, over a socket or, if need be, over HTTP.
import * as api from "./api";
import { hasGap, logAfter } from "./log";
import { freshId, Outbox, type Request } from "./outbox";
import type { Accepted, Ask, ClientFrame, Entry, Frame, News, Option, Problem, Refused } from "./protocol";

export type ConnectionState = "connecting" | "online" | "offline";

const HEARTBEAT = 20_000;
const SILENCE = 50_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;
/** How often the table is read while sockets are blocked and HTTP is not. */
const READING_PAUSE = 1_500;
/** A socket that takes longer to open counts as blocked. */
const PATIENCE = 6_000;
/** Refusals that will not change by asking again. */
const FINAL = ["not_found", "wrong_token", "no_token", "bad_request"];
/** The server hangs up with this code when the seat was given to a bot for good. */
const SEAT_GONE = 4403;

export class Connection {
  state: ConnectionState = $state("connecting");
  news: News | null = $state.raw(null);
  /** What has happened, without what was taken back. */
  log: Entry[] = $state.raw([]);
  online: number[] = $state.raw([]);
  watching = $state(0);
  /** The latest refusal, until the next choice. */
  problem: Problem | null = $state.raw(null);
  /** Whether a choice or an undo is on its way. */
  busy = $state(false);

  private readonly outbox = new Outbox();
  private socket: WebSocket | null = null;
  private isClosed = false;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat: ReturnType<typeof setInterval>;
  private heardAt = Date.now();
  /** The entry that the latest accepted request made; until its news are here, the line is busy. */
  private accepted = 0;
  /** Whether the seat is gone, so that only watching is left. */
  private isSpectator = false;
  private readonly wake = (): void => this.hurry();

  constructor(
    readonly table: string,
    readonly token: string,
  ) {
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    globalThis.addEventListener?.("online", this.wake);
    globalThis.document?.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  /** Answer the question that is asked now. */
  choose(option: Option): void {
    const ask = this.news?.ask;
    if (!ask || this.busy) return;
    const { choice } = option;
    this.request({ type: "choose", client_id: freshId(), number: ask.number, choice });
  }

  /** Take the latest choice back. */
  undo(): void {
    if (!this.busy) this.request({ type: "undo", client_id: freshId() });
  }

  /** Say something to the table. */
  chat(text: string): void {
    this.request({ type: "say", client_id: freshId(), text });
  }

  /** Show news that came another way, as the answer to a request over HTTP. */
  receive(news: News): void {
    const number = this.news?.number ?? 0;
    // Late news must not bring an old table back; newer ones with a hole are asked for again.
    if (news.number < number) return;
    if (hasGap(number, news)) {
      this.socket?.close();
      return;
    }
    this.log = logAfter(this.log, news);
    this.news = news;
    this.pause = FIRST_PAUSE;
    this.watchBusy();
  }

  /** Hang up for good. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    globalThis.removeEventListener?.("online", this.wake);
    globalThis.document?.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
    this.state = "offline";
  }

  private get secret(): string {
    return this.isSpectator ? "" : this.token;
  }

  /** The last number seen through these eyes; a spectator is told everything anew. */
  private get seen(): number {
    const isOtherEyes = this.isSpectator && this.news?.seat !== null;
    return isOtherEyes ? 0 : (this.news?.number ?? 0);
  }

  private request(request: Request): void {
    this.problem = null;
    this.outbox.put(request);
    this.watchBusy();
    if (this.socket?.readyState === WebSocket.OPEN) this.send(request);
    else this.hurry();
  }

  private send(frame: ClientFrame): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private open(): void {
    if (this.isClosed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(address);
    this.socket = socket;
    let hasHeard = false;
    const impatience = setTimeout(() => {
      if (!hasHeard) socket.close();
    }, PATIENCE);
    socket.onopen = () => {
      this.send({ type: "hello", token: this.secret, since: this.seen });
      for (const request of this.outbox.unanswered()) this.send(request);
    };
    socket.onmessage = (message) => {
      if (this.socket !== socket) return;
      hasHeard = true;
      this.hear(JSON.parse(String(message.data)) as Frame);
    };
    socket.onclose = ({ code }) => {
      clearTimeout(impatience);
      if (code === SEAT_GONE) this.isSpectator = true;
      if (this.socket === socket) void this.lost(hasHeard);
    };
  }

  private hear(frame: Frame): void {
    this.heardAt = Date.now();
    this.answered();
    if (frame.type === "news") this.receive(frame);
    else if (frame.type === "accepted") this.accept(frame);
    else if (frame.type === "refused") this.refuse(frame);
    else if (frame.type === "presence") {
      this.online = frame.online;
      this.watching = frame.watching;
    }
  }

  /** The server speaks to us again. */
  private answered(): void {
    this.state = "online";
    if (this.problem?.code === "unreachable") this.problem = null;
  }

  private accept({ client_id, number }: Accepted): void {
    this.accepted = Math.max(this.accepted, number);
    this.settle(client_id);
  }

  private settle(id: string): void {
    this.outbox.settle(id);
    this.watchBusy();
  }

  private watchBusy(): void {
    this.busy = this.outbox.isBusy || (this.news?.number ?? 0) < this.accepted;
  }

  private refuse({ client_id, problem, ask }: Refused): void {
    this.settle(client_id);
    this.problem = problem;
    // Without an id it is the greeting that was refused.
    if (client_id === "" && FINAL.includes(problem.code)) this.close();
    this.askAnew(ask ?? null);
  }

  /** What is asked now, told with a refusal. */
  private askAnew(ask: Ask | null): void {
    if (ask && this.news) this.news = { ...this.news, ask };
  }

  /** The socket is gone: read over HTTP at once, then try again after a pause. */
  private async lost(hasHeard: boolean): Promise<void> {
    this.socket = null;
    if (this.isClosed) return;
    if (!hasHeard) await this.readInstead();
    else this.state = "connecting";
    if (this.isClosed) return;
    const jitter = 0.75 + Math.random() / 2;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), this.pause * jitter);
    const longest = this.state === "online" ? READING_PAUSE : LONGEST_PAUSE;
    this.pause = Math.min(this.pause * 2, longest);
  }

  private async readInstead(): Promise<void> {
    try {
      for (const request of this.outbox.unanswered()) await this.sendInstead(request);
      this.receive(await api.news(this.table, this.seen, this.secret));
      this.answered();
    } catch (error) {
      this.problem = api.problemOf(error);
      this.state = "offline";
      if (FINAL.includes(this.problem.code)) this.close();
    }
  }

  private async sendInstead(request: Request): Promise<void> {
    try {
      this.accept(await api.send(this.table, this.token, request));
      return;
    } catch (error) {
      if (!(error instanceof api.ProblemError) || error.status === 0) throw error;
      this.problem = error.problem;
      this.askAnew(error.problem.ask);
    }
    this.settle(request.client_id);
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heardAt > SILENCE) this.socket.close();
    else this.send({ type: "ping" });
  }

  /** The network or the player is back: do not wait for the pause to end. */
  private hurry(): void {
    if (this.isClosed || this.socket !== null) return;
    if (globalThis.document?.visibilityState === "hidden") return;
    clearTimeout(this.retry);
    this.open();
  }
}
