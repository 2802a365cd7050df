import type { Inline } from "../../../model/document.ts";
import { shortLabel } from "../../../text/words/blank-line.ts";
import type { LinkedText } from "../../../text/templates/link-text.ts";
import { english } from "../../../text/languages/en/prose.ts";
import { isEmpty, isValueRecord, printPlain } from "../../../text/values/print-plain.ts";
import { printable } from "../../../text/printable.ts";
import { printedText } from "../../../text/values/printed.ts";
import type { ProseWords } from "../../../text/words/prose-words.ts";
import { rowKeyOf } from "../../../text/values/row-key.ts";
import type { Value, ValueRecord } from "../../../values/value.ts";
import type { LinkedSignatures } from "./linked-plan.ts";
import type { RowScope } from "./row-scope.ts";

/** A signing party: their record, its path in the form, and the plan's texts above and below the name. */
export type Signer = {
  readonly party: ValueRecord;
  /** The question that asks for them. */
  readonly field: string;
  readonly path: string;
  readonly label: LinkedText | null;
  readonly as: LinkedText | null;
  /** False where no seal is affixed, as in an electronic document. */
  readonly isSealed: boolean;
};

const NO_PARTY: ValueRecord = {};

const partiesOf = (value: Value, field: string): readonly { readonly party: ValueRecord; readonly path: string }[] => {
  if (!Array.isArray(value)) return [{ party: isValueRecord(value) ? value : NO_PARTY, path: field }];
  return value.map((entry: Value, index) => ({
    party: isValueRecord(entry) ? entry : NO_PARTY,
    path: `${field}.${rowKeyOf(entry, index)}`,
  }));
};

/** One signer for each party of the groups whose condition is true, in order. An unanswered group has one signer with only
 * blanks; a group whose question is hidden has none. */
export const signersOf = (plan: LinkedSignatures | null, scope: RowScope): readonly Signer[] =>
  (plan?.groups ?? [])
    .filter(({ when, field }) => scope.isAsked(field) && (when === null || when.holds(scope.get) === true))
    .flatMap(({ field, label, as, sealed }) => {
      const isSealed = sealed === null || sealed.holds(scope.get) === true;
      return partiesOf(scope.get(field), field).map((found) => ({ ...found, field, label, as, isSealed }));
    });

/** Whether a signer is an organization, which a person signs for. */
export const isCompany = ({ party }: Signer): boolean => Object.hasOwn(party, "kind") && party["kind"] === "company";

/** A part of a signer's record, or a blank that names its question. */
export const signerPart = ({ party, path }: Signer, part: string, scope: RowScope, prose: ProseWords): Inline => {
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

const hasPart = ({ party }: Signer, part: string): boolean =>
  Object.hasOwn(party, part) && !isEmpty(party[part] ?? null);

/** Whether a signer signs for another: an officer for an organization, or a person in a capacity such as trustee. */
export const isRepresentative = (signer: Signer): boolean => isCompany(signer) || hasPart(signer, "capacity");

/** The parts of a signer's name that a notarial certificate names one by one. */
export type CapacityPart = "names" | "authority" | "party";

const RULE: Inline = { type: "text", text: "______________________" };

/** What a certificate says of a signer who signs for another: who signs, by what authority, and for whom. A person's
 * capacity ("trustee of the Doe Family Trust") is one phrase, so the party has a line to write on. */
export const capacityPart = (part: CapacityPart, signer: Signer, scope: RowScope, prose: ProseWords): Inline => {
  const company = isCompany(signer);
  if (part === "names") return signerPart(signer, company ? "signer" : "name", scope, prose);
  if (part === "authority") return signerPart(signer, company ? "signer_title" : "capacity", scope, prose);
  return company ? signerPart(signer, "name", scope, prose) : RULE;
};

/** The name in a certificate: "Bo Roe as Director of Aster Ltd", "Cy Doe as trustee of the Doe Trust", or the person's own. */
const signerName = (signer: Signer, scope: RowScope, prose: ProseWords): readonly Inline[] => {
  const part = (one: CapacityPart): Inline => capacityPart(one, signer, scope, prose);
  if (!isRepresentative(signer)) return [part("names")];
  const capacity: readonly Inline[] = [part("names"), { type: "text", text: " as " }, part("authority")];
  return isCompany(signer) ? [...capacity, { type: "text", text: " of " }, part("party")] : capacity;
};

/** The names of all signers, joined in English, the language of every certificate. */
export const signerNames = (signers: readonly Signer[], scope: RowScope, prose: ProseWords): readonly Inline[] =>
  signers.flatMap((signer, index): readonly Inline[] => {
    const name = signerName(signer, scope, prose);
    return index === 0 ? name : [{ type: "text", text: english.between("and", index, signers.length, "") }, ...name];
  });
