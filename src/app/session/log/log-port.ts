import type { Envelope } from "../../../model/session/envelope.ts";

/** An entry with the time at which the server stored it, in UTC. */
export type StoredEntry = { readonly envelope: Envelope; readonly at: string };

/** Why a request had no effect, as people need to know it. */
export type LogFailure =
  /** The server did not answer. */
  | "offline"
  /** Another entry came first. */
  | "not_at_head"
  | "no_session"
  | "expired"
  | "too_large"
  | "session_full"
  | "quota"
  | "unavailable"
  | "refused";

/** The answer to a request. */
export type LogAnswer<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: LogFailure };

/** How a session's page reaches its log. */
export type LogPort = {
  /** Starts an empty log; the server keeps the hashes of the capabilities. */
  readonly create: (session: string, readHash: string, writeHash: string) => Promise<LogAnswer<null>>;
  /** Appends an entry; `publicKey` belongs to the device that signed it. */
  readonly append: (capability: string, envelope: Envelope, publicKey: string) => Promise<LogAnswer<null>>;
  /** All entries after a position. */
  readonly entriesAfter: (
    capability: string,
    session: string,
    seq: number,
  ) => Promise<LogAnswer<readonly StoredEntry[]>>;
  /** Calls back when the log may have grown, until the returned function is called. */
  readonly follow: (capability: string, session: string, seq: () => number, onNews: () => void) => () => void;
};
