import type { Field } from "../../model/field.ts";
import { part } from "../shapes/part.ts";
import { partWords } from "../shapes/part-words.ts";
import { optionalCondition } from "./party-roles.ts";
import type { PartyRoles } from "./party-roles.ts";

/**
 * The parts of a party after its name, in a document under Japanese law: a person or a company, without the kinds of
 * organization that American law knows. Where a company was formed is optional, because one law applies to all.
 */
export const japanesePartyParts = ({ isPerson, isCompany, hasPeople, hasCompanies, inPerson }: PartyRoles) => {
  const words = partWords("ja");
  const [ifPerson, ifCompany] = [optionalCondition(isPerson), optionalCondition(isCompany)];
  const places = ["state", "territory", "country"] as const;
  const company: readonly Field[] = [
    part("trade_name", "text", words.tradeName, { ...ifCompany, optional: true }),
    part("formed_in", "place", words.formedIn, { ...ifCompany, jurisdictionKinds: places, optional: true }),
  ];
  const signer: readonly Field[] = [
    part("signer", "text", words.signer, { ...ifCompany, optional: true }),
    part("signer_title", "text", words.signerTitle, {
      ...ifCompany,
      optional: true,
      autocomplete: "organization-title",
    }),
  ];
  const capacity = part("capacity", "phrase", words.capacity, {
    ...ifPerson,
    hint: [words.capacityHint],
    optional: true,
  });
  return [
    ...(hasPeople ? [part("reading", "reading", words.reading, { ...ifPerson, optional: true })] : []),
    ...(hasCompanies ? company : []),
    part("address", "address", words.address, { unsure: true }),
    ...(hasCompanies ? signer : []),
    ...(hasPeople && !inPerson ? [capacity] : []),
  ];
};
