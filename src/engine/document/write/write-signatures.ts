import type { Block, Inline, Signature, SignatureLine } from "../../../model/document.ts";
import type { LinePlan, SigningWords } from "../../../text/words/legal-words.ts";
import { capacityOf, signsThroughEntity } from "../../../values/party.ts";
import type { Capacity } from "../../../values/party.ts";
import type { LinkedSignatures } from "../plan/linked-plan.ts";
import type { RowScope } from "../plan/row-scope.ts";
import { signerNames, signerPart, signerPhrase } from "../plan/signers.ts";
import type { Signer } from "../plan/signers.ts";
import { writeParagraph } from "./write-body.ts";
import type { WriteContext } from "./write-context.ts";

const text = (words: string): readonly Inline[] => (words === "" ? [] : [{ type: "text", text: words }]);

const writeCapacity = (signer: Signer, scope: RowScope, { prose, words }: WriteContext): readonly Inline[] => {
  if (!signer.as && signer.signsForOther) return text(words.signing.individually);
  if (!signer.as) return signerPhrase(signer, "capacity", scope, prose);
  const content = signer.as.fill(scope);
  const [before, after] = words.signing.as;
  return content.length === 0 ? [] : [...text(before), ...content, ...text(after)];
};

const writeEntity = (signer: Signer, isWhole: boolean, scope: RowScope, { prose }: WriteContext): SignatureLine => {
  const name = signerPart(signer, "name", scope, prose);
  if (name.type === "blank") return { type: "rule", label: name.short ?? prose.blank, field: name.field };
  const type = isWhole ? signerPhrase(signer, "entity", scope, prose) : [];
  const alias = signerPhrase(signer, "alias", scope, prose);
  return { type: "text", content: [{ type: "strong", content: [name] }, ...alias, ...type] };
};

const writeLine = (
  plan: LinePlan,
  signer: Signer,
  scope: RowScope,
  writing: WriteContext,
): readonly SignatureLine[] => {
  if ("rule" in plan) return [{ type: "rule", label: plan.rule }];
  if ("entity" in plan) return [writeEntity(signer, plan.entity === "name and type", scope, writing)];
  if ("capacity" in plan) {
    const content = writeCapacity(signer, scope, writing);
    return content.length === 0 ? [] : [{ type: "text", content }];
  }
  const { prose } = writing;
  const parts = plan.parts.map((part) => signerPart(signer, part, scope, prose));
  const [first] = parts;
  // A line without any answer is filled in by hand, like the signature.
  if (first?.type === "blank" && parts.every(({ type }) => type === "blank")) {
    return [{ type: "rule", label: plan.label ?? first.short ?? prose.blank, field: first.field }];
  }
  const content = parts.flatMap((part, index): readonly Inline[] =>
    index === 0 ? [part] : [{ type: "text", text: "　" }, part],
  );
  const alias = plan.alias === true ? signerPhrase(signer, "alias", scope, prose) : [];
  return [{ type: "text", label: plan.label, content: [...content, ...alias] }];
};

type BlockName = Exclude<
  keyof SigningWords,
  "as" | "individually" | "witness" | "witnessHeading" | "partyHeading" | "seal"
>;

const BLOCKS: { readonly [capacity in Capacity]: BlockName } = {
  self: "person",
  other: "person",
  officer: "company",
  trustee: "fiduciary",
  estate: "fiduciary",
  agent: "represented",
  guardian: "represented",
  conservator: "represented",
};

const THROUGH_ENTITY = { company: "companyThroughEntity", fiduciary: "fiduciaryEntity" } as const;

const blockOf = (signer: Signer): BlockName => {
  const block = BLOCKS[capacityOf(signer.party)];
  return signsThroughEntity(signer.party) && (block === "company" || block === "fiduciary")
    ? THROUGH_ENTITY[block]
    : block;
};

/** Who signs what. */
type Signing = { readonly signers: readonly Signer[]; readonly title: string; readonly isLetter: boolean };

/** A letter is dated above, so its signature has a single line to write on. */
const linesOfLetter = (lines: readonly LinePlan[]): readonly LinePlan[] => {
  const first = lines.find((line) => "rule" in line);
  return lines.filter((line) => !("rule" in line) || line === first);
};

const writeBlock = (
  signer: Signer,
  n: number,
  { isLetter }: Signing,
  scope: RowScope,
  writing: WriteContext,
): Signature => {
  const { signing } = writing.words;
  const called = signing.partyHeading?.(n);
  const named = called === undefined ? undefined : text(called);
  const lines = signing[blockOf(signer)];
  return {
    type: "signature",
    id: `signatures.${signer.path}`,
    role: "party",
    heading: isLetter ? undefined : (signer.label?.fill(scope) ?? named),
    lines: (isLetter ? linesOfLetter(lines) : lines).flatMap((line) => writeLine(line, signer, scope, writing)),
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
  if (!page) return words.signatures === null ? null : text(words.signatures);
  const [before, between, after] = words.signaturePage;
  const names = signerNames(signers, scope, prose);
  return [...text(before + title + between), ...names, ...text(after)];
};

/** The signature section: heading, introductory sentence, and one block for each signer; empty without signers or where
 * they sign another document. */
export const writeSignatures = (
  plan: LinkedSignatures,
  signing: Signing,
  scope: RowScope,
  writing: WriteContext,
): readonly Block[] => {
  const { signers, title, isLetter } = signing;
  if (signers.length === 0 || plan.document) return [];
  const heading = isLetter ? null : headingOf(plan, signers, title, scope, writing);
  const blocks: Block[] = heading ? [{ type: "heading", id: "signatures", content: heading }] : [];
  if (plan.text) blocks.push(writeParagraph("signatures.text", plan.text, scope));
  signers.forEach((signer, index) => blocks.push(writeBlock(signer, index + 1, signing, scope, writing)));
  return blocks;
};
