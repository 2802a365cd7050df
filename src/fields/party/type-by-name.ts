import type { OrganizationType } from "../../values/party.ts";
import type { PartSuggestion } from "../field-kind.ts";

/** What a name says about the organization. "Ltd" is missing: in the United States it may be several things. */
const NAMES: readonly (readonly [RegExp, OrganizationType])[] = [
  [/\b(?:L\.?L\.?C\.?|limited liability company)$/i, "limited_liability_company"],
  [/\b(?:L\.?L\.?P\.?|limited liability partnership)$/i, "limited_liability_partnership"],
  [/\b(?:L\.?P\.?|limited partnership)$/i, "limited_partnership"],
  [/\b(?:inc\.?|incorporated|corp\.?|corporation)$/i, "corporation"],
  [/\b(?:family|living|(?:ir)?revocable) trust\b/i, "trust"],
  [/^(?:the )?estate of /i, "estate"],
  [/^(?:the )?(?:city|county|town|village|state|commonwealth) of /i, "government"],
];

/** The kind of organization that a name states; null if it states none. Example: "corporation" for "Birch Inc." */
export const typeByName = (name: string): OrganizationType | null =>
  NAMES.find(([test]) => test.test(name.trim()))?.[1] ?? null;

/** Suggests the kind of organization that the party's name states. */
export const typeSuggestion: PartSuggestion = {
  reads: ["name"],
  suggest: (get) => {
    const name = get("name");
    return typeof name === "string" ? typeByName(name) : null;
  },
};
