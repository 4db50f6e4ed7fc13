// A match of boardgame.io with four players, spoken to as its own client does: socket.io's frames.
import { Arrivals, VIEWERS, asked, socketTo } from "./viewer.mjs";

const GAME = "bench";
const EVENT = `42/${GAME},`;
const PREFIX = 64;
const STATE_ID = Buffer.from('"_stateID":');
const tally = { frames: 0, bytes: 0, entries: 0 };

export async function openTable({ url }) {
  const { matchID } = await asked(`${url}/games/${GAME}/create`, { numPlayers: VIEWERS });
  const found = new Match(matchID);
  const address = `${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
  const joined = Array.from({ length: VIEWERS }, async (_, player) => {
    const wish = { playerID: String(player), playerName: `Load ${player}` };
    const { playerCredentials } = await asked(`${url}/games/${GAME}/${matchID}/join`, wish);
    await found.join(player, address, playerCredentials);
  });
  await Promise.all(joined);
  return found;
}
openTable.heard = () => ({ ...tally });

class Match {
  constructor(id) {
    this.id = id;
    this.arrivals = new Arrivals();
    this.sockets = [];
    this.stateID = 0;
  }

  async join(player, address, credentials) {
    const socket = await socketTo(address);
    this.sockets[player] = socket;
    if (!player) this.credentials = credentials;
    const synced = new Promise((done) => {
      socket.on("message", (data) => this.hear(player, socket, credentials, data, done));
    });
    socket.send(`40/${GAME},`);
    await synced;
  }

  hear(player, socket, credentials, data, synced) {
    const start = data.toString("latin1", 0, PREFIX);
    if (start === "2") socket.send("3");
    else if (start.startsWith(`40/${GAME},`)) {
      const sync = ["sync", this.id, String(player), credentials, VIEWERS];
      socket.send(EVENT + JSON.stringify(sync));
    } else if (start.startsWith(`${EVENT}["sync"`)) synced();
    else if (start.startsWith(`${EVENT}["update"`)) {
      tally.frames += 1;
      tally.bytes += data.length;
      if (!player) tally.entries += 1;
      this.arrivals.arrived(player, stateIdIn(data));
    }
  }

  async isAsked() {
    return true;
  }

  choose() {
    const payload = {
      type: "choose",
      args: [Math.floor(Math.random() * 4)],
      playerID: "0",
      credentials: this.credentials,
    };
    const update = ["update", { type: "MAKE_MOVE", payload }, this.stateID, this.id, "0"];
    const done = this.arrivals.begin();
    this.stateID += 1;
    this.arrivals.want(this.stateID);
    this.sockets[0].send(EVENT + JSON.stringify(update));
    return done;
  }

  close() {
    for (const socket of this.sockets) socket.terminate();
  }
}

/** The number of the state in an update: it stands once before those of the log. */
function stateIdIn(data) {
  const at = data.indexOf(STATE_ID) + STATE_ID.length;
  return Number.parseInt(data.toString("latin1", at, at + 12), 10);
}
