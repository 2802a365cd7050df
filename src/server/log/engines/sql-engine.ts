/** A value passed to a statement. */
export type SqlValue = string | number | boolean | null | Uint8Array;

/** A row of a result; columns are cast in the statement so that both engines return the same types. */
export type SqlRow = Readonly<Record<string, unknown>>;

/**
 * A PostgreSQL database, whichever engine runs it.
 *
 * All functions reject with a `DatabaseFailure` if the database cannot be used. The statement may have been applied
 * even so, but never in part.
 */
export type SqlEngine = {
  readonly read: (sql: string, values: readonly SqlValue[]) => Promise<readonly SqlRow[]>;
  /** Runs one statement. Once it resolves, what it wrote survives the end of the process and a power loss. */
  readonly write: (sql: string, values: readonly SqlValue[]) => Promise<readonly SqlRow[]>;
  /** Runs several statements without values in one transaction. */
  readonly runScript: (sql: string) => Promise<void>;
  /**
   * Calls `onNotice` with the text of each notice on `NOTICE_CHANNEL`, sent by this server or another one on the same
   * database, and `onMissed` when notices may have been lost.
   */
  readonly listen: (onNotice: (text: string) => void, onMissed: () => void) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The schema that all tables are in. */
export const SCHEMA = "clausewright";

/** The channel on which servers learn of new entries. */
export const NOTICE_CHANNEL = "clausewright_log";

/** Why a database cannot be used: for people who run the server. */
export class DatabaseFailure extends Error {
  override readonly name = "DatabaseFailure";
  readonly isStorageFull: boolean;
  constructor(message: string, isStorageFull = false) {
    super(message);
    this.isStorageFull = isStorageFull;
  }
}
