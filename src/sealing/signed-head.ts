import type { SignedHead } from "../model/session/log-api.ts";
import { canonicalJson } from "./canonical-json.ts";
import { isSignatureValid, signBytes } from "./signing-keys.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { utf8 } from "./web-crypto.ts";
import type { WebCrypto } from "./web-crypto.ts";

/** A head that is not signed yet. */
export type UnsignedHead = Omit<SignedHead, "signature">;

// The purpose keeps a signature of a head from being valid for anything else that the key signs.
const headBytes = ({ session, seq, hash, at }: UnsignedHead): Uint8Array<ArrayBuffer> =>
  utf8(canonicalJson({ purpose: "clausewright head", session, seq, hash, at }));

/** A head signed with the server's key. */
export const signHead = async (crypto: WebCrypto, key: SigningKeys, head: UnsignedHead): Promise<SignedHead> => ({
  ...head,
  signature: await signBytes(crypto, key, headBytes(head)),
});

/** Whether the server with that public key signed a head. */
export const isHeadSigned = (crypto: WebCrypto, head: SignedHead, publicKey: string): Promise<boolean> =>
  isSignatureValid(crypto, publicKey, head.signature, headBytes(head));
