import { body, clause, made, plan, writer } from "../documents/hand-made.ts";
import { ask } from "../forms/hand-made.ts";
import type { DocumentPlan } from "../../src/model/document-plan.ts";

/** The questions of documents about signatures. */
export const fields = [
  ask("landlord", "party"),
  ask("tenants", "parties"),
  ask("count", "number"),
  ask("trust", "text"),
  ask("law_text", "long_text"),
  ask("for_another", "text"),
];

/** Writers of the texts and formulas of these documents. */
export const { text, formula } = writer(fields);

/** A company that a director signs for. */
export const company = {
  kind: "company",
  name: "Aster Ltd",
  type: "corporation",
  formed_in: "XX-DE",
  address: "1 High St",
  signer: "Ann Poe",
  signer_title: "Director",
};

/** A person who signs for himself. */
export const person = { kind: "person", name: "Bo Roe", address: "2 Main St" };

/** A person who signs as a trustee. */
export const trustee = {
  kind: "person",
  name: "Cy Doe",
  address: "3 Low St",
  capacity: "trustee of the Doe Family Trust",
};

/** A document with one clause and these signatures or certificates, ready to be assembled. */
export const signed = (more: Partial<DocumentPlan>) =>
  made(fields, plan({ clauses: [clause("c", { variants: [body(["Something."])] })], ...more }));

/** The lines linesAfterClause the title and the clause. */
export const linesAfterClause = (lines: readonly string[]) => lines.slice(2);

/** A signature block for the landlord and one for each tenant. */
export const groups = [
  { field: "landlord", label: ["Landlord"] },
  { field: "tenants", label: ["Tenant"] },
];
