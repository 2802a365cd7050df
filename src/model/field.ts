import type { Expression } from "./expression.ts";
import type { JurisdictionKind } from "./jurisdiction.ts";
import type { Text } from "./text.ts";

/** An option of a choice; `value` is stored, `label` is shown. */
export type Option = {
  readonly value: string;
  readonly label: Text;
  readonly hint?: Text;
  readonly caution?: Text;
  readonly when?: Expression;
  /** The document's wording of this answer, if it differs from the label. */
  readonly proseLabel?: Text;
  /** Earlier values, which old drafts may still have. */
  readonly formerly?: readonly string[];
};

/** A question with compiled formulas and resolved defaults. */
export type Field = {
  readonly id: string;
  /** Name of an entry of `fields/registry/field-kinds.ts`. */
  readonly kind: string;
  readonly label: Text;
  readonly hint?: Text;
  /** Longer help in a disclosure below the question. */
  readonly help?: Text;
  readonly why?: Text;
  /** Shown for a one-sided choice that deserves a second look. */
  readonly caution?: Text;
  readonly when?: Expression;
  readonly optional: boolean | Expression;
  /** Whether "I am not sure yet" is offered. */
  readonly unsure: boolean;
  readonly default?: Expression;
  /** Offers parties, people and addresses given earlier, and the personal settings. */
  readonly reuse?: boolean;
  readonly sensitive?: boolean;
  readonly autocomplete?: string;
  readonly formerly?: readonly string[];
  readonly unit?: string;
  readonly min?: Expression;
  readonly max?: Expression;
  /** Message for a value outside min..max, instead of the kind's own. */
  readonly limitMessage?: Text;
  readonly maxLength?: number;
  /** Decimal places allowed; whole numbers if omitted (money: the currency's own, percent: any). */
  readonly decimals?: number;
  readonly options?: readonly Option[];
  /** Dates: a month or a year alone is accepted, and this is the day of it that is used. */
  readonly rough?: "start" | "end";
  /** Fields of a list row, or parts of a composite (party, person, address). */
  readonly fields?: readonly Field[];
  /** Singular noun for a list row ("child"). */
  readonly item?: Text;
  /** Role of the given parties ("tenant"). */
  readonly role?: string;
  /** Kinds of jurisdictions offered; states and territories if omitted. */
  readonly jurisdictionKinds?: readonly JurisdictionKind[];
  /** Allowed kinds of party. */
  readonly allow?: readonly ("person" | "company")[];
  /** No one may sign on behalf of this party, as with a will or divorce. */
  readonly inPerson?: boolean;
  /** Parts of a party or person that the document does not need and that are not asked for. */
  readonly without?: readonly string[];
  /** Accepted file types of an upload, and its size limit in bytes. */
  readonly accept?: readonly string[];
  readonly maxBytes?: number;
};
