/** Limits on files; one that exceeds a limit is rejected before parsing. */
export const LIMITS = {
  /** Bytes of a file. */
  bytes: 20_000_000,
  pages: 500,
  /** UTF-16 units of a text. */
  characters: 2_000_000,
  /** Bytes of all parts of an archive that are opened, after they are inflated. */
  inflated: 50_000_000,
  /** Most entries in a ZIP archive's central directory. */
  entries: 10_000,
} as const;
