/** The HTTP interface of the server: lobby, host, and what is read once. */
import type {
  AvatarForm,
  Before,
  Changed,
  Checked,
  Content,
  Draws,
  Export,
  Facts,
  Failure as FailureBody,
  Found,
  Games,
  HandOver,
  Health,
  Invitation,
  JoinForm,
  NewTable,
  Opened,
  Outlined,
  Reason,
  RecordForm,
  Replayed,
  Report,
  Seated,
  SeatsChanged,
  SeatsForm,
  SettingsForm,
  Tables,
  Tutorial,
  TutorialForm,
} from "$/protocol/types";

/** A request that was not carried out, and why. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    text: string,
    readonly reason: Reason | null = null,
  ) {
    super(text);
  }
}

/** The server can't be reached: nothing is known of what became of the request. */
export class Unreachable extends Failure {
  constructor() {
    super(0, "unreachable", "the server can't be reached");
  }
}

async function ask(method: string, path: string, body?: unknown, tokens: string[] = []): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (tokens.length > 0) headers.Authorization = `Bearer ${tokens.join(", ")}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: "no-store",
    });
  } catch {
    throw new Unreachable();
  }
  if (!response.ok) throw await failure(response);
  return response;
}

async function failure(response: Response): Promise<Failure> {
  try {
    const body = (await response.json()) as FailureBody;
    return new Failure(response.status, body.error, body.text, body.reason ?? null);
  } catch {
    return new Failure(response.status, "unreadable", `${response.status} ${response.statusText}`);
  }
}

async function json<T>(method: string, path: string, body?: unknown, tokens?: string[]): Promise<T> {
  return (await (await ask(method, path, body, tokens)).json()) as T;
}

const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const health = (): Promise<Health> => json("GET", "/api/health");
export const games = (): Promise<Games> => json("GET", "/api/games");
export const openTable = (form: NewTable): Promise<Opened> => json("POST", "/api/tables", form);
export const importRecord = (form: RecordForm): Promise<Opened> => json("POST", "/api/records", form);
/** The steps of a lesson, by the edition that its table was begun with. */
export const tutorial = (game: string, lesson: number, rules: number): Promise<Tutorial> =>
  json("GET", `/api/games/${encodeURIComponent(game)}/tutorial?lesson=${lesson}&rules=${rules}`);
export const openTutorial = (form: TutorialForm): Promise<Opened> => json("POST", "/api/tutorials", form);
/** What a game comes with. */
export const gameContent = (game: string): Promise<Content> =>
  json("GET", `/api/games/${encodeURIComponent(game)}/content`);
/** What is wrong with a content file that somebody works on, and all that is written in it. */
export const checkContent = (game: string, content: string): Promise<Checked> =>
  json("POST", `/api/games/${encodeURIComponent(game)}/content/check`, { content });
/** A content file to begin one's own with. */
export const template = async (game: string): Promise<string> =>
  (await ask("GET", `/api/games/${encodeURIComponent(game)}/template`)).text();
export const findCode = (code: string): Promise<Found> => json("POST", "/api/codes", { code });

/** Several tables at once; those that there are not are left out. */
export const glances = (tables: readonly string[]): Promise<Tables> =>
  json("POST", "/api/glances", { tables });
export const table = (id: string): Promise<Changed> => json("GET", at(id));
export const content = (id: string): Promise<Content> => json("GET", at(id, "/content"));
export const information = (id: string, word: string): Promise<Facts> =>
  json("GET", at(id, `/information/${encodeURIComponent(word)}`));
export const record = (id: string, tokens: string[]): Promise<Export> =>
  json("GET", at(id, "/record"), undefined, tokens);
/** What was played before a forked or imported game came to its table, as this eye saw it. */
export const before = (
  id: string,
  seat: number | null,
  after: number,
  limit: number,
  tokens: string[],
): Promise<Before> =>
  json(
    "GET",
    at(id, `/before?after=${after}&limit=${limit}${seat === null ? "" : `&seat=${seat}`}`),
    undefined,
    tokens,
  );
export const report = (id: string): Promise<Report> => json("GET", at(id, "/report"));
/** Moments of a finished game; eyes: a seat, `all`, or null for an onlooker's. */
export const replay = (
  id: string,
  eyes: number | "all" | null,
  moves: number,
  limit: number,
): Promise<Replayed> =>
  json("GET", at(id, `/replay?moves=${moves}&limit=${limit}${eyes === null ? "" : `&seat=${eyes}`}`));
export const outline = (
  id: string,
  eyes: number | "all" | null,
  moves: number,
  language: string,
): Promise<Outlined> =>
  json(
    "GET",
    at(id, `/replay/outline?moves=${moves}&language=${language}${eyes === null ? "" : `&seat=${eyes}`}`),
  );
export const draws = (id: string): Promise<Draws> => json("GET", at(id, "/draws"));
export const join = (id: string, form: JoinForm): Promise<Seated> => json("POST", at(id, "/join"), form);
/** The token is this device's own, so that it can be asked again though the link is used up. */
export const takeOver = (id: string, handover: string, token: string): Promise<Seated> =>
  json("POST", at(id, "/takeover"), { handover, token });
export const fork = (id: string, moves: number): Promise<Opened> => json("POST", at(id, "/fork"), { moves });

export const invitation = (id: string, tokens: string[]): Promise<Invitation> =>
  json("GET", at(id, "/invitation"), undefined, tokens);
/** The invitation as a QR code: the text of an SVG. */
export const qr = async (id: string, tokens: string[]): Promise<string> =>
  (await ask("GET", at(id, "/qr"), undefined, tokens)).text();

export const setSeats = (id: string, form: SeatsForm, host: string): Promise<SeatsChanged> =>
  json("PUT", at(id, "/seats"), form, [host]);
/** A seat of the host's own device, before the start: a new token for it. */
export const take = (id: string, seat: number, host: string): Promise<Seated> =>
  json("POST", seatPath(id, seat, "take"), {}, [host]);
export const setSettings = (id: string, form: SettingsForm, host: string): Promise<Changed> =>
  json("PATCH", at(id), form, [host]);

/** Play with a content file of one's own; null: with the game's own again. */
export const setContent = (id: string, content: string | null, host: string): Promise<Changed> =>
  json("PUT", at(id, "/content"), { content }, [host]);

/** What a host can do by one word. */
export type HostAct = "start" | "pause" | "resume" | "end";
export const host = (id: string, act: HostAct, token: string): Promise<Changed> =>
  json("POST", at(id, `/${act}`), undefined, [token]);
/** Let the bots finish at once, when nobody else can act any more. */
export const hurry = (id: string, tokens: string[]): Promise<Changed> =>
  json("POST", at(id, "/hurry"), undefined, tokens);
export const rematch = (id: string, tokens: string[]): Promise<Changed> =>
  json("POST", at(id, "/rematch"), undefined, tokens);

const seatPath = (id: string, seat: number, act: string): string => at(id, `/seats/${seat}/${act}`);
export const leave = (id: string, seat: number, token: string): Promise<Changed> =>
  json("POST", seatPath(id, seat, "leave"), undefined, [token]);
export const reclaim = (id: string, seat: number, token: string): Promise<Changed> =>
  json("POST", seatPath(id, seat, "reclaim"), undefined, [token]);
export const handOver = (id: string, seat: number, token: string): Promise<HandOver> =>
  json("POST", seatPath(id, seat, "handover"), undefined, [token]);
/** The strongest bot that there is for the game. */
export const botFor = (id: string, seat: number, token: string): Promise<Changed> =>
  json("POST", seatPath(id, seat, "bot"), {}, [token]);
/** Another animal stands for a seat; null: one that is free. */
export const setAvatar = (
  id: string,
  seat: number,
  avatar: AvatarForm["avatar"],
  token: string,
): Promise<Changed> => json("PUT", seatPath(id, seat, "avatar"), { avatar }, [token]);
export const free = (id: string, seat: number, token: string): Promise<Changed> =>
  json("POST", seatPath(id, seat, "free"), undefined, [token]);
