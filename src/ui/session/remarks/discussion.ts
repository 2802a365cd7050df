import type { Remark, RemarkSubject } from "../../../model/session/remark.ts";

/** What a person typed and has not sent. */
export type TypedRemark = { readonly text: string; readonly isInternal: boolean };

/** The comments and notes that this device can read, and how another is written. */
export type Discussion = {
  readonly remarks: readonly Remark[];
  readonly isBusy: boolean;
  /** True once the server has stored it. Null while nothing more can be written. */
  readonly write: ((subject: RemarkSubject, typed: TypedRemark) => Promise<boolean>) | null;
  /** What was typed about a subject, kept on this device until it is sent. */
  readonly typed: (subject: RemarkSubject) => TypedRemark | null;
  readonly keep: (subject: RemarkSubject, typed: TypedRemark) => void;
};

/** The remarks about a subject, oldest first. */
export const remarksAbout = ({ remarks }: Discussion, subject: RemarkSubject): readonly Remark[] =>
  remarks.filter(({ clause, proposal }) => clause === subject.clause && proposal === subject.proposal);
