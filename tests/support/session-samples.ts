import { replayLog } from "../../src/engine/session/replay-log.ts";
import type { LoggedEvent } from "../../src/engine/session/replay-log.ts";
import { seenParties } from "../../src/engine/session/rules/signing.ts";
import { baseHash, signedHash, versionHash } from "../../src/engine/session/hashing/hashes.ts";
import { parseWording } from "../../src/engine/session/edits/parse-wording.ts";
import type { LegalDocument } from "../../src/model/document.ts";
import type { Change, SessionEvent, StartEvent } from "../../src/model/session/session-event.ts";
import { WRITER_VERSION } from "../../src/model/session/writer-version.ts";
import type { SessionState } from "../../src/model/session/session-state.ts";
import { sampleDocument } from "./sample-document.ts";

/** A text of the length of a public key. */
export const sampleKey = (letter: string): string => letter.repeat(87);

const NAMES = ["Ana", "Ben", "Cho"];

/** The first event of a session of two or three parties; "ana" starts it. */
export const startEvent = (parties = 2, parts: Partial<StartEvent> = {}): StartEvent => ({
  type: "start",
  format: 1,
  writer: WRITER_VERSION,
  service: "negotiation",
  document: sampleDocument,
  source: { definition: "sample", version: "1.0", hash: "5a3b1e", language: "en", answers: { years: "3" } },
  signing: "allowed",
  signingReason: null,
  order: "parallel",
  seats: NAMES.slice(0, parties).map((name, index) => ({
    id: name.toLowerCase(),
    name,
    role: "party",
    invitation: index === 0 ? "" : sampleKey(name.slice(0, 1)),
  })),
  seat: "ana",
  device: sampleKey("a"),
  zone: "America/Chicago",
  ...parts,
});

/** An entry of a log; a person's device has the name of the seat. */
export const entryOf = (seq: number, author: string, event: SessionEvent | null, isProven = true): LoggedEvent => ({
  seq,
  at: `2027-03-01T12:${String(Math.floor(seq / 60) % 60).padStart(2, "0")}:${String(seq % 60).padStart(2, "0")}.000Z`,
  author,
  event,
  isProven,
});

/** The entries of what people did, one after another. */
export const logOf = (acts: readonly (readonly [author: string, event: SessionEvent | null])[]): LoggedEvent[] =>
  acts.map(([author, event], index) => entryOf(index + 1, author, event));

/** The entries as a server stored them while programs of earlier versions started sessions. */
export const storedEarlier = (entries: readonly LoggedEvent[]): LoggedEvent[] =>
  entries.map((entry) => ({ ...entry, at: "2026-11-01T12:00:00.000Z" }));

/** The state of a log. Throws: if the log cannot be replayed. */
export const stateOf = (entries: readonly LoggedEvent[]): SessionState => {
  const replayed = replayLog(entries);
  if (!replayed.ok) throw new Error(`${replayed.problem} at ${replayed.seq}`);
  return replayed.state;
};

/** The claim of a seat by the device of the same name. */
export const claimEvent = (seat: string): SessionEvent => ({
  type: "claim",
  seat,
  device: sampleKey(seat.slice(0, 1)),
  proof: "proof",
});

/** The statement of a device that the person of a seat signs on it in person, with keys of their own. */
export const hostEvent = (seat: string): SessionEvent => ({
  type: "host",
  seat,
  device: sampleKey(seat.slice(0, 1)),
});

/** New words for a clause. */
export const rewording = (document: LegalDocument, clause: string, text: string): Change => ({
  op: "replace",
  clause,
  wording: parseWording(document, "New title", text),
});

/** A proposal of a change to the state as it is. */
export const proposalEvent = (
  state: Pick<SessionState, "base" | "document">,
  proposal: string,
  change: Change,
  counters: string | null = null,
): SessionEvent => ({
  type: "propose",
  proposal,
  change,
  reason: "",
  base: baseHash(state.base, state.document, change) ?? "A".repeat(43),
  counters,
});

/** Agreement to the current document. */
export const agreeEvent = ({ document }: Pick<SessionState, "document">): SessionEvent => ({
  type: "agree",
  version: versionHash(document),
});

/** Consent to sign electronically. */
export const CONSENT: SessionEvent = {
  type: "consent",
  statement: "I consent.",
  file: "F".repeat(43),
  meetsCondition: true,
};

/** The sealed file. */
export const SEAL: SessionEvent = { type: "seal", file: "F".repeat(43), blob: "B".repeat(22) };

/** A typed signature under the current document. */
export const signEvent = (state: SessionState, text: string): SessionEvent => ({
  type: "signature",
  parties: seenParties(state),
  version: signedHash(state),
  mark: { how: "typed", text },
  intent: `I intend to sign ${state.document.title}`,
});
