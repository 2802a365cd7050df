import type { LegalDocument } from "../document.ts";
import type { LogEntry } from "./log-api.ts";
import type { AmendedFile, SeenParty, SessionEvent } from "./session-event.ts";
import type { NotaryRequest, NotaryStatement } from "./notary.ts";
import type { UploadedPdf } from "./uploaded-pdf.ts";

/**
 * What a sealed file carries to prove its signatures: the whole log, of which the entries about signing can be opened,
 * and the signed document. Binary values are base64url.
 */
export type Evidence = {
  readonly format: 1;
  readonly session: string;
  /** The key with which the server signed each head of the log. */
  readonly headKey: string;
  /** IANA name of the time zone in which times are printed beside UTC. */
  readonly zone: string;
  /** The version of the program that prints the sealed file, as the first event of the session names it. */
  readonly writer?: number;
  /** The document that was signed. */
  readonly document: LegalDocument;
  /** The uploaded file that was signed instead; the sealed file begins with its bytes. */
  readonly file?: UploadedPdf;
  /** The signed document that this one amends. */
  readonly amends?: AmendedFile;
  /** The public keys of all devices that wrote an entry. */
  readonly devices: readonly string[];
  /** The log up to the last signature or certificate. */
  readonly entries: readonly LogEntry[];
  /**
   * Keys of (1) the entries about signing; (2) the entries by signers, notaries and the founder between the first signature and
   * the last signature or certificate; (3) the entries by a first device after it added a device that signs. All other entries
   * stay readable by the parties only.
   */
  readonly opened: readonly { readonly seq: number; readonly key: string }[];
};

/** An entry about signing, opened. */
export type SigningLine = {
  readonly seq: number;
  /** When the server stored it, in UTC. */
  readonly at: string;
  /** The seat whose device wrote it; null for a device that no signer named. */
  readonly seat: string | null;
  /** The public key of the device, unless it is the first one of its seat. */
  readonly device?: string;
  readonly event: SessionEvent;
};

/** A notary with a valid certificate. What the notary stated was not checked. */
export type ProvenNotary = {
  readonly seat: string;
  /** The name by which the founder invited the notary, and the public key of the device. */
  readonly name: string;
  readonly device: string;
  readonly seq: number;
  readonly at: string;
  readonly request: NotaryRequest;
  readonly statement: NotaryStatement;
};

/** What evidence proves, once it has been checked. */
export type ProvenSigning = {
  readonly session: string;
  readonly zone: string;
  /** The version of the program that prints the sealed file; none in sessions of earlier programs. */
  readonly writer?: number | undefined;
  readonly headKey: string;
  readonly document: LegalDocument;
  readonly file?: UploadedPdf;
  readonly amends?: AmendedFile;
  /** The hash of the document or the uploaded file, and of what it amends, which every signature names. */
  readonly version: string;
  /** The hash of the last entry, which depends on every entry before it. */
  readonly lastHash: string;
  readonly count: number;
  readonly parties: readonly SeenParty[];
  readonly lines: readonly SigningLine[];
  readonly notaries: readonly ProvenNotary[];
};

/** What is wrong with evidence, and the entry or the party it concerns. */
export type EvidenceProblem = {
  readonly code:
    | "unreadable"
    /** The log was changed, reordered or cut before this entry, or the server did not sign it. */
    | "broken_chain"
    /** No known device signed the entry. */
    | "wrong_device"
    /** The key does not open the entry. */
    | "closed_entry"
    /** An entry that the evidence must open is not opened; `opened` says which these are. */
    | "hidden_entry"
    /** Someone refused, or the founder ended the session, before everyone had signed. */
    | "ended"
    /** A witness was replaced, or everyone had to sign again, after a signature; or another witness than that is listed. */
    | "void_signatures"
    /** Two signatures name different parties or devices. */
    | "parties_differ"
    /** The list of those who sign has a seat twice, or one key for two people. */
    | "same_device"
    /** A witness is a party, too, has another seat, or sees the signature of no party. */
    | "unfit_witness"
    /** A signature is of another text. */
    | "other_document"
    /** A party signed without consent. */
    | "no_consent"
    /** Someone joined in person on the device of another, and that device did not state it. */
    | "wrong_host"
    /** A witness signed before the party whose signature it saw, or of no party. */
    | "wrong_witness"
    /** The signature of a party is missing. */
    | "signature_missing"
    /** A certificate has no effect: not by the notary whom the founder invited, too early, or of something else. */
    | "wrong_notary"
    /** A notary was invited who neither completed a certificate nor was left out. */
    | "notary_missing";
  readonly seq?: number;
  readonly name?: string;
};

/** What is wrong with the seal of a file. */
export type SealProblem =
  /** The file has no signature of the right form. */
  | "no_seal"
  /** The signature cannot be read. */
  | "unreadable_seal"
  /** Something was added after sealing. */
  | "added_after"
  /** A byte that the seal covers was changed. */
  | "changed"
  /** The signature was not made with the key of its certificate. */
  | "wrong_signature"
  /** The certificate was not issued by the one beside it, or was not valid at that time. */
  | "wrong_certificate";
