import type { Block, Inline, Notarial, SignatureLine } from "../../model/document.ts";
import {
  CERTIFICATE_DOCUMENT,
  CERTIFICATE_HEADING,
  CERTIFICATE_MISSING,
  certificateLines,
} from "../../text/legal/notary.ts";
import type { CertificateLine } from "../../text/legal/notary.ts";
import type { LinkedNotary } from "./linked-plan.ts";
import type { Scope } from "./scope.ts";
import { signerNames } from "./signers.ts";
import type { Signer } from "./signers.ts";
import type { Writing } from "./writing.ts";

type Content = readonly Inline[];

const text = (words: string): Inline => ({ type: "text", text: words });

const around = (pieces: readonly string[], names: Content): Content =>
  pieces.flatMap((piece, index) => [...(index > 0 ? names : []), ...(piece === "" ? [] : [text(piece)])]);

/** Paragraphs with the lines that follow them: one block of a certificate. */
type Part = { readonly paragraphs: Content[]; readonly lines: SignatureLine[] };

const addLine = (parts: Part[], line: CertificateLine, names: Content): void => {
  const last = parts.at(-1);
  if (line.type === "words") {
    const part = last && last.lines.length === 0 ? last : { paragraphs: [], lines: [] };
    if (part !== last) parts.push(part);
    part.paragraphs.push(around(line.pieces, names));
    return;
  }
  const part = last ?? { paragraphs: [], lines: [] };
  if (!last) parts.push(part);
  part.lines.push(line);
};

const prescribed = (source: string, notice: Content | undefined, names: Content, id: string): readonly Notarial[] => {
  const parts: Part[] = [];
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
  paragraphs: [around(CERTIFICATE_MISSING[kind], names)],
  lines: [],
});

/** What every certificate page of a document shares. */
type Page = {
  readonly notary: LinkedNotary;
  readonly title: string;
  /** Names of all whose signatures are certified, whether together or apart. */
  readonly all: Content;
  readonly scope: Scope;
};

/** One certificate on a page of its own, which names the document it belongs to. */
const writePage = (
  { notary, title, all, scope }: Page,
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

/** The certificates a notary completes: the state's own words from the law table, or an instruction where it has none. */
export const writeCertificates = (
  notaries: readonly LinkedNotary[],
  everyone: readonly Signer[],
  title: string,
  scope: Scope,
  { prose }: Writing,
): readonly Block[] => {
  const notary = notaries.find(({ when }) => when === null || when.holds(scope.get) === true);
  if (!notary) return [];
  const signers = everyone.filter(({ field }) => notary.of?.includes(field) !== false);
  const page: Page = { notary, title, all: signerNames(signers, scope, prose), scope };
  if (notary.apart?.(scope.get) !== true) return writePage(page, page.all, "notary", false);
  return signers.flatMap((signer) =>
    writePage(page, signerNames([signer], scope, prose), `notary.${signer.path}`, true),
  );
};
