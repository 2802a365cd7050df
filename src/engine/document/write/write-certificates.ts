import type { Block, Inline, Notarial, SignatureLine } from "../../../model/document.ts";
import {
  CERTIFICATE_DOCUMENT,
  CERTIFICATE_HEADING,
  CERTIFICATE_MISSING,
  certificateLines,
} from "../../../text/languages/shared/notary.ts";
import type { CertificateLine } from "../../../text/languages/shared/notary.ts";
import type { LinkedNotary } from "../plan/linked-plan.ts";
import type { RowScope } from "../plan/row-scope.ts";
import { signerNames } from "../plan/signers.ts";
import type { Signer } from "../plan/signers.ts";
import type { WriteContext } from "./write-context.ts";

type Content = readonly Inline[];

const text = (words: string): Inline => ({ type: "text", text: words });

const insertNames = (pieces: readonly string[], names: Content): Content =>
  pieces.flatMap((piece, index) => [...(index > 0 ? names : []), ...(piece === "" ? [] : [text(piece)])]);

/** Paragraphs and the lines after them: one block of a certificate. */
type CertificateSection = { readonly paragraphs: Content[]; readonly lines: SignatureLine[] };

const addLine = (parts: CertificateSection[], line: CertificateLine, names: Content): void => {
  const last = parts.at(-1);
  if (line.type === "words") {
    const part = last && last.lines.length === 0 ? last : { paragraphs: [], lines: [] };
    if (part !== last) parts.push(part);
    part.paragraphs.push(insertNames(line.pieces, names));
    return;
  }
  const part = last ?? { paragraphs: [], lines: [] };
  if (!last) parts.push(part);
  part.lines.push(line);
};

const prescribed = (source: string, notice: Content | undefined, names: Content, id: string): readonly Notarial[] => {
  const parts: CertificateSection[] = [];
  for (const line of certificateLines(source)) addLine(parts, line, names);
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
type CertificatePage = {
  readonly notary: LinkedNotary;
  readonly title: string;
  /** Names of all signers whose signatures are certified, on one page or on separate ones. */
  readonly all: Content;
  readonly scope: RowScope;
};

/** A certificate on its own page, which names the document it belongs to. */
const writePage = (
  { notary, title, all, scope }: CertificatePage,
  names: Content,
  id: string,
  ofOne: boolean,
): readonly Block[] => {
  const [before, between, after] = CERTIFICATE_DOCUMENT;
  const of = ofOne ? [text(" of "), ...names] : [];
  const source = notary.certificate?.(scope.get) ?? null;
  const isPrescribed = typeof source === "string" && source !== "";
  return [
    { type: "pageBreak" },
    { type: "heading", id: `${id}.kind`, content: [text(CERTIFICATE_HEADING[notary.kind]), ...of] },
    {
      type: "paragraph",
      id: `${id}.document`,
      content: [text(before + title + between), ...all, text(after)],
      fields: [],
    },
    ...(isPrescribed ? prescribed(source, notary.notice?.fill(scope), names, id) : [instruction(notary, names, id)]),
  ];
};

/** The certificates a notary completes: the state's wording from the law table, or an instruction if it has none. */
export const writeCertificates = (
  notaries: readonly LinkedNotary[],
  everyone: readonly Signer[],
  title: string,
  scope: RowScope,
  { prose }: WriteContext,
): readonly Block[] => {
  const notary = notaries.find(({ when }) => when === null || when.holds(scope.get) === true);
  if (!notary) return [];
  const signers = everyone.filter(({ field }) => notary.of?.includes(field) !== false);
  const page: CertificatePage = { notary, title, all: signerNames(signers, scope, prose), scope };
  if (notary.apart?.(scope.get) !== true) return writePage(page, page.all, "notary", false);
  return signers.flatMap((signer) =>
    writePage(page, signerNames([signer], scope, prose), `notary.${signer.path}`, true),
  );
};
