// A boardgame.io server as it comes, with the game of ../web_table.py; prints its address.
"use strict";

const { Server, Origins } = require("boardgame.io/server");

const PIECES = 250; // as many as make a view of 20 kB
const SEATS = 4;
const numbers = Array.from({ length: PIECES }, (_, number) => number);

const hands = ["0", "1", "2", "3"].map((seat) =>
  numbers.filter((number) => String(number % SEATS) === seat),
);

const firstPiece = (number) => ({
  piece: `piece-${number}`,
  holder: number % SEATS,
  place: `place-${number % 12}`,
  face: "north",
  turned: 0,
});

const game = {
  name: "bench",
  setup: () => ({ chosen: 0, pieces: numbers.map(firstPiece) }),
  playerView: ({ G, playerID }) => ({
    chosen: G.chosen,
    viewer: playerID,
    hand: hands[playerID],
    pieces: G.pieces,
  }),
  moves: {
    choose: ({ G }, number) => {
      const piece = G.pieces[G.chosen % PIECES];
      piece.place = `place-${number}`;
      piece.turned += 1;
      G.chosen += 1;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
// It would listen on all interfaces.
server.app.listen = (port, told) => listen(port, "127.0.0.1", told);
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${appServer.address().port}` }));
});
