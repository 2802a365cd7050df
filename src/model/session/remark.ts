import type { NoteContent } from "./session-event.ts";

/** A comment that everyone in the session can read, or a note that only the devices of its author's seat can. */
export type Remark = NoteContent & {
  readonly seq: number;
  readonly seat: string;
  readonly isInternal: boolean;
};

/** What remarks are about: a clause, a proposal, or the whole text (both null). */
export type RemarkSubject = Pick<NoteContent, "clause" | "proposal">;
