import type { Block, Inline, Notarial, Signature, SignatureLine } from "../../model/document.ts";
import { inlineText } from "../../text/inline-text.ts";
import { CERTIFICATE_LINES, CERTIFICATE_VENUE, certificates, witnessOath } from "../../text/legal/notary.ts";
import { isDecimal } from "../../values/decimal.ts";
import type { LinkedExecution, LinkedNotary } from "./linked-plan.ts";
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
  const declared = plan.witnessTexts.find(({ when }) => when === null || when.holds(scope.get) === true);
  if (declared) blocks.push(writeParagraph("witnesses.text", declared.text, scope));
  for (let n = 1; n <= count; n++) blocks.push(witnessBlock(n, writing));
  return blocks;
};

const around = (pieces: readonly string[], names: readonly Inline[]): readonly Inline[] =>
  pieces.flatMap((piece, index) => [...(index > 0 ? names : []), ...(piece === "" ? [] : [text(piece)])]);

/** Those who swear sign below the oath, the officer below the certificate. */
const oathLines = (
  { swornBy }: LinkedNotary,
  signers: readonly Signer[],
  witnesses: number,
  scope: Scope,
  { prose, words }: Writing,
): readonly SignatureLine[] => [
  ...(swornBy === "all" ? signers.map((signer) => rule(inlineText(signerNames([signer], scope, prose)))) : []),
  ...Array.from({ length: witnesses }, (_, index) => rule(words.signing.witnessHeading(index + 1))),
];

const oath = (
  notary: LinkedNotary,
  signers: readonly Signer[],
  witnesses: number,
  scope: Scope,
  writing: Writing,
): readonly Notarial[] => {
  const names = signerNames(signers, scope, writing.prose);
  const [sworn, officer] = notary.swornBy === "all" ? certificates.self_proving : witnessOath;
  const words = notary.text ? notary.text.fill(scope) : around(sworn, names);
  return [
    {
      type: "notarial",
      id: "notary.oath",
      paragraphs: [words],
      lines: oathLines(notary, signers, witnesses, scope, writing),
    },
    { type: "notarial", id: "notary", paragraphs: [around(officer, names)], lines: CERTIFICATE_LINES.map(rule) },
  ];
};

const certificate = (
  plan: LinkedExecution,
  signers: readonly Signer[],
  scope: Scope,
  writing: Writing,
): readonly Notarial[] => {
  const notary = plan.notaries.find(({ when }) => when === null || when.holds(scope.get) === true);
  if (!notary) return [];
  const venue: Notarial = {
    type: "notarial",
    id: "notary.venue",
    notice: notary.notice?.fill(scope),
    paragraphs: [],
    lines: CERTIFICATE_VENUE.map(rule),
  };
  if (notary.kind === "self_proving") {
    return [venue, ...oath(notary, signers, countOf(plan, scope), scope, writing)];
  }
  const names = signerNames(signers, scope, writing.prose);
  const general = certificates[notary.kind].map((pieces) => around(pieces, names));
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
  return [...witnessSection(plan, scope, writing), ...certificate(plan, signers, scope, writing)];
};
