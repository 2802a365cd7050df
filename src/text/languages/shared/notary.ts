/** The act a notary certifies: who signed, that the content was sworn to, or that a will was executed as the law requires. */
export type CertificateKind = "acknowledgment" | "jurat" | "self_proving";

/** The heading of a certificate page. Certificates are in English in every document, because an American notary completes
 * only a certificate they can read. */
export const CERTIFICATE_HEADING: { readonly [kind in CertificateKind]: string } = {
  acknowledgment: "Acknowledgment",
  jurat: "Jurat",
  self_proving: "Self-Proving Affidavit",
};

/** Identifies the document on a certificate page, which may be kept separately: texts around its title, its signers, and
 * its date, which is written in by hand because most documents take their date from the signatures. */
export const CERTIFICATE_DOCUMENT: readonly [string, string, string] = [
  "This page is attached to the ",
  " of ",
  ", dated ______________________.",
];

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

/** A part of a line of a certificate: words, or a marker that the signers' names replace. */
export type CertificatePiece = string | { readonly marker: CertificateMarker };

/** `signers` are the full names with capacities; the others are the parts of the name of one who signs for another. */
export type CertificateMarker = "signers" | "names" | "authority" | "party";

/** A line of a prescribed certificate: words with the signers' names, a line to write on, or room for the seal. */
export type CertificateLine =
  | { readonly type: "words"; readonly pieces: readonly CertificatePiece[] }
  | { readonly type: "rule"; readonly label: string }
  | { readonly type: "seal"; readonly label: string };

const MARKER = /\[(signers|names|authority|party)\]/;
const RULE = /^\[line\]\s*(.*)$/;
const SEAL = /^\[seal\]\s*(.*)$/;

const lineOf = (line: string): CertificateLine => {
  const rule = RULE.exec(line);
  if (rule) return { type: "rule", label: rule[1] ?? "" };
  const seal = SEAL.exec(line);
  if (seal) return { type: "seal", label: seal[1] || "(Seal)" };
  return { type: "words", pieces: piecesOf(line) };
};

const piecesOf = (line: string): readonly CertificatePiece[] =>
  line.split(MARKER).flatMap((part, index): readonly CertificatePiece[] => {
    if (index % 2 === 1) return [{ marker: part as CertificateMarker }];
    return part === "" ? [] : [part];
  });

/**
 * The lines of a certificate from a law file, one paragraph on each line. `[signers]` is replaced by the names, `[line]
 * Label` by a line to write on, and `[seal]` by space for the seal. In a certificate for a representative, `[names]`,
 * `[authority]` and `[party]` are replaced by the parts of the representative's line.
 */
export const certificateLines = (source: string): readonly CertificateLine[] =>
  source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map(lineOf);
