import type { LegalDocument } from "../../../model/document.ts";
import type { AmendedFile } from "../../../model/session/session-event.ts";
import { toBase64Url } from "../../../sealing/base64url.ts";
import { sha256 } from "../../../sealing/web-crypto.ts";
import type { WebCrypto } from "../../../sealing/web-crypto.ts";
import { proveSealedFile } from "../seal/check-sealed-file.ts";

/** A signed document that can be amended; its text is null if it was not read again. */
export type SignedOriginal = { readonly amends: AmendedFile; readonly document: LegalDocument | null };

/**
 * The signed document in a sealed file; null if the file proves no signatures or was changed. Its pages are not printed
 * again: an earlier version of the site may have printed them differently.
 */
export const readSignedFile = async (
  crypto: WebCrypto,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<SignedOriginal | null> => {
  const { proven, problems } = await proveSealedFile(crypto, bytes);
  if (!proven || problems.length > 0) return null;
  const { document, session } = proven;
  return { amends: { session, file: toBase64Url(await sha256(crypto, bytes)), title: document.title }, document };
};
