/** What a link to a session carries after the `#`, which no server sees. */
export type SessionLink = {
  /** The session's secret, base64url. */
  readonly secret: string;
  /** The seat and the secret of its invitation; null for a link without an invitation. */
  readonly invitation: { readonly seat: string; readonly secret: string } | null;
};

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const SEAT = /^[\w-]{1,40}$/;

/** The fragment of a link. Example: "#secret.seat.invitation" */
export const linkFragment = ({ secret, invitation }: SessionLink): string =>
  invitation ? `#${secret}.${invitation.seat}.${invitation.secret}` : `#${secret}`;

/** The keys in a fragment; null if it has none or was cut off. */
export const readLinkFragment = (fragment: string): SessionLink | null => {
  const [secret = "", seat, invitation, ...rest] = fragment.replace(/^#/, "").split(".");
  if (!SECRET.test(secret) || rest.length > 0) return null;
  if (seat === undefined) return { secret, invitation: null };
  if (!SEAT.test(seat) || invitation === undefined || !SECRET.test(invitation)) return null;
  return { secret, invitation: { seat, secret: invitation } };
};
