/**
 * Why a storage operation failed: no space left, storage blocked by the browser, a page older than what is stored, a
 * lost connection, or an unexpected error.
 */
export type StorageFailure = "full" | "blocked" | "outdated" | "lost" | "unexpected";
