import type { Block, Inline, Notarial, SignatureLine } from "../../../model/document.ts";
import {
  CERTIFICATE_DOCUMENT,
  CERTIFICATE_HEADING,
  CERTIFICATE_MISSING,
  certificateLines,
} from "../../../text/languages/shared/notary.ts";
import type { CertificateLine, CertificateMarker } from "../../../text/languages/shared/notary.ts";
import type { LinkedNotary } from "../plan/linked-plan.ts";
import type { RowScope } from "../plan/row-scope.ts";
import { capacityPart, isRepresentative, signerNames } from "../plan/signers.ts";
import type { Signer } from "../plan/signers.ts";
import { typesetAnswer } from "../../../text/typeset.ts";
import type { ProseWords } from "../../../text/words/prose-words.ts";
import type { WriteContext } from "./write-context.ts";

type Content = readonly Inline[];

const text = (words: string): Inline => ({ type: "text", text: words });

const insertNames = (pieces: readonly string[], names: Content): Content =>
  pieces.flatMap((piece, index) => [...(index > 0 ? names : []), ...(piece === "" ? [] : [text(piece)])]);

/** Paragraphs and the lines after them: one block of a certificate. */
type CertificateSection = { readonly paragraphs: Content[]; readonly lines: SignatureLine[] };

type MarkerContent = (marker: CertificateMarker) => Content;

const addLine = (parts: CertificateSection[], line: CertificateLine, fill: MarkerContent): void => {
  const last = parts.at(-1);
  if (line.type === "words") {
    const part = last && last.lines.length === 0 ? last : { paragraphs: [], lines: [] };
    if (part !== last) parts.push(part);
    part.paragraphs.push(
      line.pieces.flatMap((piece) => (typeof piece === "string" ? [text(piece)] : fill(piece.marker))),
    );
    return;
  }
  const part = last ?? { paragraphs: [], lines: [] };
  if (!last) parts.push(part);
  part.lines.push(line);
};

const prescribed = (
  source: string,
  notice: Content | undefined,
  fill: MarkerContent,
  id: string,
): readonly Notarial[] => {
  const parts: CertificateSection[] = [];
  for (const line of certificateLines(typesetAnswer(source, "en"))) addLine(parts, line, fill);
  return parts.map((part, index) => ({
    type: "notarial",
    id: index === 0 ? id : `${id}.${index + 1}`,
    ...(index === 0 && notice ? { notice } : {}),
    ...part,
  }));
};

const instruction = ({ kind }: LinkedNotary, names: Content, id: string): Notarial => ({
  type: "notarial",
  id,
  paragraphs: [insertNames(CERTIFICATE_MISSING[kind], names)],
  lines: [],
});

/** Context shared by all certificate pages of a document. */
type CertificateContext = {
  readonly notary: LinkedNotary;
  /** The title of the document that is signed. */
  readonly signed: Content;
  /** Names of all signers whose signatures are certified, on one page or on separate ones. */
  readonly all: Content;
  readonly scope: RowScope;
  readonly prose: ProseWords;
};

/** The signers of one certificate: any number of people who sign for themselves, or one representative. */
type CertificatePage = {
  readonly signers: readonly Signer[];
  readonly id: string;
  readonly representative: boolean;
  readonly ofOne: boolean;
};

const fillMarkers =
  ({ scope, prose }: CertificateContext, signers: readonly Signer[], names: Content): MarkerContent =>
  (marker) =>
    marker === "signers" ? names : signers.flatMap((signer) => capacityPart(marker, signer, scope, prose));

/** A certificate on its own page, which names the document it belongs to. */
const writePage = (context: CertificateContext, { signers, id, representative, ofOne }: CertificatePage): Block[] => {
  const { notary, signed, all, scope, prose } = context;
  const [before, between, after] = CERTIFICATE_DOCUMENT;
  const names = signerNames(signers, scope, prose);
  const source = (representative ? notary.representative : notary.certificate)?.(scope.get) ?? null;
  const isPrescribed = typeof source === "string" && source !== "";
  return [
    { type: "pageBreak" },
    {
      type: "heading",
      id: `${id}.kind`,
      content: [text(CERTIFICATE_HEADING[notary.kind]), ...(ofOne ? [text(" of "), ...names] : [])],
    },
    {
      type: "paragraph",
      id: `${id}.document`,
      content: [text(before), ...signed, text(between), ...all, text(after)],
      fields: [],
    },
    ...(isPrescribed
      ? prescribed(source, notary.notice?.fill(scope), fillMarkers(context, signers, names), id)
      : [instruction(notary, names, id)]),
  ];
};

/**
 * The certificate pages: one for all people who sign for themselves, and one for each representative, whose certificate
 * names one authority and one party. If the plan requires it, each signer has a page.
 */
const pagesOf = (notary: LinkedNotary, signers: readonly Signer[], apart: boolean): readonly CertificatePage[] => {
  const represents = (signer: Signer): boolean => notary.representative !== null && isRepresentative(signer);
  const one = (signer: Signer): CertificatePage => ({
    signers: [signer],
    id: `notary.${signer.path}`,
    representative: represents(signer),
    ofOne: true,
  });
  if (apart) return signers.map(one);
  const own = signers.filter((signer) => !represents(signer));
  const others = signers.filter(represents);
  const together =
    own.length > 0 ? [{ signers: own, id: "notary", representative: false, ofOne: others.length > 0 }] : [];
  const pages = [...together, ...others.map(one)];
  return pages.length === 1 ? pages.map((page) => ({ ...page, id: "notary", ofOne: false })) : pages;
};

/** The certificates a notary completes: the state's wording from the law table, or an instruction if it has none. */
export const writeCertificates = (
  notaries: readonly LinkedNotary[],
  everyone: readonly Signer[],
  signed: Content,
  scope: RowScope,
  { prose }: WriteContext,
): readonly Block[] => {
  const notary = notaries.find(({ when }) => when === null || when.test(scope.get) === true);
  if (!notary) return [];
  const signers = everyone.filter(({ field }) => notary.of?.includes(field) !== false);
  const context: CertificateContext = { notary, signed, all: signerNames(signers, scope, prose), scope, prose };
  const apart = notary.apart?.(scope.get) === true;
  return pagesOf(notary, signers, apart).flatMap((page) => writePage(context, page));
};
