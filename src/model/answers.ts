/**
 * The visitor's input before parsing: plain JSON, keyed by field id.
 *
 * A list is an array in an answers file; in a form it is `{ order, rows }` with row ids that start with a letter. "Not
 * sure yet" is `{ unsure: true }`.
 */
export type RawAnswer = null | boolean | number | string | readonly RawAnswer[] | { readonly [key: string]: RawAnswer };
export type RawAnswers = { readonly [field: string]: RawAnswer };

/** A list as the form stores it. */
export type RawList = { readonly order: readonly string[]; readonly rows: { readonly [row: string]: RawAnswers } };

/** Another tab's answer to a question that changed in both; kept until the visitor chooses one. */
export type ConflictingAnswer = { readonly path: string; readonly value: RawAnswer };

/** A draft as stored or exported. */
export type Draft = {
  readonly format: 1;
  readonly id: string;
  readonly definition: string;
  readonly version: string;
  readonly hash: string;
  /** Document language. */
  readonly language: string;
  readonly answers: RawAnswers;
  /** The page of the form the visitor left: a step, the check page or the finished document. */
  readonly step: string | null;
  /** Decision keys of the warnings the visitor accepted. The name is part of the stored format. */
  readonly kept: readonly string[];
  readonly others?: readonly ConflictingAnswer[];
  /** ISO date-times, set by the app. */
  readonly created: string;
  readonly changed: string;
  readonly title: string;
};
