import type { Block, Inline, Notarial, Signature, SignatureLine } from "../../model/document.ts";
import { inlineText } from "../../text/inline-text.ts";
import {
  CERTIFICATE_HEADING,
  CERTIFICATE_LINES,
  CERTIFICATE_VENUE,
  certificates,
  certificatesForOne,
  witnessOath,
} from "../../text/legal/notary.ts";
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

/** What the officer certifies for those who sign before them: the author's words, or the general ones where each signs apart. */
const body = (
  { kind, text: own }: LinkedNotary,
  signers: readonly Signer[],
  part: string,
  scope: Scope,
  { prose }: Writing,
): Notarial => {
  const names = signerNames(signers, scope, prose);
  const general = kind === "self_proving" ? [] : (part === "" ? certificates : certificatesForOne)[kind];
  return {
    type: "notarial",
    id: `notary${part}`,
    paragraphs: own && part === "" ? [own.fill(scope)] : general.map((pieces) => around(pieces, names)),
    lines: CERTIFICATE_LINES.map(rule),
  };
};

/** What kind of certificate it is, for whom where each has one, and where it is given. */
const opening = (
  { kind, notice }: LinkedNotary,
  part: string,
  names: readonly Inline[],
  scope: Scope,
): readonly Block[] => {
  const of: readonly Inline[] = names.length === 0 ? [] : [text(" of "), ...names];
  return [
    { type: "heading", id: `notary.kind${part}`, content: [text(CERTIFICATE_HEADING[kind]), ...of] },
    {
      type: "notarial",
      id: `notary.venue${part}`,
      notice: notice?.fill(scope),
      paragraphs: [],
      lines: CERTIFICATE_VENUE.map(rule),
    },
  ];
};

const certificatesOf = (
  plan: LinkedExecution,
  everyone: readonly Signer[],
  scope: Scope,
  writing: Writing,
): readonly Block[] => {
  const notary = plan.notaries.find(({ when }) => when === null || when.holds(scope.get) === true);
  if (!notary) return [];
  const signers = everyone.filter(({ field }) => notary.of?.includes(field) !== false);
  if (notary.kind === "self_proving") {
    return [...opening(notary, "", [], scope), ...oath(notary, signers, countOf(plan, scope), scope, writing)];
  }
  if (notary.apart?.(scope.get) !== true) {
    return [...opening(notary, "", [], scope), body(notary, signers, "", scope, writing)];
  }
  return signers.flatMap((signer) => {
    const part = `.${signer.path}`;
    const names = signerNames([signer], scope, writing.prose);
    return [...opening(notary, part, names, scope), body(notary, [signer], part, scope, writing)];
  });
};

/** Witness blocks and the notary's certificate, or one for each who signs, as the law of the place asks. */
export const writeExecution = (
  plan: LinkedExecution,
  signers: readonly Signer[],
  scope: Scope,
  writing: Writing,
): readonly Block[] => {
  if (plan.when && plan.when.holds(scope.get) !== true) return [];
  return [...witnessSection(plan, scope, writing), ...certificatesOf(plan, signers, scope, writing)];
};
