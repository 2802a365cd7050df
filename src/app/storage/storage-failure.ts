import type { StorageFailure } from "../../model/storage/storage-failure.ts";

// The database rejects the value or its key, which is a bug of this site.
const FAULTY_VALUE: readonly string[] = ["DataCloneError", "DataError", "ConstraintError"];

const REFUSED: readonly string[] = ["SecurityError", "NotAllowedError", "NotSupportedError"];

/** Classifies a storage error for the visitor. Only database errors are attributed to the browser. */
export const failureOf = (error: unknown): StorageFailure => {
  if (!(error instanceof DOMException) || FAULTY_VALUE.includes(error.name)) return "unexpected";
  if (error.name === "QuotaExceededError") return "full";
  // A newer version of the site has upgraded the database since this page was loaded.
  if (error.name === "VersionError") return "outdated";
  return REFUSED.includes(error.name) ? "blocked" : "lost";
};

/**
 * An error of opening the database, as `failureOf` reads it.
 *
 * A browser without IndexedDB throws a plain error, and some private windows call the database in an invalid state.
 */
export const openingError = (error: unknown): DOMException =>
  error instanceof DOMException && error.name !== "InvalidStateError"
    ? error
    : new DOMException("No IndexedDB", "NotSupportedError");
