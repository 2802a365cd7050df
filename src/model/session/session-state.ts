import type { LegalDocument } from "../document.ts";
import type {
  AmendedFile,
  AnswerSource,
  Change,
  ElectronicSigning,
  NoteContent,
  Seat,
  SessionAct,
  SessionEvent,
  SessionService,
  SigningReason,
} from "./session-event.ts";
import type { SignatureMark } from "./signature-mark.ts";
import type { NotaryRequest, NotaryStatement } from "./notary.ts";
import type { UploadedPdf } from "./uploaded-pdf.ts";

/**
 * How far a session is. `certifying` lasts until each notary has completed a certificate or was left out, `sealing` until a
 * device has stored a sealed file.
 */
export type SessionPhase = "discuss" | "signing" | "certifying" | "sealing" | "complete" | "refused" | "void";

/** Why an act has no effect. */
export type ActProblem =
  | "unreadable"
  | "out_of_order"
  | "not_started"
  | "already_started"
  | "unknown_device"
  | "unknown_seat"
  | "seat_taken"
  /** The keys of a claim have asked for a place before. */
  | "used_keys"
  | "wrong_proof"
  /** The host's device has not confirmed that this person signs on it. */
  | "not_hosted"
  | "not_your_role"
  | "wrong_phase"
  | "unknown_clause"
  | "unknown_proposal"
  | "clause_exists"
  | "superseded"
  | "own_proposal"
  | "not_own_proposal"
  | "not_open"
  | "already_done"
  | "breaks_reference"
  | "breaks_agreed_words"
  | "open_points"
  | "wrong_version"
  | "seats_open"
  | "paper_only"
  | "condition_open"
  | "no_consent"
  | "blank_signature"
  | "empty_fields"
  | "wrong_parties"
  | "not_your_turn"
  /** A witness signs after the party whose signature it sees. */
  | "party_unsigned"
  /** No one signs until a witness who refused is replaced. */
  | "witness_refused"
  /** A witness may have no other seat. */
  | "unfit_witness"
  /** Only the first device of a seat adds or removes others. */
  | "not_first_device"
  /** The link for another device was already used. */
  | "link_used"
  /** No such device has asked for a place, or has one. */
  | "no_device"
  | "too_many_devices"
  | NotaryProblem;

/** Why an act of a notary, or an invitation of one, has no effect. */
export type NotaryProblem =
  /** The session was started by a program that prints no certificates. */
  | "older_session"
  | "too_many_seats"
  /** A notary must have no other role, and must use a device of their own. */
  | "unfit_notary"
  /** The request does not name parties, or names someone's capacity where none is certified. */
  | "wrong_request"
  /** Someone has not signed yet. */
  | "signatures_open"
  | "commission_expired"
  /** The date of the act differs from the date of the entry. */
  | "wrong_day"
  /** The notary's state, or the act, is not the one that the certificate is for. */
  | "wrong_state"
  | "wrong_act"
  | "video_not_allowed"
  /** The state does not let a notary rely on knowing the signer, or nothing says who identified the signer. */
  | "wrong_identification"
  /** The certificate has other blanks. */
  | "wrong_blanks";

/** A device of a seat. */
export type SeatDevice = {
  readonly seat: string;
  readonly publicKey: string;
  /** When the first device of the seat added it (the position in the log); absent for the first device. */
  readonly added?: number;
};

/**
 * A seat, and when it was claimed (the position in the log); null until then. `host`: the seat on whose device, in person.
 * `refused`: why a witness or a notary refused, empty without a reason. `request`: what a notary is to certify.
 */
export type SeatState = Seat & {
  readonly claimed: number | null;
  readonly host?: string;
  readonly refused?: string;
  readonly request?: NotaryRequest;
};

/** The status of a proposal. */
export type ProposalStatus = "open" | "accepted" | "declined" | "withdrawn" | "countered" | "superseded";

