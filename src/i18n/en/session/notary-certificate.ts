import type { Appearance, Identification, NotarialAct } from "../../../model/session/notary.ts";

/** Messages of the page of a sealed file that has the certificate of a notary; the certificate itself is in English. */
export const notaryCertificate = {
  belongs: (title: string, names: string, session: string) =>
    `This certificate is part of the signed record of ${title}, signed by ${names} in session ${session}.`,
  unused: "The page for a certificate inside the document was not used.",
  stated: "What the notary stated",
  notChecked:
    "The notary entered this certificate and these statements. The program that made this file did not check the commission, the identity of the notary, or that anyone appeared before the notary. It does not notarize documents.",
  name: "Name of the notary",
  commission: "Number of the commission",
  state: "Commissioned by",
  expires: "Commission expires",
  county: "County or city of the notarial act",
  on: "Day of the notarial act",
  act: "Notarial act",
  acts: {
    acknowledgment: "acknowledgment",
    representative: "acknowledgment by someone who signs for another",
    jurat: "jurat",
  } satisfies Record<NotarialAct, string>,
  appearance: "Signers appeared",
  appearances: {
    in_person: "in the same room",
    video: "by audio and video",
  } satisfies Record<Appearance, string>,
  identification: "Signers identified",
  identifications: {
    document: (evidence: string) => `by an identification document: ${evidence}`,
    known: () => "the notary knows them personally",
    witness: (evidence: string) => `by the oath of a witness: ${evidence}`,
  } satisfies Record<Identification, (evidence: string) => string>,
  wording: "Source of the wording",
  summary: "read in a summary",
  completed: "Completed",
  intent: "Statement",
  build: "SHA-256 of the page’s code, as its server stated it",
  acted: {
    invited: (name: string, notary: string) => `${name} invited ${notary} as a notary`,
    leftOut: (name: string, notary: string) => `${name} continued without ${notary} as a notary`,
    certified: (name: string) => `${name} completed a notary’s certificate; no one checked the commission`,
  },
};
