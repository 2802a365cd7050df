/**
 * The version of the program that prints sealed files. Each device prints a sealed file again and compares it byte for byte, so
 * the version changes whenever the same evidence leads to other bytes. Version 2 names whom an invitation was for.
 * Version 3 has other words for shared links and removed devices. Version 4 prints certificates of notaries.
 * Version 5 prints who stated that someone signed in person on the device of another.
 */
export const WRITER_VERSION = 5;

/** The first version that prints certificates of notaries: the devices of earlier ones would not wait for them. */
export const PRINTS_CERTIFICATES = 4;

/**
 * The first version in whose sessions keys ask for a place once only: a consent to a deletion that a device left to another one when
 * it asked stays valid, so it must not be that of a party.
 */
export const KEYS_USED_ONCE_SINCE = 4;

/** The first version in whose sessions someone signs in person on a device only if that device states it, too. */
export const HOSTS_CONFIRM_SINCE = 5;

/** From then on (UTC), no session starts with an older version: pages that were open at the release have been closed. */
const OLDER_STARTS_UNTIL = "2026-12-13T00:00:00.000Z";

/**
 * Whether a session may start with a version, at a time of the server (UTC). Otherwise its founder could choose the rules of an
 * earlier version for everyone. Sessions that started before keep theirs.
 */
export const mayStartAs = (writer: number | undefined, at: string): boolean =>
  (writer ?? 1) >= HOSTS_CONFIRM_SINCE || at < OLDER_STARTS_UNTIL;

/** Whether this program can reproduce a file as written by the version that started its session. */
export const canPrintAs = (writer: number | null): boolean => writer !== null && writer <= WRITER_VERSION;
