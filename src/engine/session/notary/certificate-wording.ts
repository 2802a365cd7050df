import { certificateLines } from "../../../text/languages/shared/notary.ts";
import type { CertificateLine, CertificateMarker } from "../../../text/languages/shared/notary.ts";

/** A piece of a line: words, names that the program inserts, or a place that the notary fills in; `at` counts these from 0. */
export type WordingPiece =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "marker"; readonly marker: CertificateMarker }
  | { readonly type: "blank" | "box"; readonly at: number; readonly shown: string };

/** A line of a certificate. The notary's signature is on one of the rules, which has no `at`; the others are filled in. */
export type WordingLine =
  | { readonly type: "words"; readonly pieces: readonly WordingPiece[] }
  | { readonly type: "rule"; readonly label: string; readonly at: number | null }
  | { readonly type: "seal"; readonly label: string };

/** A certificate with its places to fill in. */
export type CertificateWording = { readonly lines: readonly WordingLine[]; readonly blanks: number };

/** An empty box of a certificate, and how it looks when it is checked. */
const BOX = "□";
const CHECKED_BOX = "[X]";

/** What a notary enters to check a box. */
export const CHECKED = "x";

const PLACE = /(_{2,}|□)/;
const SIGNED = /signature/i;

/** The rule for the notary's signature: the first that is labeled so, or the first of all. */
const signedRule = (lines: readonly CertificateLine[]): number => {
  const labeled = lines.findIndex((line) => line.type === "rule" && SIGNED.test(line.label));
  return labeled < 0 ? lines.findIndex(({ type }) => type === "rule") : labeled;
};

/** The lines of a certificate that a state prescribes, with its blanks in order. */
export const certificateWording = (source: string): CertificateWording => {
  const lines = certificateLines(source);
  const signed = signedRule(lines);
  let blanks = 0;
  const pieceOf = (shown: string): WordingPiece => {
    if (!PLACE.test(shown)) return { type: "text", text: shown };
    return { type: shown === BOX ? "box" : "blank", at: blanks++, shown };
  };
  const parsed = lines.map((line, index): WordingLine => {
    if (line.type === "seal") return line;
    if (line.type === "rule") return { ...line, at: index === signed ? null : blanks++ };
    const pieces = line.pieces.flatMap((piece): readonly WordingPiece[] =>
      typeof piece === "string"
        ? piece
            .split(PLACE)
            .filter((part) => part !== "")
            .map(pieceOf)
        : [{ type: "marker", marker: piece.marker }],
    );
    return { type: "words", pieces };
  });
  return { lines: parsed, blanks };
};

/** What is printed in a place that was filled in; an empty one is printed as the state has it. */
export const filledPlace = (piece: Extract<WordingPiece, { readonly at: number }>, given: string): string => {
  if (given === "") return piece.shown;
  return piece.type === "box" ? CHECKED_BOX : given;
};

type Request = {
  readonly capacity: { readonly authority: string; readonly party: string } | null;
  /** The names of the signers. */
  readonly names: readonly string[];
};

const listed = (names: readonly string[]): string =>
  names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")}, and ${names.at(-1)}`;

/** The words for a marker, in English as every certificate: "Bo Roe as President of Aster Ltd". */
export const markerWords = (marker: CertificateMarker, { capacity, names }: Request): string => {
  switch (marker) {
    case "names":
      return listed(names);
    case "signers":
      return capacity ? `${listed(names)} as ${capacity.authority} of ${capacity.party}` : listed(names);
    case "authority":
      return capacity?.authority ?? "";
    case "party":
      return capacity?.party ?? "";
  }
};
