/**
 * What a visitor typed, before it is read: plain JSON, keyed by field id.
 *
 * A list is an array in an answers file; in a form it is `{ order, rows }` with row ids that start with a letter.
 * "Not sure yet" is `{ unsure: true }`.
 */
export type Raw = null | boolean | number | string | readonly Raw[] | { readonly [key: string]: Raw };
export type RawAnswers = { readonly [field: string]: Raw };

/** A list as the form keeps it. */
export type RawList = { readonly order: readonly string[]; readonly rows: { readonly [row: string]: RawAnswers } };

/** What another tab answered to a question that was changed in both; it waits until the visitor chooses. */
export type OtherAnswer = { readonly path: string; readonly value: Raw };

/** A draft as it is stored or exported. */
export type Draft = {
  readonly format: 1;
  readonly id: string;
  readonly definition: string;
  readonly version: string;
  readonly hash: string;
  /** Document language. */
  readonly language: string;
  readonly answers: RawAnswers;
  /** The name of the place the visitor left it at: a step, the check page or the finished document. */
  readonly step: string | null;
  /** Check ids the visitor chose to keep. */
  readonly kept: readonly string[];
  readonly others?: readonly OtherAnswer[];
  /** ISO date-times, made by the app. */
  readonly created: string;
  readonly changed: string;
  readonly title: string;
};
