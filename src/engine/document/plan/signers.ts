import type { Inline } from "../../../model/document.ts";
import { shortLabel } from "../../../text/words/blank-line.ts";
import type { LinkedText } from "../../../text/templates/link-text.ts";
import { englishAuthority } from "../../../text/languages/en/party.ts";
import { english } from "../../../text/languages/en/prose.ts";
import { nameKey } from "../../../text/name-key.ts";
import type { PartyFacts } from "../../../text/words/party-words.ts";
import type { Pattern } from "../../../text/words/pattern.ts";
import { partyFacts } from "../../../text/values/party-facts.ts";
import { isEmpty, isValueRecord, printPattern, printPlain } from "../../../text/values/print-plain.ts";
import type { PrintOptions, PartText } from "../../../text/values/printing.ts";
import { printable } from "../../../text/printable.ts";
import { typesetAnswer } from "../../../text/typeset.ts";
import { printedText } from "../../../text/values/printed.ts";
import type { ProseWords } from "../../../text/words/prose-words.ts";
import { rowKeyOf } from "../../../text/values/row-key.ts";
import { capacityOf, partyPart, signsThroughEntity } from "../../../values/party.ts";
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
  /** Signs for themselves here, and for another party of the same document. */
  readonly signsForOther: boolean;
  readonly sayPart: PartText;
};

const NO_PARTY: ValueRecord = {};

const partiesOf = (value: Value, field: string): readonly { readonly party: ValueRecord; readonly path: string }[] => {
  if (!Array.isArray(value)) return [{ party: isValueRecord(value) ? value : NO_PARTY, path: field }];
  return value.map((entry: Value, index) => ({
    party: isValueRecord(entry) ? entry : NO_PARTY,
    path: `${field}.${rowKeyOf(entry, index)}`,
  }));
};

/** The names of people who sign for a party of the document, to be compared with those who sign for themselves. */
const representativesOf = (signers: readonly { readonly party: ValueRecord }[]): ReadonlySet<string> =>
  new Set(
    signers
      .flatMap(({ party }) => [partyPart(party, "signer"), partyPart(party, "entity_signer")])
      .flatMap((name) => (name === null ? [] : [nameKey(name)])),
  );

const isOwnSigner = ({ party }: { readonly party: ValueRecord }, others: ReadonlySet<string>): boolean => {
  const name = partyPart(party, "name");
  return name !== null && capacityOf(party) === "self" && others.has(nameKey(name));
};

/** One signer for each party of the groups whose condition is true, in order. An unanswered group has one signer with only
 * blanks; a group whose question is hidden has none. */
export const signersOf = (plan: LinkedSignatures | null, scope: RowScope): readonly Signer[] => {
  const signers = (plan?.groups ?? [])
    .filter(({ when, field }) => scope.isAsked(field) && (when === null || when.test(scope.get) === true))
    .flatMap(({ field, label, as, sealed, sayPart }) => {
      const isSealed = sealed === null || sealed.test(scope.get) === true;
      return partiesOf(scope.get(field), field).map(({ party, path }) => ({
        party,
        path,
        field,
        label,
        as,
        isSealed,
        sayPart,
      }));
    });
  const representatives = representativesOf(signers);
  return signers.map((signer) => ({ ...signer, signsForOther: isOwnSigner(signer, representatives) }));
};

const blankFor = (field: string, scope: RowScope, prose: ProseWords): Inline => {
  const short = shortLabel(field, null, prose);
  return {
    type: "blank",
    field,
    label: scope.label(field) ?? prose.blank,
    ...(short === undefined ? {} : { short }),
  };
};

/** A part of a signer's record, or a blank that names its question. */
export const signerPart = ({ party, path }: Signer, part: string, scope: RowScope, prose: ProseWords): Inline => {
  const value = Object.hasOwn(party, part) ? (party[part] ?? null) : null;
  const field = `${path}.${part}`;
  if (isEmpty(value)) return blankFor(field, scope, prose);
  const printed = printPlain(value, { words: prose, currency: scope.currency, unit: null });
  return { type: "value", text: typesetAnswer(printable(printedText(printed)), prose.language), field };
};

/** A sentence about a signer in a language. */
const printAbout = (
  { party, path, sayPart }: Signer,
  pattern: (facts: PartyFacts) => Pattern,
  scope: RowScope,
  prose: ProseWords,
): readonly Inline[] => {
  const how: PrintOptions = { words: prose, currency: scope.currency, unit: null, formatPart: sayPart };
  return printPattern(party, pattern(partyFacts(party, sayPart)), how).map((piece): Inline => {
    if (typeof piece === "string") return { type: "text", text: piece };
    const field = `${path}.${piece.part}`;
    if (piece.text === null) return blankFor(field, scope, prose);
    return { type: "value", text: typesetAnswer(printable(piece.text), prose.language), field };
  });
};

/** What signs, or the capacity of the signer, as the opening states it. */
export const signerPhrase = (
  signer: Signer,
  phrase: "entity" | "alias" | "capacity",
  scope: RowScope,
  prose: ProseWords,
): readonly Inline[] => printAbout(signer, prose.party[phrase], scope, prose);

/** Whether a signer signs for another: an officer for an organization, a trustee, an agent … */
export const isRepresentative = ({ party }: Signer): boolean => capacityOf(party) !== "self";

/** The parts of a signer's name that a notarial certificate names one by one. */
export type CapacityPart = "names" | "authority" | "party";

const RULE: Inline = { type: "text", text: "______________________" };

/** A representative signer's line in a certificate: who signs, by what authority, and for whom. A person's
 * own words for a capacity ("receiver for Aster Ltd") are one phrase, so the party has a line to write on. */
export const capacityPart = (
  part: CapacityPart,
  signer: Signer,
  scope: RowScope,
  prose: ProseWords,
): readonly Inline[] => {
  if (part === "names") return [signerPart(signer, handOf(signer), scope, prose)];
  const at = part === "authority" ? 0 : 1;
  const printed = printAbout(signer, (facts) => englishAuthority(facts)[at], scope, english);
  return printed.length === 0 ? [RULE] : printed;
};

/** The part of a party that names the person who physically signs. */
const handOf = (signer: Signer): string => {
  if (actsInPerson(signer)) return "name";
  return signsThroughEntity(signer.party) ? "entity_signer" : "signer";
};

/** Whether the party signs in person, even if in a capacity. */
const actsInPerson = ({ party }: Signer): boolean => ["self", "other"].includes(capacityOf(party));

/** The name in a certificate: "Bo Roe as Director of Aster Ltd", "Cy Doe as trustee of the Doe Trust", or the person's own. */
const signerName = (signer: Signer, scope: RowScope, prose: ProseWords): readonly Inline[] => {
  const part = (one: CapacityPart): readonly Inline[] => capacityPart(one, signer, scope, prose);
  if (!isRepresentative(signer)) return part("names");
  const capacity: readonly Inline[] = [...part("names"), { type: "text", text: " as " }, ...part("authority")];
  return actsInPerson(signer) ? capacity : [...capacity, { type: "text", text: " of " }, ...part("party")];
};

/** The names of all signers, joined in English, the language of every certificate. */
export const signerNames = (signers: readonly Signer[], scope: RowScope, prose: ProseWords): readonly Inline[] =>
  signers.flatMap((signer, index): readonly Inline[] => {
    const name = signerName(signer, scope, prose);
    return index === 0 ? name : [{ type: "text", text: english.between("and", index, signers.length, "") }, ...name];
  });
