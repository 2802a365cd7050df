import type { Envelope } from "../../../model/session/envelope.ts";
import type { LogEntry } from "../../../model/session/log-api.ts";
import type { ChainProblem } from "../../../sealing/verify-hash-chain.ts";
import type { KnownLog } from "../../../sealing/verify-log-page.ts";
import type { LogAccess } from "../log-client/log-access.ts";

/** Why a request failed, in the terms of a screen: several codes of the server may share one. */
export type LogFailure =
  /** The server did not answer. */
  | "offline"
  /** A conflict: another device appended first. Read its entry and try again. */
  | "not_at_head"
  | "no_session"
  | "expired"
  /** Everyone agreed to delete the session. */
  | "deleted"
  | "too_large"
  | "session_full"
  | "quota"
  | "unavailable"
  | "refused"
  /** The log fails verification, so the server or a party has tampered with it; `chain` says at which entry. */
  | "untrusted";

/** The answer to a request. */
export type LogAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: LogFailure; readonly chain?: ChainProblem | null };

/** Stores an encrypted file of a session under its id. */
export type FileUpload = (access: LogAccess, id: string, bytes: Uint8Array<ArrayBuffer>) => Promise<LogAnswer<null>>;

/** How a session's page reaches its log. */
export type LogPort = {
  /** The key with which the server signs heads. */
  readonly headKey: () => Promise<LogAnswer<string>>;
  /** Starts an empty log; the server keeps the hashes of the capabilities. */
  readonly create: (access: LogAccess) => Promise<LogAnswer<null>>;
  /** Appends an entry; `publicKey` belongs to the device that signed it. */
  readonly append: (access: LogAccess, envelope: Envelope, publicKey: string) => Promise<LogAnswer<null>>;
  /** All entries after the known head. */
  readonly entriesAfter: (access: LogAccess, known: KnownLog) => Promise<LogAnswer<readonly LogEntry[]>>;
  /** Calls back when the log may have grown, until the returned function is called. */
  readonly subscribe: (access: LogAccess, known: KnownLog, onNewEntries: () => void) => () => void;
};
