// The load: tables with four viewers each; a table's next choice when all four have the last one.
// One JSON object of wishes as argument, one of figures on stdout.
import { readFileSync, readdirSync } from "node:fs";
import { openTable as openPeer } from "./peer-table.mjs";
import { openTable as openTabard } from "./tabard-table.mjs";
import { VIEWERS } from "./viewer.mjs";

const wishes = JSON.parse(process.argv[2]);
const { tables, seconds, rate, warmup, patience } = wishes;
const open = wishes.server === "peer" ? openPeer : openTabard;
const WINDOW = 200;
const OPENED_AT_ONCE = 8;

const latencies = [];
const windows = [];
let isMeasuring = false;
let isOver = false;
let atBegin = 0;
let opened = 0;

/** Choose again and again; a new table when a match has ended. */
async function drive(table) {
  let due = performance.now() + Math.random() * (rate ? 1000 / rate : 0);
  while (!isOver) {
    if (rate) {
      await pause(due - performance.now());
      due = Math.max(due + 1000 / rate, performance.now());
    }
    if (!(await table.isAsked())) {
      table.close();
      if (!isOver) table = await another();
      continue;
    }
    if (isOver) break;
    const begun = performance.now();
    const ended = await table.choose();
    if (isMeasuring && begun >= atBegin && !isOver) latencies.push(ended - begun);
  }
  table.close();
}

const another = () => open({ ...wishes, table: opened++ });
const pause = (milliseconds) => new Promise((done) => setTimeout(done, Math.max(0, milliseconds)));

/** Processor time of a process, all its threads, in milliseconds; null where that is not told. */
function processorTime(pid) {
  try {
    let spent = 0;
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const [onProcessor] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "latin1").split(" ");
      spent += Number(onProcessor) / 1e6;
    }
    return spent;
  } catch {
    return null;
  }
}

/** Processor time for each choice, a fifth of a second at a time, until it is over. */
async function watch() {
  let [spent, frames] = [processorTime(wishes.pid), open.heard().frames];
  while (!isOver) {
    await pause(WINDOW);
    const [now, heard] = [processorTime(wishes.pid), open.heard().frames];
    if (isMeasuring && heard > frames && now !== null) {
      windows.push(((now - spent) / (heard - frames)) * VIEWERS);
    }
    [spent, frames] = [now, heard];
  }
}

function quantile(sorted, share) {
  if (!sorted.length) return null;
  const index = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return Number(sorted[index].toFixed(3));
}

const all = [];
while (all.length < tables) {
  const some = Math.min(OPENED_AT_ONCE, tables - all.length);
  all.push(...(await Promise.all(Array.from({ length: some }, another))));
}
const driven = all.map(drive);
await pause(warmup * 1000);
const before = { own: process.cpuUsage(), server: processorTime(wishes.pid), heard: open.heard() };
atBegin = performance.now();
isMeasuring = true;
watch();
await pause(seconds * 1000);
isMeasuring = false;
const taken = (performance.now() - atBegin) / 1000;
const own = process.cpuUsage(before.own);
const after = processorTime(wishes.pid);
const heard = open.heard();
isOver = true;
setTimeout(() => process.exit(3), patience * 1000).unref();
const spent = after === null || before.server === null ? null : after - before.server;
latencies.sort((a, b) => a - b);
windows.sort((a, b) => a - b);
process.stdout.write(
  JSON.stringify({
    choices: latencies.length,
    seconds: taken,
    choices_per_second: latencies.length / taken,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    server_processor_ms: spent,
    server_ms_per_choice: spent === null || !latencies.length ? null : spent / latencies.length,
    server_ms_per_choice_when_calm: quantile(windows, 0.1),
    load_processor_ms: (own.user + own.system) / 1000,
    frames: heard.frames - before.heard.frames,
    bytes_per_frame: (heard.bytes - before.heard.bytes) / Math.max(1, heard.frames - before.heard.frames),
    entries_per_second: (heard.entries - before.heard.entries) / taken,
    opened,
  }),
  () => process.exit(0),
);
