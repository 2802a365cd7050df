import type { Block, Inline, Signature, SignatureLine } from "../../../model/document.ts";
import type { LinePlan } from "../../../text/words/legal-words.ts";
import { isDecimal } from "../../../values/decimal.ts";
import { writeCertificates } from "./write-certificates.ts";
import type { LinkedExecution } from "../plan/linked-plan.ts";
import type { RowScope } from "../plan/row-scope.ts";
import type { Signer } from "../plan/signers.ts";
import { writeParagraph } from "./write-body.ts";
import type { WriteContext } from "./write-context.ts";

/** Upper limit for a count from the law table, so that a wrong row cannot flood a document. */
const MAX_WITNESSES = 10;

const rule = (label: string): SignatureLine => ({ type: "rule", label });
const text = (words: string): Inline => ({ type: "text", text: words });

const countOf = ({ witnesses }: LinkedExecution, scope: RowScope): number => {
  const count = witnesses?.(scope.get) ?? null;
  return isDecimal(count) ? Math.max(0, Math.min(MAX_WITNESSES, Math.floor(count.toNumber()))) : 0;
};

type Witness = { readonly n: number; readonly heading: string | null; readonly name: string | null };

/** A witness's name if it is known, otherwise a line to write it on. */
const witnessLine = (line: LinePlan, name: string | null): readonly SignatureLine[] => {
  if ("rule" in line) return [rule(line.rule)];
  if (!("parts" in line) || line.label === undefined) return [];
  return [name === null ? rule(line.label) : { type: "text", label: line.label, content: [text(name)] }];
};

/** On a signature page only the signer's date is printed, so the last line of a witness, the date, is omitted. */
const witnessBlock = ({ n, heading, name }: Witness, onePage: boolean, { words }: WriteContext): Signature => ({
  type: "signature",
  id: `witnesses.${n}`,
  role: "witness",
  ...(heading === null ? {} : { heading: [text(heading)] }),
  lines: (onePage ? words.signing.witness.slice(0, -1) : words.signing.witness).flatMap((line) =>
    witnessLine(line, name),
  ),
  fields: [],
});

/** A single witness has no number. */
const headingOf = (n: number, count: number, onePage: boolean, { words }: WriteContext): string | null => {
  if (count > 1 || words.witnesses === null) return words.signing.witnessHeading(n);
  return onePage ? words.witnesses[0] : null;
};

const witnessSection = (
  plan: LinkedExecution,
  onePage: boolean,
  scope: RowScope,
  writing: WriteContext,
): readonly Block[] => {
  const count = countOf(plan, scope);
  if (count === 0) return [];
  const { witnesses } = writing.words;
  const blocks: Block[] = [];
  if (witnesses !== null && !onePage)
    blocks.push({ type: "heading", id: "witnesses", content: [text(witnesses[count === 1 ? 0 : 1])] });
  const declared = plan.witnessTexts.find(({ when }) => when === null || when.test(scope.get) === true);
  if (declared) blocks.push(writeParagraph("witnesses.text", declared.text, scope));
  for (let n = 1; n <= count; n++) {
    const named = plan.witnessNames[n - 1]?.(scope.get);
    const name = typeof named === "string" && named !== "" ? named : null;
    blocks.push(witnessBlock({ n, heading: headingOf(n, count, onePage, writing), name }, onePage, writing));
  }
  return blocks;
};

/** Witness blocks and notarial certificates that the jurisdiction requires. */
export const writeExecution = (
  plan: LinkedExecution,
  signers: readonly Signer[],
  { signed, onePage }: { readonly signed: readonly Inline[]; readonly onePage: boolean },
  scope: RowScope,
  writing: WriteContext,
): readonly Block[] => {
  if (plan.when && plan.when.test(scope.get) !== true) return [];
  return [
    ...witnessSection(plan, onePage, scope, writing),
    ...writeCertificates(plan.notaries, signers, signed, scope, writing),
  ];
};
