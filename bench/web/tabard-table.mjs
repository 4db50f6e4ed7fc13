// A table of ours: one seat of the load, and three more viewers.
import { Arrivals, VIEWERS, asked, socketTo } from "./viewer.mjs";

const NUMBER = /^\{"type":"news","number":(\d+)/;
const PREFIX = 48;
const tally = { frames: 0, bytes: 0, entries: 0 };

/** With `game` "bench" all four sit at the table; else one does, beside bots, and three watch. */
export async function openTable({ url, game, seats, level, table }) {
  const isBench = game === "bench";
  const others = isBench ? { kind: "person" } : { kind: "bot", level };
  const sitting = Array.from({ length: seats }, (_, seat) => (seat ? others : { kind: "person" }));
  const created = await asked(`${url}/api/tables`, { game, seats: sitting, seed: `bench ${table}` });
  const tokens = created.links.map((link) => link.token);
  const address = `${url.replace("http", "ws")}/api/tables/${created.id}/socket`;
  const found = new Table(isBench);
  const viewers = Array.from({ length: VIEWERS }, (_, viewer) => viewer);
  await Promise.all(viewers.map((viewer) => found.join(viewer, address, tokens[viewer] ?? "")));
  return found;
}
openTable.heard = () => ({ ...tally });

class Table {
  constructor(isBench) {
    this.isBench = isBench;
    this.arrivals = new Arrivals();
    this.sockets = [];
    this.ask = null;
    this.isEnded = false;
    this.wake = null;
    this.chosen = 0;
    this.name = `load-${Math.random().toString(36).slice(2, 10)}`;
  }

  async join(viewer, address, token) {
    const socket = await socketTo(address);
    this.sockets[viewer] = socket;
    const first = new Promise((done) => {
      socket.on("message", (data) => {
        this.hear(viewer, data);
        done();
      });
    });
    socket.on("close", () => this.end());
    socket.send(JSON.stringify({ type: "hello", token }));
    await first;
  }

  hear(viewer, data) {
    const news = NUMBER.exec(data.toString("latin1", 0, PREFIX));
    if (news) {
      tally.frames += 1;
      tally.bytes += data.length;
      const number = Number(news[1]);
      if (viewer === 0) this.learn(number, data);
      this.arrivals.arrived(viewer, number);
      return;
    }
    if (viewer) return;
    const frame = JSON.parse(data);
    if (frame.type === "accepted" && !this.isBench) this.arrivals.want(frame.number);
    if (frame.type === "refused") throw new Error(`refused: ${JSON.stringify(frame.problem)}`);
  }

  /** What the seat is asked; in the bench game that follows from the number. */
  learn(number, data) {
    if (this.isBench && this.ask) {
      tally.entries += 1;
      this.ask = { number, options: this.ask.options };
    } else {
      const news = JSON.parse(data);
      tally.entries += news.entries.length;
      this.ask = news.ask;
      this.isEnded = news.result !== null;
    }
    if (this.wake && (this.ask || this.isEnded)) this.wake();
  }

  end() {
    this.isEnded = true;
    if (this.wake) this.wake();
  }

  /** Wait for a question; false when the match is over. */
  async isAsked() {
    while (!this.ask && !this.isEnded) await new Promise((done) => (this.wake = done));
    this.wake = null;
    return !this.isEnded;
  }

  /** Answer at random; when the last viewer had it. */
  choose() {
    const { number, options } = this.ask;
    const { choice } = options[Math.floor(Math.random() * options.length)];
    const client_id = `${this.name}-${this.chosen++}`;
    const done = this.arrivals.begin();
    if (this.isBench) this.arrivals.want(number + 1);
    else this.ask = null;
    this.sockets[0].send(JSON.stringify({ type: "choose", client_id, number, choice }));
    return done;
  }

  close() {
    for (const socket of this.sockets) socket.terminate();
  }
}
