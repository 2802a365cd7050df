// Longer than other files, because it is one union: every entry that a session log may hold.
import type { DeletionConsent } from "./log-api.ts";
import type { RawAnswers } from "../answers.ts";
import type { DocumentSettings } from "../settings.ts";
import type { Inline, LegalDocument } from "../document.ts";
import type { NotaryRequest, NotaryStatement } from "./notary.ts";
import type { SignatureMark } from "./signature-mark.ts";
import type { UploadedPdf } from "./uploaded-pdf.ts";

/** What a session is for: agreeing on the words first, or signing a text as it is. */
export type SessionService = "negotiation" | "signing";

/**
 * What a seat may do: parties decide and sign, witnesses sign after their party, approvers decide, viewers read. A notary
 * signs nothing of the document and completes a certificate after the last signature.
 */
export type SeatRole = "party" | "witness" | "approver" | "viewer" | "notary";

/** A place in the session for one person. */
export type Seat = {
  readonly id: string;
  readonly name: string;
  readonly role: SeatRole;
  /** Public key of the invitation; empty for the seat that started the session. */
  readonly invitation: string;
  /** The seat of the party whose signature a witness sees; for witnesses only. */
  readonly witnessOf?: string;
};

/** A line of proposed words: a paragraph, or an item of a list, which gets its mark from its position. */
export type WordLine = { readonly kind: "paragraph" | "item"; readonly content: readonly Inline[] };

/** The words of a clause, recital or paragraph; `title` is null where it has none. */
export type ClauseWording = { readonly title: string | null; readonly lines: readonly WordLine[] };

/** Where a clause is inserted or moved to: right before or after another one, at its level. */
export type ClausePosition = { readonly side: "before" | "after"; readonly of: string };

/** An answer before and after a change, in words, for people to read. */
export type AnswerLine = { readonly label: string; readonly from: string; readonly to: string };

/** A change that a party proposes. */
export type Change =
  | { readonly op: "replace"; readonly clause: string; readonly wording: ClauseWording }
  | { readonly op: "insert"; readonly clause: string; readonly to: ClausePosition; readonly wording: ClauseWording }
  | { readonly op: "delete"; readonly clause: string }
  | { readonly op: "move"; readonly clause: string; readonly to: ClausePosition }
  /** New answers, and the document that they make before any change of words. */
  | {
      readonly op: "answers";
      readonly answers: RawAnswers;
      readonly lines: readonly AnswerLine[];
      readonly document: LegalDocument;
    };

/** The answers a document was made from, so that a proposal can change one of them. */
export type AnswerSource = {
  readonly definition: string;
  readonly version: string;
  readonly hash: string;
  readonly language: string;
  readonly answers: RawAnswers;
  /** The settings that are part of the text, so that every party can make it again; earlier sessions have none. */
  readonly settings?: WordingSettings;
};

/** The settings that the words of a document depend on. */
export type WordingSettings = Pick<DocumentSettings, "jurisdiction" | "language" | "currency" | "levelOfDetail">;

/** Whether the document may be signed electronically; as in its definition. */
export type ElectronicSigning = "allowed" | "conditional" | "not_by_default" | "prohibited";

/** Why a document may not be signed electronically, or on which condition, and the law that says so. */
export type SigningReason = { readonly text: string; readonly cite: string; readonly href: string | null };

/** What a signer wrote into the fields of an uploaded file, beside the signature itself. */
export type FilledFields = {
  /** Null where no field asks for them. */
  readonly initials: SignatureMark | null;
  /** The words in fields for text, by field. */
  readonly texts: { readonly [field: string]: string };
  /** The boxes that are checked; none in signatures from before there were boxes. */
  readonly checked?: readonly string[];
};

/** A signer as another signer saw them: `device` is the public key of their device, null before they joined. */
export type SeenParty = {
  readonly seat: string;
  readonly name: string;
  readonly device: string | null;
  /** The public keys of the devices that `device` has added, in order; absent without any. */
  readonly others?: readonly string[];
  /** The seat of the party whose signature a witness saw; for witnesses only. */
  readonly witnessOf?: string;
};

/** A signed document that a session amends: its session, the SHA-256 of its sealed file in base64url, and its title. */
export type AmendedFile = { readonly session: string; readonly file: string; readonly title: string };

/** What a comment or an internal note says, and which clause or proposal it is about; both null for the whole text. */
export type NoteContent = {
  readonly clause: string | null;
  readonly proposal: string | null;
  readonly text: string;
};

/** The first event of a session. */
export type StartEvent = {
  readonly type: "start";
  readonly format: 1;
  /** `WRITER_VERSION` of the program that started the session; sessions of earlier programs have none. */
  readonly writer?: number;
  readonly service: SessionService;
  /** For an uploaded file, a document without blocks: its title, and the language of the certificate. */
  readonly document: LegalDocument;
  /** The uploaded file that is signed instead of a document. */
  readonly file?: UploadedPdf;
  readonly amends?: AmendedFile;
  readonly source: AnswerSource | null;
  readonly signing: ElectronicSigning;
  /** Null where nothing limits it. */
  readonly signingReason: SigningReason | null;
  readonly order: "parallel" | "in_turn";
  readonly seats: readonly Seat[];
  /** The seat of the person who starts the session, and the public key of their device. */
  readonly seat: string;
  readonly device: string;
  /** IANA name of the time zone in which times are shown beside UTC. */
  readonly zone: string;
};

