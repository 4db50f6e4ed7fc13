// One function for each thing that can be asked of the server over HTTP.
import type {
  Accepted,
  Analysis,
  ClauseInfo,
  Course,
  Created,
  Fork,
  Games,
  GameData,
  GameTexts,
  GuideInfo,
  Hint,
  Imported,
  Joined,
  NewTable,
  News,
  Position,
  Problem,
  Replay,
  RulingInfo,
  SeatLink,
  SetSeat,
  Summary,
  Verification,
} from "./protocol";
import type { Language } from "./texts";

/** The server refused, or could not be reached (status 0, code `unreachable`). */
export class ProblemError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(`${problem.code}: ${problem.message}`);
    this.name = "ProblemError";
  }
}

interface Request {
  token?: string | undefined;
  body?: unknown;
  text?: string;
}

/** The problem in an error of any kind, for showing it. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  return { code: "unknown", message: String(error), fields: {}, ask: null };
}

async function ask<T>(method: "GET" | "POST", path: string, request: Request = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (request.token) headers["Authorization"] = `Bearer ${request.token}`;
  const init: RequestInit = { method, headers };
  if (method === "POST") {
    headers["Content-Type"] = "application/json";
    init.body = request.text ?? JSON.stringify(request.body ?? {});
  }
  const response = await fetch(path, init).catch((error: unknown) => {
    const problem = { code: "unreachable", message: String(error), fields: {}, ask: null };
    throw new ProblemError(problem, 0);
  });
  if (!response.ok) throw await problemFrom(response);
  return (await response.json()) as T;
}

async function problemFrom(response: Response): Promise<ProblemError> {
  const said = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const code = typeof said?.code === "string" ? said.code : codeOf(response.status);
  const message = said?.message ?? response.statusText;
  const { fields = {}, ask = null } = said ?? {};
  return new ProblemError({ code, message, fields, ask }, response.status);
}

/** The code for an answer that no table gave, such as one of a proxy on the way. */
function codeOf(status: number): string {
  const codes: Record<number, string> = {
    400: "bad_request",
    401: "no_token",
    403: "wrong_token",
    404: "not_found",
    413: "too_large",
    429: "too_many",
  };
  return codes[status] ?? "unknown";
}

function at(table: string, rest = ""): string {
  return `/api/tables/${encodeURIComponent(table)}${rest}`;
}

/** Whose eyes: a seat's, those of all together, or a spectator's. */
type Eyes = number | "all" | null;

const EVERYBODY = -2;

function eyes(seat: Eyes, more: Record<string, number> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  if (seat !== null) query.set("seat", String(seat === "all" ? EVERYBODY : seat));
  return query.size > 0 ? `?${query.toString()}` : "";
}

// Games

export const games = (): Promise<Games> => ask("GET", "/api/games");

export const gameTexts = (game: string, language: Language): Promise<GameTexts> =>
  ask("GET", `/api/games/${encodeURIComponent(game)}/texts/${language}`);

export const gameData = (game: string): Promise<GameData> =>
  ask("GET", `/api/games/${encodeURIComponent(game)}/data`);

export const guide = (game: string): Promise<GuideInfo> =>
  ask("GET", `/api/games/${encodeURIComponent(game)}/guide`);

export const clauses = (game: string): Promise<ClauseInfo[]> =>
  ask("GET", `/api/games/${encodeURIComponent(game)}/clauses`);

export const rulings = (game: string): Promise<RulingInfo[]> =>
  ask("GET", `/api/games/${encodeURIComponent(game)}/rulings`);

// Tables

export const publicTables = (): Promise<Summary[]> => ask("GET", "/api/tables");

export const createTable = (table: NewTable): Promise<Created> =>
  ask("POST", "/api/tables", { body: table });

export const news = (table: string, since = 0, token?: string): Promise<News> =>
  ask("GET", at(table, `?since=${since}`), { token });

export const joinTable = (table: string, name: string, token?: string): Promise<Joined> =>
  ask("POST", at(table, "/join"), { token, body: { name } });

export const leaveTable = (table: string, token: string): Promise<News> =>
  ask("POST", at(table, "/leave"), { token });

// The host's

export const startTable = (table: string, host: string): Promise<News> =>
  ask("POST", at(table, "/start"), { token: host });

export const renameTable = (table: string, host: string, name: string): Promise<News> =>
  ask("POST", at(table, "/name"), { token: host, body: { name } });

export const setSeat = (table: string, host: string, seat: number, set: SetSeat): Promise<News> =>
  ask("POST", at(table, `/seats/${seat}`), { token: host, body: set });

export const newLink = (table: string, host: string, seat: number): Promise<SeatLink> =>
  ask("POST", at(table, `/seats/${seat}/link`), { token: host });

// A seat's

export const standIn = (table: string, token: string, level = ""): Promise<News> =>
  ask("POST", at(table, "/stand-in"), { token, body: { level } });

export const hint = (table: string, token: string): Promise<Hint> =>
  ask("POST", at(table, "/hint"), { token });

/** What goes over the socket as a rule, sent where sockets are blocked. */
export const send = (
  table: string,
  token: string,
  request: { type: "choose" | "undo" | "say" },
): Promise<Accepted> => {
  const paths = { choose: "/choices", undo: "/undo", say: "/chat" };
  return ask("POST", at(table, paths[request.type]), { token, body: request });
};

// After the end

export const record = (table: string): Promise<Record<string, unknown>> =>
  ask("GET", at(table, "/record"));

export const verification = (table: string): Promise<Verification> =>
  ask("GET", at(table, "/verification"));

/** While a match goes on, `token` opens the eyes of its seat; afterwards none is needed. */
export const replay = (table: string, seat: Eyes, token?: string): Promise<Replay> =>
  ask("GET", at(table, `/replay${eyes(seat)}`), { token });

export const positions = (
  table: string,
  first: number,
  count: number,
  seat: Eyes,
  token?: string,
): Promise<Position[]> =>
  ask("GET", at(table, `/positions${eyes(seat, { first, count })}`), { token });

export const course = (table: string, seat: Eyes = null, token?: string): Promise<Course> =>
  ask("GET", at(table, `/course${eyes(seat)}`), { token });

/** What has been found in a finished match; `since` choices are known already. */
export const analysis = (table: string, since = 0): Promise<Analysis> =>
  ask("GET", at(table, `/analysis?since=${since}`));

export const analyse = (table: string): Promise<Analysis> => ask("POST", at(table, "/analysis"));

export const stopAnalysis = (table: string): Promise<Analysis> =>
  ask("POST", at(table, "/analysis/stop"));

/** Another match of the same people: the others get their seat at it, too. */
export const again = (table: string, token: string, isDuplicate: boolean): Promise<Created> =>
  ask("POST", at(table, "/again"), { token, body: { is_duplicate: isDuplicate } });

export const fork = (table: string, request: Fork): Promise<Created> =>
  ask("POST", at(table, "/fork"), { body: request });

/** Bring a record from outside; `text` is its JSON as it stands in the file. */
export const importRecord = (text: string): Promise<Imported> =>
  ask("POST", "/api/records", { text });
