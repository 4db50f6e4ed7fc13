// Made from the messages of src/tabard/server by `python3 dev.py protocol`; never edited.

export interface Part {
  part: string;
  fields: Record<string, boolean | number | string | (number | string)[] | Part | null>;
}

export interface Phrase {
  key: string;
  fields: Record<string, boolean | number | string | (number | string)[] | Part | null>;
}

export interface Problem {
  code: string;
  message: string;
  fields: Record<string, boolean | number | string | (number | string)[] | Part | null>;
  ask: Ask | null;
}

export interface Seat {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  stands_in: boolean;
}

export interface Table {
  id: string;
  game: string;
  name: string;
  status: "open" | "over" | "running";
  is_public: boolean;
  seats: Seat[];
  options: Record<string, string>;
  commitment: string;
  forked_from: string;
  is_imported: boolean;
  hosting: "elsewhere" | "forged" | "here" | "unsigned";
}

export interface Option {
  choice: string;
  kind: string;
  number: number;
  name: string;
  phrase: Phrase;
}

export interface Bar {
  choice: string;
  kind: string;
  number: number;
  name: string;
  phrase: Phrase;
  clause: string;
}

export interface Ask {
  number: number;
  prompt: Phrase;
  options: Option[];
  barred: Bar[];
}

export interface Result {
  places: number[];
  scores: number[];
  sheet: Record<string, unknown>;
  seed: string;
}

export interface MovesEntry {
  type: "moves";
  number: number;
  seat: number | null;
  lines: Phrase[];
  events: Record<string, unknown>[];
}

export interface UndoEntry {
  type: "undo";
  number: number;
  seat: number;
  taken: number[];
}

export interface ChatEntry {
  type: "chat";
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface NoteEntry {
  type: "note";
  number: number;
  key: "again" | "back" | "duplicate" | "fell_back" | "left" | "renamed" | "resigned" | "sat" | "stand_in" | "started";
  seat: number | null;
  name: string;
  table: string;
}

export interface News {
  type: "news";
  number: number;
  after: number;
  seat: number | null;
  table: Table;
  entries: (MovesEntry | UndoEntry | ChatEntry | NoteEntry)[];
  view: Record<string, unknown> | null;
  ask: Ask | null;
  waiting: number[];
  can_undo: boolean;
  result: Result | null;
}

export interface Presence {
  type: "presence";
  online: number[];
  watching: number;
}

export interface Accepted {
  type: "accepted";
  client_id: string;
  number: number;
}

export interface Refused {
  type: "refused";
  client_id: string;
  problem: Problem;
  ask: Ask | null;
}

export interface Pong {
  type: "pong";
}

export interface Hello {
  type: "hello";
  token?: string;
  since?: number;
}

export interface Choose {
  type: "choose";
  client_id: string;
  number: number;
  choice: string;
}

export interface Undo {
  type: "undo";
  client_id: string;
}

export interface Say {
  type: "say";
  client_id: string;
  text: string;
}

export interface Ping {
  type: "ping";
}

export interface NewSeat {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  name?: string;
  is_public?: boolean;
  seed?: string;
  snapshot?: Record<string, unknown> | null;
}

export interface Fork {
  move: number;
  seats: NewSeat[];
  name?: string;
}

export interface Again {
  is_duplicate?: boolean;
}

export interface Join {
  name: string;
}

export interface Rename {
  name: string;
}

export interface SetSeat {
  kind: "bot" | "open";
  level?: string;
}

export interface StandIn {
  level?: string;
}

export interface SeatLink {
  seat: number;
  token: string;
}

export interface Created {
  id: string;
  host: string;
  links: SeatLink[];
}

export interface Joined {
  seat: number;
  token: string;
}

export interface Summary {
  id: string;
  game: string;
  name: string;
  seats: Seat[];
  created: number;
}

export interface Advice {
  choice: string;
  share: number;
  value: number;
}

export interface Hint {
  number: number;
  level: string;
  milliseconds: number;
  advice: Advice[];
}

export interface HouseInfo {
  name: string;
  key: string;
  algorithm: string;
  fingerprint: string;
}

export interface Word {
  house: string;
  key: string;
  fingerprint: string;
  difference: string;
  began: number;
  ended: number;
}

export interface Verification {
  commitment: string;
  seed: string;
  agrees: boolean;
  difference: string;
  moves: number;
  hosting: "elsewhere" | "forged" | "here" | "unsigned";
  word: Word | null;
}

export interface Imported {
  id: string;
}

export interface ReplayEntry {
  move: number;
  seat: number | null;
  choice: string;
  lines: Phrase[];
}

export interface Replay {
  table: Table;
  seat: number | null;
  moves: number;
  entries: ReplayEntry[];
  result: Result | null;
}

export interface Position {
  move: number;
  seat: number | null;
  view: Record<string, unknown>;
  waiting: number[];
  events: Record<string, unknown>[];
}

export interface Mark {
  move: number;
  moment: Record<string, number | string | null>;
}

export interface Line {
  seat: number | null;
  name: string;
}

export interface Point {
  move: number;
  values: number[];
  leaders: number[];
}

export interface Course {
  moves: number;
  marks: Mark[];
  lines: Line[];
  points: Point[];
}

export interface Considered {
  phrase: Phrase;
  value: number;
}

export interface Judged {
  move: number;
  seat: number;
  prompt: Phrase;
  chosen: Considered;
  alternatives: Considered[];
  loss: number;
  kind: "blunder" | "good" | "mistake";
}

export interface Analysis {
  state: "done" | "failed" | "none" | "running" | "stopped";
  done: number;
  moves: number;
  iterations: number;
  count: number;
  expected: number[][];
  judged: Judged[];
}

export interface Lesson {
  key: string;
  clause: string;
  text: Record<string, string>;
}

export interface GuideInfo {
  about: Lesson;
  prompts: Lesson[];
  events: Lesson[];
}

export interface OptionInfo {
  id: string;
  default: string;
  choices: string[];
  ruling: string;
  meaning: Record<string, string>;
  meanings: Record<string, Record<string, string>>;
}

export interface GameInfo {
  id: string;
  title: Record<string, string>;
  fewest_seats: number;
  most_seats: number;
  rules: number;
  stage: string;
  has_secrets: boolean;
  options: OptionInfo[];
}

export interface Games {
  games: GameInfo[];
  levels: string[];
}

export interface GameTexts {
  language: "de" | "en";
  messages: string;
  nouns: Record<string, Record<string, string>>;
  clauses: Record<string, string>;
  prompt_clauses: Record<string, string>;
}

export interface ClauseInfo {
  id: string;
  heading: Record<string, string>;
  text: Record<string, string>;
  source: string;
  provenance: string;
}

export interface RulingInfo {
  id: string;
  question: Record<string, string>;
  reason: Record<string, string>;
  answer: Record<string, string>;
  clauses: string[];
}

export interface GameData {
  files: Record<string, Record<string, unknown>>;
}

export type Entry = MovesEntry | UndoEntry | ChatEntry | NoteEntry;

export type Frame = News | Presence | Accepted | Refused | Pong;

export type ClientFrame = Hello | Choose | Undo | Say | Ping;

export type Field = boolean | number | string | (number | string)[] | Part | null;
