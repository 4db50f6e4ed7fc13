// What tables of both servers have in common: sockets, and waiting until all viewers have a number.
import WebSocket from "ws";

export const VIEWERS = 4;

/** No compression is offered; the text is not checked, so that the load is not what is measured. */
export function socketTo(url) {
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
  return new Promise((done, failed) => {
    socket.once("open", () => done(socket));
    socket.once("error", failed);
  });
}

export async function asked(url, body, headers = {}) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** When each viewer of a table had which number. */
export class Arrivals {
  constructor() {
    this.seen = Array.from({ length: VIEWERS }, () => []);
    this.latest = new Array(VIEWERS).fill(-1);
    this.wanted = Infinity;
    this.done = null;
  }

  /** A choice is made: forget what arrived before it. */
  begin() {
    for (const seen of this.seen) seen.length = 0;
    this.wanted = Infinity;
    return new Promise((done) => (this.done = done));
  }

  want(number) {
    this.wanted = number;
    this.look();
  }

  arrived(viewer, number) {
    this.latest[viewer] = number;
    if (this.done) {
      this.seen[viewer].push([number, performance.now()]);
      this.look();
    }
  }

  look() {
    if (!this.done || this.latest.some((number) => number < this.wanted)) return;
    const times = this.seen.map((seen) => seen.find(([number]) => number >= this.wanted)[1]);
    const done = this.done;
    this.done = null;
    done(Math.max(...times));
  }
}
