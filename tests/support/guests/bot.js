// A bot in another language: it takes the options in turn.
const readline = require("node:readline");
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const { ask } = JSON.parse(line);
  if (!ask) return;
  const options = ask.options.map((option) => option.choice);
  console.log(JSON.stringify({ choice: options[ask.number % options.length] }));
});
