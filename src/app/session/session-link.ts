import type { LinkToSeat } from "../../model/session/stored-session.ts";

/** What a link to a session carries after the `#`, which no server sees. */
export type SessionLink = {
  /** The session's secret, base64url. */
  readonly secret: string;
  /** The seat and the secret of its invitation, or of a place for another device; null for a link without. */
  readonly invitation: LinkToSeat | null;
};

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const SEAT = /^[\w-]{1,40}$/;
const DEVICE = "device";

/** The fragment of a link. Example: "#secret.seat.invitation", for another device of the same person with ".device" */
export const linkFragment = ({ secret, invitation }: SessionLink): string => {
  if (!invitation) return `#${secret}`;
  const parts = [secret, invitation.seat, invitation.secret, ...(invitation.isDevice ? [DEVICE] : [])];
  return `#${parts.join(".")}`;
};

/** The keys in a fragment; null if it has none or was cut off. */
export const readLinkFragment = (fragment: string): SessionLink | null => {
  const [secret = "", seat, invitation, kind, ...rest] = fragment.replace(/^#/, "").split(".");
  if (!SECRET.test(secret) || rest.length > 0) return null;
  if (seat === undefined) return { secret, invitation: null };
  if (!SEAT.test(seat) || invitation === undefined || !SECRET.test(invitation)) return null;
  if (kind === undefined) return { secret, invitation: { seat, secret: invitation } };
  return kind === DEVICE ? { secret, invitation: { seat, secret: invitation, isDevice: true } } : null;
};
