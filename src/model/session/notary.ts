import type { Strokes } from "../document.ts";
import type { SignatureMark } from "./signature-mark.ts";

/** What a notary certifies: an acknowledgment by people who sign for themselves or by one who signs for another, or an oath. */
export const NOTARIAL_ACTS = ["acknowledgment", "representative", "jurat"] as const;
export type NotarialAct = (typeof NOTARIAL_ACTS)[number];

/** How the signers appeared before the notary. */
export const APPEARANCES = ["in_person", "video"] as const;
export type Appearance = (typeof APPEARANCES)[number];

/**
 * How the notary identified the signers: by a document, by personal knowledge, or by the oath of a credible witness.
 */
export const IDENTIFICATIONS = ["document", "known", "witness"] as const;
export type Identification = (typeof IDENTIFICATIONS)[number];

/** A value of law as it was read when a notary was invited; null where it is unknown or disputed. */
export type ReadLaw<Value> = {
  readonly value: Value | null;
  readonly status: "confirmed" | "secondary" | "disputed" | "unknown" | "none";
  readonly cite: string | null;
  readonly source: string | null;
  readonly note: string | null;
};

/** What the founder asks a notary to certify, with the law of the state that commissioned the notary. */
export type NotaryRequest = {
  readonly act: NotarialAct;
  /** The state, such as "US-CA", and its name. */
  readonly place: string;
  readonly state: string;
  /** The certificate that the state prescribes, word for word, as a law file has it. */
  readonly wording: ReadLaw<string>;
  /** The notice that the certificate must contain. */
  readonly notice: string | null;
  /** The seats of the parties whose signatures are certified. */
  readonly signers: readonly string[];
  /** By what authority and for whom the signer signs; for `representative` only. */
  readonly capacity: { readonly authority: string; readonly party: string } | null;
  /** Whether a notary of the state may act by audio and video. */
  readonly video: ReadLaw<boolean>;
  /** The identification that a notary may accept, to finish "Bring …". */
  readonly card: ReadLaw<string>;
  /** Whether it is enough that the notary knows the signer. */
  readonly known: ReadLaw<boolean>;
};

/** What a notary states and completes. Nothing of it was checked by the program. */
export type NotaryStatement = {
  /** The hash of what everyone signed. */
  readonly version: string;
  /** The name under which the notary is commissioned. */
  readonly name: string;
  /** The number of the commission. */
  readonly commission: string;
  /** The state that commissioned the notary, and the county of the notarial act. */
  readonly place: string;
  readonly county: string;
  /** The last day of the commission, and the day of the notarial act: ISO dates. */
  readonly expires: string;
  readonly on: string;
  readonly act: NotarialAct;
  readonly appearance: Appearance;
  readonly identification: Identification;
  /** Which document, or who the witness was; empty if the notary knows the signers. */
  readonly evidence: string;
  /** What the notary wrote in the blanks of the certificate, in order. */
  readonly blanks: readonly string[];
  /** The notary's signature, and the strokes of a picture of the seal. */
  readonly mark: SignatureMark;
  readonly stamp: Strokes | null;
  /** The statement that the notary confirmed. */
  readonly intent: string;
  /** As in a signature. */
  readonly build?: string;
};
