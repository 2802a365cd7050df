import { toBase64Url } from "../../../sealing/base64url.ts";
import { randomBytes } from "../../../sealing/web-crypto.ts";

const ID_BYTES = 9;

/** An id for a new proposal. */
export const newProposalId = (): string => `p${toBase64Url(randomBytes(crypto, ID_BYTES))}`;
