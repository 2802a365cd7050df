import { canonicalJson } from "./canonical-json.ts";
import { isSignatureValid, keyId, signBytes } from "./signing-keys.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { utf8 } from "./web-crypto.ts";
import type { WebCrypto } from "./web-crypto.ts";
import type { DeletionConsent } from "../model/session/log-api.ts";

const deletionBytes = (session: string): Uint8Array<ArrayBuffer> =>
  utf8(canonicalJson({ purpose: "clausewright deletion", session }));

/** A device's consent to delete a session; it stays valid when entries follow, which may be consents of others. */
export const consentToDeletion = async (
  crypto: WebCrypto,
  device: SigningKeys,
  session: string,
): Promise<DeletionConsent> => ({
  publicKey: device.publicKey,
  signature: await signBytes(crypto, device, deletionBytes(session)),
});

/** The devices that validly consented to delete a session. */
export const consentingDevices = async (
  crypto: WebCrypto,
  session: string,
  consents: readonly DeletionConsent[],
): Promise<ReadonlySet<string>> => {
  const devices = await Promise.all(
    consents.map(async ({ publicKey, signature }) => {
      const isValid = await isSignatureValid(crypto, publicKey, signature, deletionBytes(session));
      return isValid ? await keyId(crypto, publicKey) : null;
    }),
  );
  return new Set(devices.filter((id) => id !== null));
};
