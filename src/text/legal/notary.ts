/** What a notary certifies: who signed, that the content was sworn to, or that a will was signed as the law asks. */
export type CertificateKind = "acknowledgment" | "jurat" | "self_proving";

/** A sentence around the names of those who signed, which stand between every two pieces. */
export type AroundNames = readonly string[];

/** What stands above a certificate, which nobody is then to take for a part of a signature. */
export const CERTIFICATE_HEADING: { readonly [kind in CertificateKind]: string } = {
  acknowledgment: "Acknowledgment",
  jurat: "Jurat",
  self_proving: "Self-proving affidavit",
};

/** Lines above a certificate that say where it is given. */
export const CERTIFICATE_VENUE: readonly string[] = ["State of", "County of"];

/** Lines below a certificate; all are left for the officer. */
export const CERTIFICATE_LINES: readonly string[] = [
  "Date",
  "Signature of notarial officer",
  "Title of office",
  "My commission expires",
];

/**
 * General certificates, for a place whose own wording the catalog does not give.
 *
 * They are in English in every document, because an American officer completes only a certificate they can read. An
 * acknowledgment says who signed, how the officer knows it, and that they meant to, because some courts set aside a paper
 * whose certificate leaves one of these out; a jurat says that the content was sworn to.
 */
export const certificates: { readonly [kind in CertificateKind]: readonly [AroundNames, AroundNames] } = {
  acknowledgment: [
    ["This document was acknowledged before me, on the date written below, by ", "."],
    [
      "Each signer named here is personally known to me, or was proved to me on the basis of satisfactory evidence to be the individual described in this document who executed it, and each acknowledged to me having executed it as a free act for the purposes stated in it.",
    ],
  ],
  jurat: [
    ["Signed and sworn to, or affirmed, before me, on the date written below, by ", "."],
    ["Each signer named here signed in my presence, after an oath or affirmation that the content is true."],
  ],
  self_proving: [
    [
      "",
      " and the witnesses who signed above, each under oath or affirmation, declare to the officer below: that ",
      " signed this document willingly, as a free act for the purposes stated in it; that each witness signed it as a witness in the presence of ",
      " and of the other witnesses; and that, as far as each witness knows, ",
      " was then of full age, of sound mind, and under no constraint or undue influence.",
    ],
    ["Sworn to or affirmed, and acknowledged, before me, on the date written below, by ", " and by the witnesses."],
  ],
};

/** The same for one who signs apart from the others. */
export const certificatesForOne: { readonly [kind in "acknowledgment" | "jurat"]: readonly AroundNames[] } = {
  acknowledgment: [
    certificates.acknowledgment[0],
    [
      "The signer named here is personally known to me, or was proved to me on the basis of satisfactory evidence to be the individual described in this document who executed it, and acknowledged to me having executed it as a free act for the purposes stated in it.",
    ],
  ],
  jurat: [
    certificates.jurat[0],
    ["The signer named here signed in my presence, after an oath or affirmation that the content is true."],
  ],
};

/** The same where the law asks the witnesses alone to swear that a document was signed as it should be. */
export const witnessOath: readonly [AroundNames, AroundNames] = [
  [
    "The witnesses who signed above, each under oath or affirmation, declare to the officer below: that ",
    " signed this document in the presence of each witness, declared it to be what it is called, and asked each witness to sign it; that each witness signed it in the presence of ",
    " and of the other witnesses; and that, as far as each witness knows, ",
    " was then of full age, of sound mind, and under no constraint or undue influence.",
  ],
  ["Sworn to or affirmed, and signed, before me, on the date written below, by each witness who signed above."],
];
