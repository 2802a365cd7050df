import type { Expression } from "./expression.ts";
import type { PlaceKind } from "./place.ts";
import type { Text } from "./text.ts";

/** One of the answers a choice offers; `is` is stored, `label` is shown. */
export type Option = {
  readonly is: string;
  readonly label: Text;
  readonly hint?: Text;
  readonly caution?: Text;
  readonly when?: Expression;
  /** The words the document uses for this answer, when they differ from the label. */
  readonly says?: Text;
};

/** One question, ready to use: formulas are compiled, defaults written out. */
export type Field = {
  readonly id: string;
  /** Name of an entry of `fields/registry.ts`. */
  readonly kind: string;
  readonly label: Text;
  readonly hint?: Text;
  /** Longer help, shown in a disclosure below the question. */
  readonly help?: Text;
  readonly why?: Text;
  /** A one-sided choice worth a second look (assembly.md e20). */
  readonly caution?: Text;
  readonly when?: Expression;
  readonly optional: boolean | Expression;
  /** "I am not sure yet" is offered. */
  readonly unsure: boolean;
  readonly default?: Expression;
  /** Offers parties, people and addresses already given, and the personal settings. */
  readonly reuse?: boolean;
  readonly sensitive?: boolean;
  readonly autocomplete?: string;
  readonly formerly?: readonly string[];
  readonly unit?: string;
  readonly min?: Expression;
  readonly max?: Expression;
  /** Message instead of the kind's own when a value is outside min..max. */
  readonly limitMessage?: Text;
  readonly maxLength?: number;
  /** Digits allowed after the point; whole numbers when absent (money: the currency's own, percent: any). */
  readonly decimals?: number;
  readonly options?: readonly Option[];
  /** Fields of a row (list) or parts of a composite (party, person, address). */
  readonly fields?: readonly Field[];
  /** Singular noun for one row of a list ("child"). */
  readonly item?: Text;
  /** Role id the given parties hold ("tenant"). */
  readonly role?: string;
  /** Which places are on offer; states and territories when absent. */
  readonly places?: readonly PlaceKind[];
  /** Which party kinds are allowed. */
  readonly allow?: readonly ("person" | "company")[];
  /** Nobody may sign on behalf of this party, as with a will or a divorce. */
  readonly inPerson?: boolean;
  /** Parts of a party or a person that the document does not need, so that nobody is asked for them. */
  readonly without?: readonly string[];
  /** Accepted file types of an upload slot, and its size limit in bytes. */
  readonly accept?: readonly string[];
  readonly maxBytes?: number;
};
