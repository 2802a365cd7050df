import type { DocumentDefinition, PageDefinition } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import type { DocumentInput } from "../input.ts";
import type { Domains } from "../logic/facts.ts";
import type { Presence } from "../logic/presence.ts";
import type { Printed } from "../paper.ts";
import type { Report } from "../problem.ts";
import type { Unit } from "../unit.ts";

/** A compiled page of questions with everything the checks of its form look at. */
export type CheckedForm = {
  /** What the author wrote, for the exact place of a fault. */
  readonly input: DocumentInput;
  readonly definition: PageDefinition;
  readonly unit: Unit;
  readonly domains: Domains;
  readonly presence: Presence;
  /** The compiled questions of all steps, by id. */
  readonly asked: ReadonlyMap<string, Field>;
  readonly report: Report;
};

/** A compiled document with everything its checks look at. */
export type Checked = CheckedForm & { readonly definition: DocumentDefinition; readonly printed: Printed };

/** One rule of the catalog: looks at a document and reports what breaks it. */
export type DocumentCheck = (checked: Checked) => void;

/** One rule for every page of questions. */
export type FormCheck = (checked: CheckedForm) => void;
