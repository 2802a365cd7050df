import type { Expression } from "../../model/expression.ts";
import type { Field, Option } from "../../model/field.ts";
import { inScreenLanguage } from "../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../model/site/screen-language.ts";
import { allowedKinds } from "./allowed-kinds.ts";
import { part, partIs } from "../shapes/part.ts";
import { partWords } from "../shapes/part-words.ts";
import type { PartWords } from "../shapes/part-words.ts";

const NEVER: Expression = { ast: false, deps: [], source: "false" };

/** Asked only where there is a choice; an answers file may state it in any case. */
const kindPart = (words: PartWords, allowed: readonly ("person" | "company")[]): Field => {
  const options: readonly Option[] = allowed.map((is) => ({ is, label: [words[is]] }));
  return part("kind", "choice", words.partyKind, { options, ...(allowed.length < 2 ? { when: NEVER } : {}) });
};

/** What else a party is asked, or not asked, in forms of a language. */
type Customs = {
  /** Whether names are written with characters that can be read in several ways, so that the reading is asked for. */
  readonly hasReadings: boolean;
  /** Whether companies are formed under one national law, so that contracts leave the place of formation out. */
  readonly hasOneCompanyLaw: boolean;
};

const customs: ByScreenLanguage<Customs> = {
  en: { hasReadings: false, hasOneCompanyLaw: false },
  ja: { hasReadings: true, hasOneCompanyLaw: true },
};

const readingPart = (language: string, when: Partial<Field>): readonly Field[] =>
  inScreenLanguage(customs, language).hasReadings
    ? [part("reading", "reading", partWords(language).reading, { ...when, optional: true })]
    : [];

const companyParts = (words: PartWords, language: string, when: Partial<Field>): readonly Field[] => {
  const places = ["state", "territory", "country"] as const;
  const open = inScreenLanguage(customs, language).hasOneCompanyLaw ? { optional: true } : { unsure: true };
  return [
    part("trade_name", "text", words.tradeName, { ...when, optional: true }),
    part("formed_in", "place", words.formedIn, { ...when, places, ...open }),
  ];
};

const signerParts = (words: PartWords, when: Partial<Field>): readonly Field[] => [
  part("signer", "text", words.signer, { ...when, optional: true }),
  part("signer_title", "text", words.signerTitle, { ...when, optional: true, autocomplete: "organization-title" }),
];

const personEnd = (words: PartWords, when: Partial<Field>): readonly Field[] => [
  part("capacity", "phrase", words.capacity, { ...when, hint: [words.capacityHint], optional: true }),
];

const needed = (parts: readonly Field[], { without = [] }: Field): readonly Field[] =>
  without.length === 0 ? parts : parts.filter(({ id }) => !without.includes(id));

/** The questions a party is asked, fewer where only people or only companies are allowed. */
export const partyParts = (field: Field, language: string): readonly Field[] => {
  if (field.fields) return field.fields;
  const words = partWords(language);
  const allowed = allowedKinds(field);
  const isMixed = allowed.length > 1;
  const [hasPeople, hasCompanies] = [allowed.includes("person"), allowed.includes("company")];
  const ifPerson = isMixed ? { when: partIs("kind", "person") } : {};
  const ifCompany = isMixed ? { when: partIs("kind", "company") } : {};
  const parts = [
    kindPart(words, allowed),
    part("name", "text", hasPeople ? words.fullName : words.companyName, { autocomplete: "name" }),
    ...(hasPeople ? readingPart(language, ifPerson) : []),
    ...(hasCompanies ? companyParts(words, language, ifCompany) : []),
    part("address", "address", words.address, { unsure: true }),
    ...(hasCompanies ? signerParts(words, ifCompany) : []),
    ...(hasPeople && !field.inPerson ? personEnd(words, ifPerson) : []),
  ];
  return needed(parts, field);
};

/** The questions a person is asked. */
export const personParts = (field: Field, language: string): readonly Field[] => {
  if (field.fields) return field.fields;
  const words = partWords(language);
  const parts = [
    part("name", "text", words.fullName, { autocomplete: "name" }),
    ...readingPart(language, {}),
    part("address", "address", words.address, { optional: true }),
  ];
  return needed(parts, field);
};
