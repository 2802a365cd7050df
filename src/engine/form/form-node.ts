import type { Get } from "../../feel/evaluate/run.ts";
import type { FieldKind } from "../../fields/field-kind.ts";
import type { Field } from "../../model/field.ts";
import type { LinkedText } from "../../text/link-text.ts";
import type { Value } from "../../values/value.ts";

/** A formula ready to run. */
export type Linked = (get: Get) => Value;

/** A text that is fixed, or that changes with the answers. */
export type Words = string | { readonly text: LinkedText; readonly names: readonly string[] };

/**
 * One question with its formulas linked: what preparing a form makes of a `Field`.
 *
 * `valueNames` are the names from outside that its value (or a value inside it) may depend on; `wordNames` those that
 * what is said about it may depend on. Names of questions beside it inside a composite or row count as outside.
 */
export type FormNode = {
  readonly field: Field;
  readonly kind: FieldKind;
  readonly shape: "plain" | "group" | "list";
  /** Parts of a composite, or the questions of a row, in the order of the definition. */
  readonly inside: readonly FormNode[];
  /** Places in `inside`, in the order in which values are worked out. */
  readonly order: readonly number[];
  /** Place in `inside` by id. */
  readonly places: ReadonlyMap<string, number>;
  /** Shown only when all of them are true. */
  readonly whens: readonly Linked[];
  readonly optional: boolean | Linked;
  readonly suggests: Linked | null;
  readonly min: Linked | null;
  readonly max: Linked | null;
  readonly options: readonly { readonly is: string; readonly when: Linked | null }[] | null;
  readonly label: Words;
  readonly limitMessage: Words | null;
  readonly valueNames: readonly string[];
  readonly wordNames: readonly string[];
};
