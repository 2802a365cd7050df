import { signedHash } from "../../src/engine/session/hashing/hashes.ts";
import type { NotaryRequest, NotaryStatement, ReadLaw } from "../../src/model/session/notary.ts";
import type { SessionEvent } from "../../src/model/session/session-event.ts";
import type { SessionState } from "../../src/model/session/session-state.ts";
import { sampleKey } from "./session-samples.ts";

/** A certificate with two blanks, and one line beside that of the signature. */
const SAMPLE_CERTIFICATE = [
  "State of Sample",
  "County of ______________________",
  "This record was acknowledged before me on ______________________ (date) by [signers].",
  "[line] Signature of notarial officer",
  "[seal] (Stamp)",
  "[line] Title of office",
].join("\n");

const unread: ReadLaw<never> = { value: null, status: "unknown", cite: null, source: null, note: null };

/** A request for an acknowledgment of Ana's and Ben's signatures by a notary of a made-up state. */
export const notaryRequest = (parts: Partial<NotaryRequest> = {}): NotaryRequest => ({
  act: "acknowledgment",
  place: "US-ZZ",
  state: "Sample",
  wording: { ...unread, value: SAMPLE_CERTIFICATE, status: "confirmed", cite: "Sample Code § 1" },
  notice: null,
  signers: ["ana", "ben"],
  capacity: null,
  video: unread,
  card: unread,
  known: unread,
  ...parts,
});

/** The founder's invitation of a notary. */
export const inviteNotaryEvent = (
  parts: Partial<NotaryRequest> = {},
  invitation = sampleKey("N"),
): Extract<SessionEvent, { readonly type: "invite_notary" }> => ({
  type: "invite_notary",
  seat: "n1",
  name: "Nia Roy",
  invitation,
  request: notaryRequest(parts),
});

/** A complete certificate of March 1, 2027. */
export const statementEvent = (
  state: Pick<SessionState, "document" | "file" | "amends">,
  parts: Partial<NotaryStatement> = {},
): SessionEvent => ({
  type: "certificate",
  version: signedHash(state),
  name: "Nia Roy",
  commission: "12345",
  place: "US-ZZ",
  county: "Travis",
  expires: "2028-05-31",
  on: "2027-03-01",
  act: "acknowledgment",
  appearance: "in_person",
  identification: "document",
  evidence: "driver’s license",
  blanks: ["Travis", "March 1, 2027", "Notary Public"],
  mark: { how: "typed", text: "Nia Roy" },
  stamp: null,
  intent: "I am a notary.",
  ...parts,
});
