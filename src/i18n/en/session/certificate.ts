import type { SignatureMark } from "../../../model/session/signature-mark.ts";
import { english } from "../../../text/languages/en/prose.ts";
import { notaryCertificate } from "./notary-certificate.ts";

/** Messages of the pages that a sealed file has after the document. */
export const certificate = {
  signatures: "Signatures",
  signature: "Signature",
  name: "Name",
  initials: "Initials",
  boxes: "Checkboxes",
  boxOnPage: ({ page, isChecked }: { readonly page: number; readonly isChecked: boolean }) =>
    `page ${page}: ${isChecked ? "checked" : "not checked"}`,
  longDate: english.longDate,
  time: "Signed",
  how: "Made by",
  ways: {
    typed: "typing the name",
    drawn: "drawing",
    uploaded: "a picture of the signature",
  } satisfies Record<SignatureMark["how"], string>,
  inPerson: (way: string, owner: string) => `${way}, in person on the device of ${owner}, as the keys of both state`,
  /** The words of versions before 5, in which only the person who signed stated it. */
  formerlyInPerson: (way: string, owner: string) => `${way}, in person on the device of ${owner}`,
  role: "Role",
  witnessOf: (party: string) => `Witness to the signature of ${party}`,
  device: "Signed on the added device with the public key",
  intent: "Statement",
  build: "SHA-256 of the page’s code, as its server stated it",
  title: "Certificate of completion",
  document: "Document",
  version: "SHA-256 of the text",
  amends: "Amends, according to the signers",
  amended: (title: string, session: string, file: string) =>
    `${title}, signed in session ${session}; SHA-256 of its sealed file: ${file}`,
  amendingVersion: "SHA-256 of what was signed and of what it amends",
  fileVersion: "SHA-256 of the file with its fields",
  file: "SHA-256 of the uploaded file",
  session: "Session",
  log: "Log",
  logText: (count: number, hash: string) => `${count} entries; SHA-256 of the last: ${hash}`,
  server: "Server’s key",
  events: "What happened",
  utc: "Time (UTC)",
  local: (zone: string) => `Time (${zone})`,
  what: "Event",
  acts: {
    claim: (name: string) => `${name} opened the invitation and joined on a device of their own`,
    host: (name: string, guest: string) => `${name} stated that ${guest} would sign in person on this device`,
    claimInPerson: (name: string, owner: string) =>
      `${name} joined, stating that they would sign in person on the device of ${owner}`,
    pass_on: (name: string, way: string) => `${name} shared the link of an invitation ${way}`,
    passedTo: (name: string, invited: string, way: string) => `${name} shared the link for ${invited} ${way}`,
    invite: (name: string, invited: string) =>
      `${name} made a new invitation for ${invited}; the earlier link stopped working`,
    add_device: (name: string, key: string) => `${name} added another device: ${key}`,
    remove_device: (name: string, key: string) =>
      `${name} removed a device; anything done on it after that has no effect: ${key}`,
    agree: (name: string) => `${name} agreed to this text`,
    consent: (name: string, file: string) =>
      `${name} opened the text as a file (SHA-256 ${file}) and consented to sign electronically`,
    signature: (name: string) => `${name} signed`,
    witness: (name: string, party: string) => `${name} signed as a witness to the signature of ${party}`,
    otherWitness: (name: string, before: string, after: string) =>
      `${name} named ${after} as a witness in place of ${before}; signatures made before this have no effect`,
    signAgain: (name: string) => `${name} had everyone sign again; signatures made before this have no effect`,
    withoutWitness: (name: string, before: string) =>
      `${name} continued without ${before} as a witness; signatures made before this have no effect`,
  },
  passedBy: {
    copy: "by copying it",
    share: "through the device’s sharing menu",
    code: "by showing a QR code",
    mail: "in a mail program",
  },
  /** The words of earlier versions of the program, for sessions that were started with them. */
  formerActs: {
    claimInPerson: (name: string, owner: string) => `${name} joined in person on the device of ${owner}`,
    pass_on: (name: string, way: string) => `${name} passed on an invitation: ${way}`,
    passedTo: (name: string, invited: string, way: string) => `${name} passed on the invitation for ${invited}: ${way}`,
    remove_device: (name: string, key: string) => `${name} removed a device, which has no effect from then on: ${key}`,
  },
  formerlyPassedBy: {
    copy: "by copying the link",
    share: "by the device’s sharing menu",
    code: "by showing a QR code",
    mail: "in a mail program",
  },
  notary: notaryCertificate,
  someone: "A participant",
  others: (count: number) =>
    count === 1
      ? "1 other entry of the log is not about signing. The evidence contains it encrypted, readable by the parties only."
      : `${count} other entries of the log are not about signing. The evidence contains them encrypted, readable by the parties only.`,
  consents: "Consent to sign electronically",
  consentOf: (names: string) => `${names} consented to this statement:`,
  about: "How to check this file",
  aboutText: [
    "The times are those of the server, which signed each entry of the log when it stored it. The server could not read the text.",
    "The file evidence.json inside this PDF contains the log. Open the PDF on the page /verify of the service, or run its verifier without a network. Any change to the file after sealing is found.",
    "A signature shows that it was made on a device that used the invitation of that party. It does not show who held the device.",
  ],
  aboutInPerson:
    "Where someone signed in person on another person’s device, the keys of both people state that. Both keys were on that device, so this does not show that the person who signed was there.",
  footer: (session: string) => `Signatures and certificate of completion · session ${session}`,
};

export type CertificateMessages = typeof certificate;