/** A change that a party has proposed. */
export type ChangeProposal = {
  readonly id: string;
  readonly seat: string;
  readonly change: Change;
  readonly reason: string;
  readonly base: string;
  readonly counters: string | null;
  readonly seq: number;
  readonly status: ProposalStatus;
  /** Seats that have accepted it; all deciding seats must. */
  readonly accepted: readonly string[];
  /** The seat that declined it and why. */
  readonly declined: { readonly seat: string; readonly reason: string } | null;
};

/** A comment that every party can read. */
export type SessionComment = NoteContent & { readonly seq: number; readonly seat: string };

/** A signature with its position in the log. */
export type SeatSignature = { readonly seq: number; readonly mark: SignatureMark; readonly version: string };

/** A completed certificate with its position in the log. */
export type SeatCertificate = { readonly seq: number; readonly statement: NotaryStatement };

/** An act that took effect. */
export type HistoryLine = {
  readonly seq: number;
  /** When the server stored it, in UTC. */
  readonly at: string;
  readonly seat: string;
  /** The device that did it, unless it is the first one of its seat. */
  readonly device?: string;
  readonly event: SessionEvent;
};

/** An act without effect: every device ignores it for the same reason. */
export type IgnoredAct = {
  readonly seq: number;
  readonly at: string;
  /** The author's seat, if the device has one. */
  readonly seat: string | null;
  /** The id of the device; earlier programs kept it only if it had no seat, or not at all. */
  readonly author?: string;
  readonly act: SessionAct | null;
  readonly problem: ActProblem;
};

/** A sealed file, and the seat whose device wrote it. */
export type SessionSeal = { readonly seq: number; readonly seat: string; readonly file: string; readonly blob: string };

/** What all parties share: the result of replaying a session's log. */
export type SessionState = {
  readonly seq: number;
  readonly phase: SessionPhase;
  readonly service: SessionService;
  readonly signing: ElectronicSigning;
  readonly signingReason: SigningReason | null;
  readonly order: "parallel" | "in_turn";
  readonly zone: string;
  /** The version of the program that prints the sealed file, as the first event pins it. */
  readonly writer?: number;
  /** The seat that started the session. */
  readonly founder: string;
  readonly seats: readonly SeatState[];
  /** By the id of the device. */
  readonly devices: { readonly [device: string]: SeatDevice };
  /** Devices that the first device of their seat removed, and when (the position in the log). */
  readonly removedDevices?: {
    readonly [device: string]: SeatDevice & { readonly added: number; readonly removed: number };
  };
  /** By seat: the public key of the link for another device, and the device that asked for a place with it. */
  readonly deviceOffers?: {
    readonly [seat: string]: {
      readonly invitation: string;
      readonly asked: { readonly device: string; readonly publicKey: string } | null;
    };
  };
  /** By the seat of each person who signs in person: the seat that hosts the signing, and the signer's public key. */
  readonly hosted?: { readonly [seat: string]: { readonly host: string; readonly device: string } };
  readonly source: AnswerSource | null;
  /** The uploaded file that is signed instead of a document. */
  readonly file?: UploadedPdf;
  readonly amends?: AmendedFile;
  /** The document its answers make, before any accepted change of words. */
  readonly base: LegalDocument;
  /** Accepted changes of words, in order. */
  readonly changes: readonly Exclude<Change, { readonly op: "answers" }>[];
  /** The current document. */
  readonly document: LegalDocument;
  readonly proposals: readonly ChangeProposal[];
  readonly comments: readonly SessionComment[];
  /** The version each seat has agreed to, in the current round. */
  readonly agreements: { readonly [seat: string]: string };
  /** The statement each seat has consented to. */
  readonly consents: { readonly [seat: string]: string };
  readonly signatures: { readonly [seat: string]: SeatSignature };
  /** By the seat of the notary; absent before the first. */
  readonly certificates?: { readonly [seat: string]: SeatCertificate };
  /** Who ended the session without a signature, and why. */
  readonly ended: { readonly seat: string; readonly reason: string } | null;
  /** The sealed files, in order; each device accepts the first that it can verify. */
  readonly seals: readonly SessionSeal[];
  readonly history: readonly HistoryLine[];
  readonly ignored: readonly IgnoredAct[];
};
