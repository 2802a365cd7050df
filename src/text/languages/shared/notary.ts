/** The act a notary certifies: who signed, that the content was sworn to, or that a will was executed as the law requires. */
export type CertificateKind = "acknowledgment" | "jurat" | "self_proving";

/** The heading of a certificate page. Certificates are in English in every document, because an American notary completes
 * only a certificate they can read. */
export const CERTIFICATE_HEADING: { readonly [kind in CertificateKind]: string } = {
  acknowledgment: "Acknowledgment",
  jurat: "Jurat",
  self_proving: "Self-Proving Affidavit",
};

/** Identifies the document on a certificate page, which may be kept separately: texts around its title and signers. */
export const CERTIFICATE_DOCUMENT: readonly [string, string, string] = ["Document: ", ". Signed by: ", "."];

/**
 * The instruction if the law table has no certificate for the state, because no wording of ours replaces a form that a
 * state prescribes. Texts around the names of the signers.
 */
export const CERTIFICATE_MISSING: { readonly [kind in CertificateKind]: readonly [string, string] } = {
  acknowledgment: [
    "The notary must attach to this page the certificate of acknowledgment for ",
    " that is prescribed by the law of the state of signing, with the notary’s signature and seal.",
  ],
  jurat: [
    "The notary must attach to this page the jurat for ",
    " that is prescribed by the law of the state of signing, with the notary’s signature and seal.",
  ],
  self_proving: [
    "The notary must attach to this page the self-proving affidavit for ",
    " and the witnesses that is prescribed by the law of the state of signing, with the notary’s signature and seal.",
  ],
};

/** A line of a prescribed certificate: words around the names of the signers, a line to write on, or room for the seal. */
export type CertificateLine =
  | { readonly type: "words"; readonly pieces: readonly string[] }
  | { readonly type: "rule"; readonly label: string }
  | { readonly type: "seal"; readonly label: string };

const NAMES = "[signers]";
const RULE = /^\[line\]\s*(.*)$/;
const SEAL = /^\[seal\]\s*(.*)$/;

const lineOf = (line: string): CertificateLine => {
  const rule = RULE.exec(line);
  if (rule) return { type: "rule", label: rule[1] ?? "" };
  const seal = SEAL.exec(line);
  if (seal) return { type: "seal", label: seal[1] || "(Seal)" };
  return { type: "words", pieces: line.split(NAMES) };
};

/**
 * The lines of a certificate from a law file: one paragraph on each line; `[signers]` is replaced by the names,
 * `[line] Label` by a line to write on and `[seal]` by room for the seal.
 */
export const certificateLines = (source: string): readonly CertificateLine[] =>
  source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map(lineOf);
