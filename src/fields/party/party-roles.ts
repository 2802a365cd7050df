import type { Expression } from "../../model/expression.ts";
import type { Field } from "../../model/field.ts";
import { partIs } from "../shapes/part.ts";
import { allowedKinds } from "./allowed-kinds.ts";

/** Who may be a party: the conditions under which a question is for a person or for an organization. */
export type PartyRoles = {
  readonly hasPeople: boolean;
  readonly hasCompanies: boolean;
  /** Undefined where only people, or only organizations, are allowed. */
  readonly isPerson: Expression | undefined;
  readonly isCompany: Expression | undefined;
  /** Whether organizations are asked what they are. */
  readonly hasTypes: boolean;
  /** No one may sign on behalf of this party. */
  readonly inPerson: boolean;
};

/** Who may be the party that a question asks for. */
export const partyRoles = (field: Field): PartyRoles => {
  const allowed = allowedKinds(field);
  const isMixed = allowed.length > 1;
  return {
    hasPeople: allowed.includes("person"),
    hasCompanies: allowed.includes("company"),
    isPerson: isMixed ? partIs("kind", "person") : undefined,
    isCompany: isMixed ? partIs("kind", "company") : undefined,
    hasTypes: field.without?.includes("type") !== true,
    inPerson: field.inPerson === true || field.without?.includes("signed_by") === true,
  };
};

/** A condition as a part of a question; nothing if there is none. */
export const optionalCondition = (when: Expression | undefined): Pick<Field, "when"> => (when ? { when } : {});
