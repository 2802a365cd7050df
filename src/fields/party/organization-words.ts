import type { EstateOffice, OrganizationType, PersonSigner } from "../../values/party.ts";

/**
 * Labels of the questions about what a party is and who signs for it. In English only: documents under Japanese law
 * have their own kinds of parties and do not ask them.
 */
export const organizationWords = {
  organizationHint: "Also choose this for a trust, an estate, or a government body.",
  type: "What kind of organization is it?",
  legalForm: "What is its legal form?",
  legalFormHint: "For example: cooperative association.",
  trustDate: "Date of the trust",
  trustDateHint: "The day the trust document was signed. Leave it empty if the name includes it.",
  signedBy: "Who signs for this person?",
  signedByHint: "For a trust or an estate, choose an organization above.",
  office: "Title of the person who signs",
  officeHint: "It is on the papers from the probate court.",
  entitySigner: "Name of the person who signs for that organization",
  entitySignerTitle: "Title of that person",
  fiduciary: "Name of the trustee, executor, or administrator",
  powerDate: "Date of the power of attorney",
} as const;

/** The kinds of organization as options. */
export const typeLabels: { readonly [type in OrganizationType]: string } = {
  corporation: "Corporation",
  limited_liability_company: "Limited liability company (LLC)",
  general_partnership: "General partnership",
  limited_partnership: "Limited partnership (LP)",
  limited_liability_partnership: "Limited liability partnership (LLP)",
  nonprofit_corporation: "Nonprofit corporation",
  trust: "Trust",
  estate: "Estate of someone who has died",
  government: "Government body",
  other: "Another kind of organization",
};

/** Who may sign for a person, as options. */
export const signerLabels: { readonly [signer in PersonSigner]: string } = {
  self: "This person",
  agent: "An agent under a power of attorney",
  guardian: "A guardian",
  conservator: "A conservator",
  other: "This person, on behalf of someone else",
};

/** The titles of those who administer an estate, as options. */
export const officeLabels: { readonly [office in EstateOffice]: string } = {
  executor: "Executor",
  administrator: "Administrator",
  personal_representative: "Personal representative",
};
