import type { RawAnswers } from "./answers.ts";

/** One file of a finished document; its bytes are kept apart, under `id`. */
export type VaultFile = {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
};

/** The document as it was saved once; versions are added, never changed. */
export type VaultVersion = {
  readonly number: number;
  /** ISO date-time. */
  readonly saved: string;
  readonly files: readonly VaultFile[];
  /** The answers it was made from, where it was made here. */
  readonly answers: RawAnswers | null;
};

/** A finished document on this device. */
export type VaultDocument = {
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  /** Definition it was made from; null for a file that was brought in. */
  readonly definition: string | null;
  readonly language: string;
  readonly tags: readonly string[];
  /** ISO date-times. */
  readonly created: string;
  readonly changed: string;
  /** When it went to the trash, if it did. */
  readonly trashed: string | null;
  /** Oldest first, at least one. */
  readonly versions: readonly VaultVersion[];
};

/** A span in whole months and days, as it is stored. */
export type StoredSpan = { readonly months: number; readonly days: number };

/** The dates of something that ends or renews. All dates are calendar dates (ISO), without time or zone. */
export type TrackedItem = {
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  /** The vault document it belongs to, if any. */
  readonly document: string | null;
  readonly effective: string | null;
  /** Last day of the first term; null where it has no end. */
  readonly end: string | null;
  /** Months of each further term; null where it does not renew by itself. */
  readonly renewMonths: number | null;
  /** How long before the end notice must be given; null where none is needed. */
  readonly notice: StoredSpan | null;
  /** Days before the deadline on which to remind. */
  readonly remind: readonly number[];
  /** Reminders put away, as "2027-05-02:30" (the deadline and the days before it). */
  readonly seen: readonly string[];
  readonly note: string;
  readonly changed: string;
};
