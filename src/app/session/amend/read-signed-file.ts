import { MAX_TITLE_LENGTH } from "../../../engine/session/shape/limits.ts";
import { sanitizeLine } from "../../../engine/session/shape/sanitize-line.ts";
import type { LegalDocument } from "../../../model/document.ts";
import type { AmendedFile } from "../../../model/session/session-event.ts";
import type { WebCrypto } from "../../../sealing/web-crypto.ts";
import { checkSealAndEvidence } from "../seal/check-sealed-file.ts";

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
  const { sha256: file, proven, problems } = await checkSealAndEvidence(crypto, bytes);
  if (!proven || problems.length > 0) return null;
  const { document, session } = proven;
  const title = sanitizeLine(document.title, MAX_TITLE_LENGTH);
  return { amends: { session, file, title }, document };
};
