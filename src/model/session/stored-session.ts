import type { SessionState } from "./session-state.ts";

/** A key pair, with the id under which it writes entries. */
type DeviceKeys<Key> = { readonly id: string; readonly publicKey: string; readonly privateKey: Key };

/** What a link gives: a seat, or with `isDevice` a place for another device of the person who has it. */
export type LinkToSeat = { readonly seat: string; readonly secret: string; readonly isDevice?: true };

/**
 * A session as this device keeps it. Its keys are objects of the browser, which stores them without showing them; they
 * are not part of a backup.
 */
export type StoredSession<Key> = {
  readonly format: 1;
  readonly id: string;
  /** The secret of the link, base64url. */
  readonly secret: string;
  /** The key pair of this device in this session. */
  readonly device: DeviceKeys<Key>;
  /** The former keys of this device, oldest first. Keys whose claim had no effect are never used for another claim. */
  readonly formerDevices?: readonly DeviceKeys<Key>[];
  /** The key with which the server signed heads when this device first saw the session. */
  readonly headKey: string;
  /** The seat of this device; null until the invitation is accepted. */
  readonly seat: string | null;
  /** The link this device was given and has not used yet: an invitation, or a place beside the first device of a seat. */
  readonly invitation: LinkToSeat | null;
  /** The invitations this device has made, by seat. */
  readonly invited: { readonly [seat: string]: string };
  /**
   * The secrets of the links that this device has made for other devices of the same person, by the public key of the
   * invitation. All are kept, because the last one made may not be the one that reached the log.
   */
  readonly deviceLinks?: { readonly [invitation: string]: string };
  /** The keys of people who sign on this device in person, by seat. */
  readonly guests?: { readonly [seat: string]: DeviceKeys<Key> };
  /** The last entry that was verified, and the state up to it. */
  readonly head: { readonly seq: number; readonly hash: string };
  readonly state: SessionState | null;
  /** What was typed and not sent, by what it concerns. */
  readonly unsent: { readonly [about: string]: string };
  /** The secret of the internal notes of this seat, base64url; none in a session that was opened before there were notes. */
  readonly noteSecret?: string;
  /** Set once the sealed file was stored in the vault, so that a visitor who deletes it there does not get it again. */
  readonly inVault?: true;
  /** ISO date-time. */
  readonly changed: string;
};
