import type { EvidenceProblem, SealProblem } from "../../../model/session/evidence.ts";

/** Messages of the page that checks a sealed file. */
export const verify = {
  /** The page in the language of these messages. */
  href: "/verify",
  title: "Check a signed PDF",
  lead: "Find out whether a PDF that was signed and sealed here has been changed, and who signed it. The file stays on your device.",
  drop: "Drop the PDF here, or choose it.",
  choose: "Choose a PDF",
  checking: "Checking the file…",
  failed:
    "The file could not be checked. Check your connection and try again: the verifier is loaded when it is first used.",
  good: "This file has not changed since it was signed and sealed",
  goodText:
    "The seal is valid and covers the whole file, the evidence proves every signature, and the pages are those that were signed.",
  bad: "Do not rely on this file",
  unsigned: "This PDF was not signed and sealed here",
  details: "Technical details",
  ownCode: "Check the code of this page",
  limits:
    "A signature shows that it was made on a device that used the party’s invitation, not who held the device. The certificate of the seal is made by the server unless its operator installed another one, so other PDF programs may show it as unknown.",
  sha256: "SHA-256 of this file",
  sealedBy: "Sealed by",
  whose: "Server",
  here: "This site’s server made the seal.",
  elsewhere: "Another server made the seal. Ask its operator for the fingerprint of its certificate and compare it.",
  sealedAt: "Sealed",
  fingerprint: "SHA-256 fingerprint of the root certificate",
  document: "Document",
  version: "SHA-256 of the text",
  amends: "Amends, according to the signers",
  amended: (title: string, file: string) => `${title}; SHA-256 of its sealed file: ${file}`,
  signedBy: (name: string) => `Signed by ${name}`,
  buildOf: (name: string) => `SHA-256 of the code on the page of ${name}, as its server stated it`,
  build: "SHA-256 of the code of this page, as its server states it:",
  /** After the hash. */
  buildEnd: ".",
  compareBuild: "How to compare it",
  witnessedBy: (name: string, party: string) => `Signed by ${name}, witness to the signature of ${party}`,
  inPerson: (name: string) => `How ${name} signed`,
  hostConfirmed: (owner: string) =>
    `In person on the device of ${owner}, as the keys of both state. Both keys were on that device, so this does not show who was there.`,
  hostAlone: (name: string, owner: string) =>
    `In person on the device of ${owner}, as the key of ${name} alone states. No other key confirms it.`,
  someone: "a participant",
  certifiedBy: (name: string) => `Notary’s certificate completed by ${name}`,
  stated: (time: string, commission: string, state: string, expires: string) =>
    `${time}; stated commission: ${commission}, ${state}, expires ${expires}. No one checked it.`,
  seal: {
    no_seal: "The file has no seal, or the seal has been damaged.",
    unreadable_seal: "The seal has been damaged and cannot be read.",
    added_after: "Something was added to the file after it was sealed.",
    changed: "The file was changed after it was sealed.",
    wrong_signature: "The seal was not made with the key of its certificate.",
    wrong_certificate: "The certificate of the seal is not valid.",
  } satisfies Record<SealProblem, string>,
  noEvidence: "The file contains no evidence of its signatures. It may not have been signed here.",
  entry: (seq: number) => `Entry ${seq}`,
  evidence: {
    unreadable: () => "The evidence in the file cannot be read.",
    broken_chain: (entry) => `${entry} of the log was changed, moved, or removed, or the server did not sign it.`,
    wrong_device: (entry) => `${entry} of the log is not signed by a device of the parties.`,
    closed_entry: (entry) => `${entry} of the log cannot be opened with the key in the evidence.`,
    hidden_entry: (entry) =>
      `${entry} of the log was written between the signatures, or before someone signed on another of their devices, but the evidence does not show what it says. It may have ended the signing or removed that device.`,
    ended: (entry) => `${entry} of the log ended the signing: someone refused to sign, or the session was voided.`,
    void_signatures: (entry) =>
      `${entry} of the log replaced a witness or had everyone sign again. Signatures made before that have no effect, or the list of signers does not match the new witness.`,
    parties_differ: (entry) => `${entry} of the log, a signature, names other parties or devices than an earlier one.`,
    same_device: (name) =>
      `${name} shares a key with another person who signed, so the signatures cannot be told apart.`,
    unfit_witness: (name) =>
      `${name} is listed as a witness but also signed in another role, or witnessed no one’s signature.`,
    other_document: (entry) => `${entry} of the log is a signature on a different text.`,
    wrong_host: (entry) =>
      `${entry} of the log says that someone joined in person on another person’s device, but no key of that person states the same.`,
    wrong_witness: (entry) => `${entry} of the log is a witness’s signature, but the party had not signed before it.`,
    no_consent: (entry) => `${entry} of the log is a signature without consent to sign electronically.`,
    wrong_notary: (entry) =>
      `${entry} of the log is a notary’s certificate without effect: it is not by the notary who was invited, came before the last signature, or does not match the request.`,
    notary_missing: (name) =>
      `${name} was invited as a notary, but there is neither a certificate nor a decision to continue without one.`,
    signature_missing: (name) => (name === "" ? "No signature is in the evidence." : `${name} has not signed.`),
  } satisfies Record<EvidenceProblem["code"], (what: string) => string>,
  otherPages: (at: number) =>
    `The pages do not match the evidence. The first difference is at byte ${at + 1}. The file was changed.`,
  otherWriter: (writer: number | null) =>
    `The pages cannot be compared: ${writer === null ? "an earlier version" : `version ${writer}`} of our PDF software made them, and this site now uses a different one. The seal and the evidence were still checked.`,
};

export type VerifyMessages = typeof verify;
