import type { FormulaEvaluator } from "../../../feel/evaluate/link/link.ts";
import type { FieldKind } from "../../../fields/field-kind.ts";
import type { Field } from "../../../model/field.ts";
import type { LinkedText } from "../../../text/templates/link-text.ts";

/** A text that is fixed, or that changes with the answers. */
export type NodeText = string | { readonly text: LinkedText; readonly names: readonly string[] };

/**
 * A `Field` prepared for evaluation: one question with its formulas linked.
 *
 * `valueNames` are the outer names that its value (or a value inside it) may depend on; `wordNames` are those that its
 * label and messages may depend on. Sibling questions of a composite or row are outer names.
 */
export type FormNode = {
  readonly field: Field;
  readonly kind: FieldKind;
  readonly shape: "plain" | "group" | "list";
  /** Parts of a composite, or the questions of a row, in the order of the definition. */
  readonly children: readonly FormNode[];
  /** Indexes into `children`, in evaluation order. */
  readonly order: readonly number[];
  /** Index into `children` by id. */
  readonly indexById: ReadonlyMap<string, number>;
  /** Visible only if all are true. */
  readonly conditions: readonly FormulaEvaluator[];
  readonly optional: boolean | FormulaEvaluator;
  readonly suggests: FormulaEvaluator | null;
  readonly min: FormulaEvaluator | null;
  readonly max: FormulaEvaluator | null;
  readonly options: readonly { readonly value: string; readonly when: FormulaEvaluator | null }[] | null;
  readonly label: NodeText;
  readonly limitMessage: NodeText | null;
  readonly valueNames: readonly string[];
  readonly wordNames: readonly string[];
};

/** A named figure with its formula linked, and the names it reads. */
export type FigureNode = { readonly id: string; readonly formula: FormulaEvaluator; readonly names: readonly string[] };
