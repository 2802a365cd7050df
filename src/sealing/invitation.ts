import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { canonicalJson } from "./canonical-json.ts";
import { TO_SIGN, createSigningKeys, isSignatureValid, keyId, signBytes } from "./signing-keys.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { utf8 } from "./web-crypto.ts";
import type { WebCrypto } from "./web-crypto.ts";

/** The keys of a new invitation: the public half is in the log, the secret half only in the link. */
export type Invitation = { readonly publicKey: string; readonly secret: string };

/** A new invitation. `secret` is the private number of the key (32 bytes, base64url). */
export const createInvitation = async (crypto: WebCrypto): Promise<Invitation> => {
  const keys = await createSigningKeys(crypto, true);
  const { d = "" } = await crypto.subtle.exportKey("jwk", keys.privateKey);
  return { publicKey: keys.publicKey, secret: d };
};

/** The keys of an invitation from its link and the log; null if they do not belong together. */
export const openInvitation = async (
  crypto: WebCrypto,
  { publicKey, secret }: Invitation,
): Promise<SigningKeys | null> => {
  const point = fromBase64Url(publicKey);
  const id = await keyId(crypto, publicKey);
  if (!point || point.length !== 65 || !id) return null;
  const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33))];
  const key = { kty: "EC", crv: "P-256", x, y, d: secret };
  try {
    const curve = { name: "ECDSA", namedCurve: "P-256" };
    const privateKey = await crypto.subtle.importKey("jwk", key, curve, false, [TO_SIGN]);
    return { id, publicKey, privateKey };
  } catch {
    return null;
  }
};

/** Whether the secret of a link belongs to the invitation that the log has; it does not after a new one was made. */
export const isInvitationCurrent = async (crypto: WebCrypto, invitation: Invitation): Promise<boolean> => {
  const keys = await openInvitation(crypto, invitation);
  // Some browsers accept a private key with a mismatched public key.
  const probe = utf8("clausewright invitation");
  return keys !== null && isSignatureValid(crypto, keys.publicKey, await signBytes(crypto, keys, probe), probe);
};

/** The signed statement of a claim: this device takes that seat of that session, or asks for a place beside its first one. */
export type Claim = { readonly session: string; readonly seat: string; readonly device: string };

// The purpose keeps the signature of a claim from being valid for anything else.
const PURPOSES = { claim: "clausewright claim", join_device: "clausewright device" } as const;

/** The event that a claim is part of. */
export type ClaimUse = keyof typeof PURPOSES;

const claimBytes = (use: ClaimUse, { session, seat, device }: Claim): Uint8Array<ArrayBuffer> =>
  utf8(canonicalJson({ purpose: PURPOSES[use], session, seat, device }));

/** The proof of a claim: its signature with the key of the link. */
export const proveClaim = (
  crypto: WebCrypto,
  invitation: SigningKeys,
  claim: Claim,
  use: ClaimUse = "claim",
): Promise<string> => signBytes(crypto, invitation, claimBytes(use, claim));

/** Whether a claim was signed with the key of the link. */
export const isClaimProven = (
  crypto: WebCrypto,
  publicKey: string,
  proof: string,
  claim: Claim,
  use: ClaimUse = "claim",
): Promise<boolean> => isSignatureValid(crypto, publicKey, proof, claimBytes(use, claim));
