import type { LogAnswer, LogFailure, LogPort, StoredEntry } from "./log-port.ts";

/** How long to wait before a broken connection is opened again. Unit: milliseconds. */
const RETRY = 3000;

/** The reasons of the server, as people need to know them. */
const FAILURES: { readonly [code: string]: LogFailure } = {
  not_at_head: "not_at_head",
  no_session: "no_session",
  wrong_capability: "no_session",
  expired: "expired",
  deleted: "no_session",
  event_too_large: "too_large",
  too_large: "too_large",
  too_many_events: "session_full",
  session_full: "session_full",
  quota_sessions: "quota",
  quota_bytes: "quota",
  storage_full: "unavailable",
  unavailable: "unavailable",
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const failureOf = async (response: Response): Promise<LogFailure> => {
  const refusal: unknown = await response.json().catch(() => null);
  const code = isObject(refusal) ? refusal["code"] : undefined;
  // A site without a log service answers with a page.
  return (
    (typeof code === "string" ? FAILURES[code] : undefined) ?? (response.status >= 500 ? "unavailable" : "refused")
  );
};

const request = async <Value>(
  path: string,
  init: RequestInit,
  read: (body: unknown) => Value | null,
): Promise<LogAnswer<Value>> => {
  const response = await fetch(path, { ...init, cache: "no-store" }).catch(() => null);
  if (!response) return { ok: false, failure: "offline" };
  if (!response.ok) return { ok: false, failure: await failureOf(response) };
  const value = read(await response.json().catch(() => null));
  return value === null ? { ok: false, failure: "unavailable" } : { ok: true, value };
};

const post = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

const bearer = (capability: string) => ({ authorization: `Bearer ${capability}` });

/** The entries of an answer and whether they reach the head; their content is verified where they are opened. */
const readPage = (body: unknown): { readonly entries: readonly StoredEntry[]; readonly head: number } | null => {
  if (!isObject(body) || !Array.isArray(body["entries"]) || !isObject(body["head"])) return null;
  const entries = body["entries"] as readonly StoredEntry[];
  return entries.every((entry) => isObject(entry) && isObject(entry.envelope) && typeof entry.at === "string")
    ? { entries, head: Number(body["head"]["seq"]) }
    : null;
};

const nothing = (): LogAnswer<null> => ({ ok: true, value: null });

const accepted = async (path: string, init: RequestInit): Promise<LogAnswer<null>> => {
  const answer = await request(path, init, (body) => (isObject(body) ? body : null));
  return answer.ok ? nothing() : answer;
};

const entriesPath = (session: string): string => `/api/sessions/${session}/entries`;

/** Reads a stream until it ends, and calls back for each piece of it. */
const readStream = async (path: string, init: RequestInit, onPiece: () => void): Promise<void> => {
  const response = await fetch(path, { ...init, cache: "no-store" });
  const reader = response.ok ? response.body?.getReader() : undefined;
  if (!reader) return;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) onPiece();
};

/** The log service of this site over HTTP. */
export const httpLogPort: LogPort = {
  create: (session, readHash, writeHash) => accepted("/api/sessions", post({ session, readHash, writeHash })),
  append: (capability, envelope, publicKey) =>
    accepted(entriesPath(envelope.session), post({ envelope, publicKey }, bearer(capability))),
  entriesAfter: async (capability, session, seq) => {
    const entries: StoredEntry[] = [];
    for (let after = seq; ;) {
      const path = `${entriesPath(session)}?after=${after}`;
      const answer = await request(path, { headers: bearer(capability) }, readPage);
      if (!answer.ok) return answer;
      entries.push(...answer.value.entries);
      const last = answer.value.entries.at(-1)?.envelope.seq ?? after;
      if (last >= answer.value.head || last === after) return { ok: true, value: entries };
      after = last;
    }
  },
  follow: (capability, session, seq, onNews) => {
    const stop = new AbortController();
    const { signal } = stop;
    const listen = async (): Promise<void> => {
      while (!signal.aborted) {
        const path = `/api/sessions/${session}/stream?after=${seq()}`;
        await readStream(path, { headers: bearer(capability), signal }, onNews).catch(() => undefined);
        await new Promise((done) => setTimeout(done, RETRY));
        if (!signal.aborted) onNews();
      }
    };
    void listen();
    return () => stop.abort();
  },
};
