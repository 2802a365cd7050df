/** The id of the part of an answer that names a person or company. */
export const NAME_PART = "name";

const COMPANY = /\b(?:inc|llc|ltd|corp|corporation|company|co|lp|llp|gmbh|plc)\b\.?$|株式会社|合同会社/i;

/** A person or company by its name, as the kinds of question with a name take it. */
export const namedAnswer = (name: string): { readonly kind: "company" | "person"; readonly name: string } => ({
  kind: COMPANY.test(name.trim()) ? "company" : "person",
  name: name.trim(),
});
