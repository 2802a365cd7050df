import type { Expression } from "../../model/expression.ts";
import type { Field, Option } from "../../model/field.ts";
import { inScreenLanguage } from "../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../model/site/screen-language.ts";
import { part } from "../shapes/part.ts";
import { partWords } from "../shapes/part-words.ts";
import { allowedKinds } from "./allowed-kinds.ts";
import { americanPartyParts, fiduciaryPart } from "./american-party-parts.ts";
import { japanesePartyParts } from "./japanese-party-parts.ts";
import { organizationWords } from "./organization-words.ts";
import { partyRoles } from "./party-roles.ts";
import type { PartyRoles } from "./party-roles.ts";

const NEVER: Expression = { ast: false, deps: [], source: "false" };

/** What a party is asked in forms of a language, whose documents are under the law of its country. */
type Customs = {
  /** Whether names are written with characters that can be read in several ways, so that the reading is asked for. */
  readonly hasReadings: boolean;
  readonly afterName: (roles: PartyRoles) => readonly Field[];
  /** What a party that does not sign is asked, because its name includes it. */
  readonly ofUnsigned: (roles: PartyRoles) => readonly Field[];
  /** Hint for the organization option: which kinds of organizations it includes. */
  readonly organizationHint: string | null;
};

const customs: ByScreenLanguage<Customs> = {
  en: {
    hasReadings: false,
    afterName: americanPartyParts,
    ofUnsigned: ({ hasCompanies, hasTypes }) => (hasCompanies && hasTypes ? [fiduciaryPart()] : []),
    organizationHint: organizationWords.organizationHint,
  },
  ja: { hasReadings: true, afterName: japanesePartyParts, ofUnsigned: () => [], organizationHint: null },
};

/** Asked only where there is a choice; an answers file may state it in any case. */
const kindPart = (allowed: readonly ("person" | "company")[], { hasTypes }: PartyRoles, language: string): Field => {
  const words = partWords(language);
  const { organizationHint } = inScreenLanguage(customs, language);
  const hint = hasTypes && organizationHint !== null ? { hint: [organizationHint] } : {};
  const options = allowed.map((value): Option => ({
    value,
    label: [words[value]],
    ...(value === "company" ? hint : {}),
  }));
  return part("kind", "choice", words.partyKind, { options, ...(allowed.length < 2 ? { when: NEVER } : {}) });
};

/** The parts that are asked only because of another. */
const ASKED_BECAUSE_OF: { readonly [part: string]: string } = {
  legal_form: "type",
  trust_date: "type",
  office: "type",
  power_date: "signed_by",
  capacity: "signed_by",
  entity_signer: "signer",
  entity_signer_title: "signer",
};

const needed = (parts: readonly Field[], { without = [] }: Field): readonly Field[] =>
  without.length === 0
    ? parts
    : parts.filter(({ id }) => !without.includes(id) && !without.includes(ASKED_BECAUSE_OF[id] ?? ""));

/** The questions a party is asked, fewer where only people or only companies are allowed. */
export const partyParts = (field: Field, language: string): readonly Field[] => {
  if (field.fields) return field.fields;
  const words = partWords(language);
  const allowed = allowedKinds(field);
  const roles = partyRoles(field);
  const { afterName, ofUnsigned } = inScreenLanguage(customs, language);
  const parts = [
    kindPart(allowed, roles, language),
    part("name", "text", roles.hasPeople ? words.fullName : words.companyName, { autocomplete: "name" }),
    ...afterName(roles),
  ];
  return [...needed(parts, field), ...(field.without?.includes("signer") === true ? ofUnsigned(roles) : [])];
};

/** The questions a person is asked. */
export const personParts = (field: Field, language: string): readonly Field[] => {
  if (field.fields) return field.fields;
  const words = partWords(language);
  const parts = [
    part("name", "text", words.fullName, { autocomplete: "name" }),
    ...(inScreenLanguage(customs, language).hasReadings
      ? [part("reading", "reading", words.reading, { optional: true })]
      : []),
    part("address", "address", words.address, { optional: true }),
  ];
  return needed(parts, field);
};
