import type { Block, Inline, Notarial, Signature, SignatureLine } from "../../model/document.ts";
import { CERTIFICATE_LINES, CERTIFICATE_VENUE, certificates } from "../../text/legal/notary.ts";
import { isDecimal } from "../../values/decimal.ts";
import type { LinkedExecution } from "./linked-plan.ts";
import type { Scope } from "./scope.ts";
import { signerNames } from "./signers.ts";
import type { Signer } from "./signers.ts";
import { writeParagraph } from "./write-body.ts";
import type { Writing } from "./writing.ts";

/** A table of places may hold any number; a document has room for this many. */
const MOST_WITNESSES = 10;

const rule = (label: string): SignatureLine => ({ type: "rule", label });
const text = (words: string): Inline => ({ type: "text", text: words });

const countOf = ({ witnesses }: LinkedExecution, scope: Scope): number => {
  const count = witnesses?.(scope.get) ?? null;
  return isDecimal(count) ? Math.max(0, Math.min(MOST_WITNESSES, Math.floor(count.toNumber()))) : 0;
};

const witnessBlock = (n: number, { words }: Writing): Signature => ({
  type: "signature",
  id: `witnesses.${n}`,
  role: "witness",
  heading: [text(words.signing.witnessHeading(n))],
  lines: words.signing.witness.flatMap((line) => ("rule" in line ? [rule(line.rule)] : [])),
  fields: [],
});

const witnessSection = (plan: LinkedExecution, scope: Scope, writing: Writing): readonly Block[] => {
  const count = countOf(plan, scope);
  if (count === 0) return [];
  const { witnesses } = writing.words;
  const blocks: Block[] = [];
  if (witnesses !== null) blocks.push({ type: "heading", id: "witnesses", content: [text(witnesses)] });
  if (plan.witnessText) blocks.push(writeParagraph("witnesses.text", plan.witnessText, scope));
  for (let n = 1; n <= count; n++) blocks.push(witnessBlock(n, writing));
  return blocks;
};

const certificate = (
  notary: NonNullable<LinkedExecution["notary"]>,
  signers: readonly Signer[],
  scope: Scope,
  { prose }: Writing,
): readonly Notarial[] => {
  if (notary.when && notary.when.holds(scope.get) !== true) return [];
  const names = signerNames(signers, scope, prose);
  const general = certificates[notary.kind].map((pieces) =>
    pieces.flatMap((piece, index) => [...(index > 0 ? names : []), ...(piece === "" ? [] : [text(piece)])]),
  );
  const venue: Notarial = {
    type: "notarial",
    id: "notary.venue",
    notice: notary.notice?.fill(scope),
    paragraphs: [],
    lines: CERTIFICATE_VENUE.map(rule),
  };
  const body: Notarial = {
    type: "notarial",
    id: "notary",
    paragraphs: notary.text ? [notary.text.fill(scope)] : general,
    lines: CERTIFICATE_LINES.map(rule),
  };
  return [venue, body];
};

/** Witness blocks and the notary's certificate, as the law of the place asks. */
export const writeExecution = (
  plan: LinkedExecution,
  signers: readonly Signer[],
  scope: Scope,
  writing: Writing,
): readonly Block[] => {
  if (plan.when && plan.when.holds(scope.get) !== true) return [];
  const notarial = plan.notary ? certificate(plan.notary, signers, scope, writing) : [];
  return [...witnessSection(plan, scope, writing), ...notarial];
};
