/**
 * The version of the program that prints sealed files. Each device prints a sealed file again and compares the bytes,
 * so the version must change whenever the same evidence produces different bytes. Version 2 names whom an invitation
 * was for. Version 3 has other words for shared links and removed devices. Version 4 prints certificates of notaries.
 * Version 5 prints who stated that someone signed in person on the device of another.
 */
export const WRITER_VERSION = 5;

/** The first version that prints certificates of notaries: the devices of earlier ones would not wait for them. */
export const PRINTS_CERTIFICATES = 4;

/**
 * The first version in whose sessions keys may ask for a place only once. A device that asks delegates its consent to a
 * deletion, and that consent stays valid, so the same keys must not become those of a party later.
 */
export const KEYS_USED_ONCE_SINCE = 4;

/** The first version in whose sessions someone signs in person on a device only if that device states it, too. */
export const HOSTS_CONFIRM_SINCE = 5;

/**
 * From this time on (UTC), no session may start with an older version. By then, pages that were open at the release are
 * closed.
 */
const OLDER_STARTS_UNTIL = "2026-12-13T00:00:00.000Z";

/**
 * Whether a session may start with a version, at a time of the server (UTC). Otherwise its founder could choose the rules of an
 * earlier version for everyone. Sessions that started before keep theirs.
 */
export const mayStartAs = (writer: number | undefined, at: string): boolean =>
  (writer ?? 1) >= HOSTS_CONFIRM_SINCE || at < OLDER_STARTS_UNTIL;

/** Whether this program can reproduce a file as written by the version that started its session. */
export const canPrintAs = (writer: number | null): boolean => writer !== null && writer <= WRITER_VERSION;
