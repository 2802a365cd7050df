import type { RawAnswers } from "../answers.ts";

/** One file of a finished document; its bytes are stored separately under `id`. */
export type VaultFile = {
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
};

/** One saved version of a document; versions are added, never changed. */
export type VaultVersion = {
  readonly number: number;
  /** ISO date-time. */
  readonly saved: string;
  readonly files: readonly VaultFile[];
  /** The answers it was made from, if it was made here. */
  readonly answers: RawAnswers | null;
};

/** A finished document on this device. */
export type VaultDocument = {
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  /** The definition it was made from; null for an imported file. */
  readonly definition: string | null;
  readonly language: string;
  readonly tags: readonly string[];
  /** ISO date-times. */
  readonly created: string;
  readonly changed: string;
  /** When it was moved to the trash, if it was. */
  readonly trashed: string | null;
  /** Oldest first, at least one. */
  readonly versions: readonly VaultVersion[];
};

/** A stored duration in whole months and days. */
export type StoredSpan = { readonly months: number; readonly days: number };

/** The dates of something that ends or renews, as ISO dates without time or zone. */
export type TrackedItem = {
  readonly format: 1;
  readonly id: string;
  readonly name: string;
  /** The vault document it belongs to, if any. */
  readonly document: string | null;
  readonly effective: string | null;
  /** Last day of the first term; null if it is perpetual. */
  readonly end: string | null;
  /** Months of each renewal term; null if it does not renew automatically. */
  readonly renewMonths: number | null;
  /** How long before the end notice must be given; null if none is required. */
  readonly notice: StoredSpan | null;
  /** Days before the deadline on which to remind. */
  readonly remind: readonly number[];
  /** Dismissed reminders, as "2027-05-02:30" (the deadline and the days before it). */
  readonly seen: readonly string[];
  readonly note: string;
  readonly changed: string;
};
