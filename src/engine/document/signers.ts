import type { Inline } from "../../model/document.ts";
import { shortLabel } from "../../text/blank-line.ts";
import type { LinkedText } from "../../text/link-text.ts";
import { english } from "../../text/languages/en.ts";
import { isEmpty, isRecord, printPlain } from "../../text/print-plain.ts";
import { printable } from "../../text/printable.ts";
import { printedText } from "../../text/printed.ts";
import type { ProseWords } from "../../text/prose-words.ts";
import { rowKeyOf } from "../../text/row-key.ts";
import type { Value, ValueRecord } from "../../values/value.ts";
import type { LinkedSignatures } from "./linked-plan.ts";
import type { Scope } from "./scope.ts";

/** Somebody who signs: their record, its path in the form, and what the plan says above and below the name. */
export type Signer = {
  readonly party: ValueRecord;
  /** The question that asks for them. */
  readonly field: string;
  readonly path: string;
  readonly label: LinkedText | null;
  readonly as: LinkedText | null;
};

const NOBODY: ValueRecord = {};

const partiesOf = (value: Value, field: string): readonly { readonly party: ValueRecord; readonly path: string }[] => {
  if (!Array.isArray(value)) return [{ party: isRecord(value) ? value : NOBODY, path: field }];
  return value.map((entry: Value, index) => ({
    party: isRecord(entry) ? entry : NOBODY,
    path: `${field}.${rowKeyOf(entry, index)}`,
  }));
};

/** One signer for each party of the groups that hold, in order; a group nobody answered for yet has one, all blanks, and one
 * whose question is hidden has none. */
export const signersOf = (plan: LinkedSignatures | null, scope: Scope): readonly Signer[] =>
  (plan?.groups ?? [])
    .filter(({ when, field }) => scope.isAsked(field) && (when === null || when.holds(scope.get) === true))
    .flatMap(({ field, label, as }) =>
      partiesOf(scope.get(field), field).map((found) => ({ ...found, field, label, as })),
    );

/** Whether a signer is an organization, for which a person signs. */
export const isCompany = ({ party }: Signer): boolean => Object.hasOwn(party, "kind") && party["kind"] === "company";

/** A part of a signer's record, or a blank that names its question. */
export const signerPart = ({ party, path }: Signer, part: string, scope: Scope, prose: ProseWords): Inline => {
  const value = Object.hasOwn(party, part) ? (party[part] ?? null) : null;
  const field = `${path}.${part}`;
  if (isEmpty(value)) {
    const short = shortLabel(field, null, prose);
    return {
      type: "blank",
      field,
      label: scope.label(field) ?? prose.blank,
      ...(short === undefined ? {} : { short }),
    };
  }
  const printed = printPlain(value, { words: prose, currency: scope.currency, unit: null });
  return { type: "value", text: printable(printedText(printed)), field };
};

/** Who takes the oath or owns the signature: "Bo Roe as Director of Aster Ltd", or the person. */
const signerName = (signer: Signer, scope: Scope, prose: ProseWords): readonly Inline[] => {
  const name = signerPart(signer, "name", scope, prose);
  if (!isCompany(signer)) return [name];
  const by = signerPart(signer, "signer", scope, prose);
  const title = signerPart(signer, "signer_title", scope, prose);
  return [by, { type: "text", text: " as " }, title, { type: "text", text: " of " }, name];
};

/** The names of all who sign, joined in English, the language of every certificate. */
export const signerNames = (signers: readonly Signer[], scope: Scope, prose: ProseWords): readonly Inline[] =>
  signers.flatMap((signer, index): readonly Inline[] => {
    const name = signerName(signer, scope, prose);
    return index === 0 ? name : [{ type: "text", text: english.between("and", index, signers.length, "") }, ...name];
  });
