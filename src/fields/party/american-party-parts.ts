import type { Expression } from "../../model/expression.ts";
import type { Field, Option } from "../../model/field.ts";
import { ENTITY_ENDINGS, ESTATE_OFFICES, ORGANIZATION_TYPES, PERSON_SIGNERS } from "../../values/party.ts";
import type { OrganizationType, PersonSigner } from "../../values/party.ts";
import { part, partEndsWith, partIs, partIsIn, partIsNotIn, partIsOrEmpty, partsWhen } from "../shapes/part.ts";
import { partWords } from "../shapes/part-words.ts";
import { officeLabels, organizationWords, signerLabels, typeLabels } from "./organization-words.ts";
import { optionalCondition } from "./party-roles.ts";
import type { PartyRoles } from "./party-roles.ts";

/** Organizations that are not formed under a company law and use no trade name. */
const UNFORMED: readonly OrganizationType[] = ["trust", "estate", "government"];
/** Organizations that act only through a fiduciary. */
const FIDUCIARY: readonly OrganizationType[] = ["trust", "estate"];
/** The representatives who sign for a person, who is then named but does not sign. */
const REPRESENTATIVES: readonly PersonSigner[] = ["agent", "guardian", "conservator"];

const SELF: Expression = { ast: "self", deps: [], source: "self" };

const optionsOf = <Code extends string>(
  codes: readonly Code[],
  labels: { readonly [code in Code]: string },
): readonly Option[] => codes.map((value) => ({ value, label: [labels[value]] }));

/**
 * Whether an organization has none of these types. Undefined, which means always, if the question does not ask for the
 * type.
 */
const isNone = ({ hasTypes }: PartyRoles, types: readonly OrganizationType[]): Expression | undefined =>
  hasTypes ? partIsNotIn("type", types) : undefined;

const organizationParts = (roles: PartyRoles): readonly Field[] => {
  const { isCompany, hasPeople } = roles;
  const words = partWords("en");
  const places = ["state", "territory", "country"] as const;
  const isFormed = isNone(roles, UNFORMED);
  return [
    part("type", "choice", organizationWords.type, {
      ...optionalCondition(isCompany),
      options: optionsOf(ORGANIZATION_TYPES, typeLabels),
    }),
    part("legal_form", "phrase", organizationWords.legalForm, {
      when: partIs("type", "other"),
      hint: [organizationWords.legalFormHint],
    }),
    part("trade_name", "text", words.tradeName, {
      ...optionalCondition(hasPeople ? isFormed : partsWhen("and", isCompany, isFormed)),
      optional: true,
    }),
    part("formed_in", "place", words.formedIn, {
      ...optionalCondition(partsWhen("and", isCompany, isFormed)),
      jurisdictionKinds: places,
      unsure: true,
    }),
    part("trust_date", "date", organizationWords.trustDate, {
      when: partIs("type", "trust"),
      hint: [organizationWords.trustDateHint],
      optional: true,
    }),
  ];
};

/** The question who signs for a person; not asked about one who must sign in person. */
const signedByPart = ({ isPerson }: PartyRoles): Field =>
  part("signed_by", "choice", organizationWords.signedBy, {
    ...optionalCondition(isPerson),
    options: optionsOf(PERSON_SIGNERS, signerLabels),
    default: SELF,
  });

/** Whose name is printed as signer: required of those who act for a trust, an estate or a person. */
const signerPart = (roles: PartyRoles): Field => {
  const { isCompany, hasPeople, hasCompanies, inPerson } = roles;
  const forPerson = hasPeople && !inPerson ? partIsIn("signed_by", REPRESENTATIVES) : undefined;
  const when =
    hasCompanies && !isCompany ? undefined : partsWhen("or", hasCompanies ? isCompany : undefined, forPerson);
  const optional = hasCompanies && (partsWhen("and", isCompany, isNone(roles, FIDUCIARY)) ?? true);
  return part("signer", "text", partWords("en").signer, { ...optionalCondition(when), optional });
};

/** Who acts for a trust or an estate that does not sign: a document names it by its trustee, executor or administrator. */
export const fiduciaryPart = (): Field =>
  part("signer", "text", organizationWords.fiduciary, { when: partIsIn("type", FIDUCIARY) });

const officerPart = (roles: PartyRoles): Field =>
  part("signer_title", "text", partWords("en").signerTitle, {
    ...optionalCondition(partsWhen("and", roles.isCompany, isNone(roles, FIDUCIARY))),
    optional: true,
    autocomplete: "organization-title",
  });

/** Who signs for a general partner, manager, or trustee that is itself an organization. */
const entitySignerParts = ({ isCompany }: PartyRoles): readonly Field[] => {
  const shown = optionalCondition(partsWhen("and", isCompany, partEndsWith("signer", ENTITY_ENDINGS)));
  return [
    part("entity_signer", "text", organizationWords.entitySigner, { ...shown, optional: true }),
    part("entity_signer_title", "text", organizationWords.entitySignerTitle, { ...shown, optional: true }),
  ];
};

const officePart = (): Field =>
  part("office", "choice", organizationWords.office, {
    when: partIs("type", "estate"),
    options: optionsOf(ESTATE_OFFICES, officeLabels),
    hint: [organizationWords.officeHint],
  });

const representativeParts = ({ isPerson }: PartyRoles): readonly Field[] => [
  part("power_date", "date", organizationWords.powerDate, { when: partIs("signed_by", "agent"), optional: true }),
  part("capacity", "phrase", partWords("en").capacity, {
    ...optionalCondition(partsWhen("and", isPerson, partIsOrEmpty("signed_by", "other"))),
    hint: [partWords("en").capacityHint],
  }),
];

/** The parts of a party after its name, in a document under American law: what it is, where it is, and who signs for it. */
export const americanPartyParts = (roles: PartyRoles): readonly Field[] => {
  const { hasPeople, hasCompanies, inPerson } = roles;
  const mayBeRepresented = hasPeople && !inPerson;
  return [
    ...(hasCompanies ? organizationParts(roles) : []),
    part("address", "address", partWords("en").address, { unsure: true }),
    ...(mayBeRepresented ? [signedByPart(roles)] : []),
    ...(hasCompanies || mayBeRepresented ? [signerPart(roles)] : []),
    ...(hasCompanies ? [officePart(), officerPart(roles), ...entitySignerParts(roles)] : []),
    ...(mayBeRepresented ? representativeParts(roles) : []),
  ];
};
