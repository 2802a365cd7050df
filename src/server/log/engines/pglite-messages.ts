import type { SqlRow, SqlValue } from "./sql-engine.ts";

/** What the worker needs to open the database. */
export type PgliteWorkerData = {
  readonly folder: string;
  /** Only create the files of a new database, which needs memory that is freed when the worker ends. */
  readonly isSetup: boolean;
};

/** A request to the worker; the replies have the same number. */
export type PgliteRequest = {
  readonly id: number;
  /** `write` is answered once the disk has what was written. */
  readonly kind: "read" | "write" | "script" | "close";
  readonly sql: string;
  readonly values: readonly SqlValue[];
};

/** What the worker sends: answers, notices, and that it is open. */
export type PgliteReply =
  | { readonly kind: "open" }
  | { readonly kind: "rows"; readonly id: number; readonly rows: readonly SqlRow[] }
  | { readonly kind: "failure"; readonly id: number; readonly message: string }
  | { readonly kind: "notice"; readonly text: string };
