import type { Block, Inline, Signature, SignatureLine } from "../../../model/document.ts";
import type { LinePlan } from "../../../text/words/legal-words.ts";
import { isEmpty } from "../../../text/values/print-plain.ts";
import type { ProseWords } from "../../../text/words/prose-words.ts";
import type { LinkedSignatures } from "../plan/linked-plan.ts";
import type { RowScope } from "../plan/row-scope.ts";
import { isCompany, signerNames, signerPart } from "../plan/signers.ts";
import type { Signer } from "../plan/signers.ts";
import { writeParagraph } from "./write-body.ts";
import type { WriteContext } from "./write-context.ts";

const writeCapacity = (signer: Signer, scope: RowScope, prose: ProseWords): readonly Inline[] => {
  if (signer.as) return signer.as.fill(scope);
  const isNamed = Object.hasOwn(signer.party, "capacity") && !isEmpty(signer.party["capacity"] ?? null);
  return isNamed ? [signerPart(signer, "capacity", scope, prose)] : [];
};

const writeLine = (plan: LinePlan, signer: Signer, scope: RowScope, prose: ProseWords): readonly SignatureLine[] => {
  if ("rule" in plan) return [{ type: "rule", label: plan.rule }];
  if ("as" in plan) {
    const [before, after] = plan.as;
    const content = writeCapacity(signer, scope, prose);
    if (content.length === 0) return [];
    const ends = (text: string): readonly Inline[] => (text === "" ? [] : [{ type: "text", text }]);
    return [{ type: "text", content: [...ends(before), ...content, ...ends(after)] }];
  }
  const parts = plan.parts.map((part) => signerPart(signer, part, scope, prose));
  const [first] = parts;
  // A line without any answer is filled in by hand, like the signature.
  if (first?.type === "blank" && parts.every(({ type }) => type === "blank")) {
    return [{ type: "rule", label: plan.label ?? first.short ?? prose.blank, field: first.field }];
  }
  const content = parts.flatMap((part, index): readonly Inline[] =>
    index === 0 ? [part] : [{ type: "text", text: "　" }, part],
  );
  return [{ type: "text", label: plan.label, content: plan.strong ? [{ type: "strong", content }] : content }];
};

const writeBlock = (signer: Signer, n: number, scope: RowScope, writing: WriteContext): Signature => {
  const { signing } = writing.words;
  const called = signing.partyHeading?.(n);
  const named: readonly Inline[] | undefined = called === undefined ? undefined : [{ type: "text", text: called }];
  const lines = isCompany(signer) ? signing.company : signing.person;
  return {
    type: "signature",
    id: `signatures.${signer.path}`,
    role: "party",
    heading: signer.label?.fill(scope) ?? named,
    lines: lines.flatMap((line) => writeLine(line, signer, scope, writing.prose)),
    seal: signer.isSealed ? signing.seal : undefined,
    fields: [signer.path],
  };
};

const headingOf = (
  { page }: LinkedSignatures,
  signers: readonly Signer[],
  title: string,
  scope: RowScope,
  { words, prose }: WriteContext,
): readonly Inline[] | null => {
  if (!page) return words.signatures === null ? null : [{ type: "text", text: words.signatures }];
  const [before, between, after] = words.signaturePage;
  const names = signerNames(signers, scope, prose);
  return [
    { type: "text", text: before + title + between },
    ...names,
    ...(after ? [{ type: "text", text: after } as const] : []),
  ];
};

/** The signature section: heading, introductory sentence, and one block for each signer; empty without signers. */
export const writeSignatures = (
  plan: LinkedSignatures,
  signers: readonly Signer[],
  title: string,
  scope: RowScope,
  writing: WriteContext,
): readonly Block[] => {
  if (signers.length === 0) return [];
  const heading = headingOf(plan, signers, title, scope, writing);
  const blocks: Block[] = heading ? [{ type: "heading", id: "signatures", content: heading }] : [];
  if (plan.text) blocks.push(writeParagraph("signatures.text", plan.text, scope));
  signers.forEach((signer, index) => blocks.push(writeBlock(signer, index + 1, scope, writing)));
  return blocks;
};