/**
 * A device that may lose its place leaves its consent to a deletion to another: an added device to the first one of its seat, a
 * witness to the founder. `by` is the public key of that one. Without it, no one could delete a session that the device wrote in.
 */
export type LeftConsent = { readonly by: string; readonly signature: string };

/** Former keys of a device. They delegate their consent to a deletion to its current keys. */
export type FormerKeys = { readonly publicKey: string; readonly signature: string };

/** How a link was passed on: copied, by the sharing menu of the device, as a QR code, or in the sender's mail program. */
export type PassedOn = "copy" | "share" | "code" | "mail";

/** What a person did in a session. */
export type SessionEvent =
  | StartEvent
  /**
   * `proof` is the signature of the claim with the invitation key. `host` is the seat whose device a person uses to
   * sign in person, with keys of their own; a device of that seat must have stated this in an earlier "host" event.
   */
  | {
      readonly type: "claim";
      readonly seat: string;
      readonly device: string;
      readonly proof: string;
      readonly host?: string;
      readonly deletion?: LeftConsent;
      readonly former?: readonly FormerKeys[];
    }
  /** The owner of this device states that the person of a seat signs on it in person; `device` is that person's public key. */
  | { readonly type: "host"; readonly seat: string; readonly device: string }
  /** The first device of a seat offers to add another one: the public key of a link, empty to withdraw the offer. */
  | { readonly type: "offer_device"; readonly invitation: string }
  /** A device that opened this link asks to be added; `proof` is the signature of the request with the key of the link. */
  | {
      readonly type: "join_device";
      readonly seat: string;
      readonly device: string;
      readonly proof: string;
      readonly deletion?: LeftConsent;
    }
  /**
   * The first device confirms the public key of the device that asked. `notes` is the secret of the private notes, encrypted
   * for anyone who has the link; empty if there is none.
   */
  | { readonly type: "add_device"; readonly device: string; readonly notes: string }
  /** The first device removes another one of its seat, by its public key. */
  | { readonly type: "remove_device"; readonly device: string }
  /** A new invitation for a seat that is not claimed yet. */
  | { readonly type: "invite"; readonly seat: string; readonly invitation: string }
  /**
   * The founder replaces the witness of a seat, or continues without a witness (`name` is null). Earlier signatures
   * lose their effect, because each signature names everyone who signs. `before` is the name of the previous witness.
   */
  | {
      readonly type: "replace_witness";
      readonly seat: string;
      readonly before: string;
      readonly name: string | null;
      /** Public key of the new witness's invitation; empty without a new witness. */
      readonly invitation: string;
    }
  /** The founder invites a notary to a new seat; `seat` is its id. */
  | {
      readonly type: "invite_notary";
      readonly seat: string;
      readonly name: string;
      /** Public key of the invitation. */
      readonly invitation: string;
      readonly request: NotaryRequest;
    }
  /** The founder continues without that notary. */
  | { readonly type: "leave_out_notary"; readonly seat: string }
  /** A notary completes the certificate. */
  | ({ readonly type: "certificate" } & NotaryStatement)
  /** How the sender says the link was passed on. */
  | { readonly type: "pass_on"; readonly seat: string; readonly how: PassedOn }
  | {
      readonly type: "propose";
      readonly proposal: string;
      readonly change: Change;
      readonly reason: string;
      /** Hash of what the change replaces, as the proposer saw it. */
      readonly base: string;
      /** The proposal this one counters. */
      readonly counters: string | null;
    }
  | { readonly type: "withdraw"; readonly proposal: string }
  | { readonly type: "accept"; readonly proposal: string }
  | { readonly type: "decline"; readonly proposal: string; readonly reason: string }
  | ({ readonly type: "comment" } & NoteContent)
  /** A `NoteContent`, readable by the devices of its author's seat only. */
  | { readonly type: "note"; readonly box: string }
  | { readonly type: "agree"; readonly version: string }
  /**
   * Consent to sign electronically: the statement that was shown, the SHA-256 of the test file that the person opened to
   * prove that they can read such files, and whether the condition for electronic signing is met.
   */
  | { readonly type: "consent"; readonly statement: string; readonly file: string; readonly meetsCondition: boolean }
  | {
      readonly type: "signature";
      readonly version: string;
      readonly mark: SignatureMark;
      readonly intent: string;
      /** For an uploaded file only. */
      readonly filled?: FilledFields;
      /** SHA-256, in hexadecimal, of the list of files of the build that the signer's page ran, as its server named it. */
      readonly build?: string;
      /** The device of every signer, so that each signature vouches for the devices of the others. */
      readonly parties: readonly SeenParty[];
    }
  /** The founder has everyone sign again, because an entry between the signatures keeps the file from being sealed. */
  | { readonly type: "sign_again" }
  | { readonly type: "refuse"; readonly reason: string }
  | { readonly type: "void"; readonly reason: string }
  /** This device, and the people who signed on it in person, agree that the server deletes the session. */
  | { readonly type: "delete"; readonly consents: readonly DeletionConsent[] }
  /** This device withdraws that. Any other entry that it writes does, too, because the server cannot read which one it is. */
  | { readonly type: "keep" }
  /** The sealed file: its SHA-256 in base64url, and the id under which the server stores it, encrypted. */
  | { readonly type: "seal"; readonly file: string; readonly blob: string };

/** The kinds of events. */
export type SessionAct = SessionEvent["type"];
