import { toBase64Url } from "../../../sealing/base64url.ts";
import { randomBytes } from "../../../sealing/web-crypto.ts";

const ID_BYTES = 9;

const randomId = (): string => toBase64Url(randomBytes(crypto, ID_BYTES));

/** An id for a new proposal. */
export const newProposalId = (): string => `p${randomId()}`;

/** An id for a clause that a proposal inserts. */
export const newClauseId = (): string => `c${randomId()}`;
