/** Storage limits of a session. Unit: bytes, unless named otherwise. */
export const LOG_LIMITS = {
  /** The decrypted size of an event is a little smaller: nonce and tag are part of its ciphertext. */
  eventBytes: 256 * 1024,
  /** Entries of one log. */
  events: 2000,
  /** All ciphertext and files of one session. */
  sessionBytes: 100 * 1024 * 1024,
  /** One file. */
  blobBytes: 20 * 1024 * 1024,
  /** A file is uploaded in pieces of exactly this size; the last one may be shorter. */
  chunkBytes: 1024 * 1024,
  /** How long a session is kept after its last entry. Unit: days. */
  days: 90,
  /** How long a session is kept if a party extends it. Unit: days. */
  extendedDays: 365,
} as const;
