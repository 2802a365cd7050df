import { deletionConsents, logAuthors } from "../../../engine/session/rules/deletion.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { consentingDevices } from "../../../sealing/session-deletion.ts";
import { keyId } from "../../../sealing/signing-keys.ts";
import type { WebCrypto } from "../../../sealing/web-crypto.ts";

/** Whose agreement to a deletion is missing. */
export type DeletionStatus = {
  /** The seats of devices that can still agree and have not. Devices that delegated their consent are not included. */
  readonly waiting: readonly string[];
  /** Whether someone wrote in the log who cannot agree anymore, so that the server will not delete it. */
  readonly isBlocked: boolean;
};

/** Whose agreement the server still needs before it deletes a session. Every device that wrote an entry must agree. */
export const deletionStatus = async (
  crypto: WebCrypto,
  session: string,
  state: SessionState,
): Promise<DeletionStatus> => {
  const [consents, listed] = [deletionConsents(state), logAuthors(state)];
  const authors = await Promise.all(
    listed.map(async (author) => ({ ...author, id: (await keyId(crypto, author.publicKey)) ?? "" })),
  );
  const left = new Set(consents.flatMap(({ publicKey, by }) => (by === undefined ? [] : [publicKey])));
  const deciding = authors.filter(({ publicKey, hasPlace }) => hasPlace && !left.has(publicKey));
  const agreeingIf = (given: readonly string[]) => consentingDevices(crypto, session, consents, given);
  const [now, later] = await Promise.all([agreeingIf([]), agreeingIf(deciding.map(({ publicKey }) => publicKey))]);
  // Earlier programs did not keep who wrote an entry without a place.
  const isStranger = state.ignored.some(
    ({ seat, author }) => seat === null && (author === undefined || !later.has(author)),
  );
  return {
    waiting: [...new Set(deciding.flatMap(({ id, seat }) => (now.has(id) ? [] : [seat])))],
    isBlocked: isStranger || authors.some(({ id }) => !later.has(id)),
  };
};
