import type { UseFormRegisterReturn } from "react-hook-form";
import type { RawAnswer } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import type { FieldView } from "../../model/form-view.ts";
import type { InputProblem } from "../../model/problem.ts";

/** Operations on answers that an input may use; a form session provides them. */
export type Answers = {
  /** Props of an uncontrolled native input. */
  readonly register: (path: string) => UseFormRegisterReturn;
  /** The content to show: the raw input, else the suggestion, else null. */
  readonly shownAt: (path: string) => RawAnswer;
  readonly set: (path: string, raw: RawAnswer) => void;
};

/** An option with its words filled in. */
export type ShownOption = {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly caution?: string;
  /** A short code to type or to see ("CA"). */
  readonly code?: string;
  /** The other name by which it was found ("Austin" for Texas). */
  readonly via?: string;
};

/** Everything a plain input needs; independent of form, step and law. */
export type InputProps = {
  /** DOM id of the control that gets the focus. */
  readonly id: string;
  readonly field: Field;
  readonly view: FieldView;
  readonly answers: Answers;
  /** The available options, in order (choices only). */
  readonly options: readonly ShownOption[];
  /** Other names of options, by name; see `FieldKind`. */
  readonly otherNames?: () => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Id of the element that names the question, for controls a `label` cannot reach. */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** The problem, for a control of several boxes; null if there is none. */
  readonly problem: InputProblem | null;
  /** The keyboard a touch device shows; plain letters when absent. */
  readonly keyboard?: "email" | "tel";
  /** Screen language. */
  readonly locale: string;
  /** The parsed value ("$1,200.00"), echoed below the input; null if there is none. */
  readonly echo: string | null;
};

/** DOM id of the control for a path: "q-parties.r1.name". */
export const inputId = (path: string): string => `q-${path}`;

/** Attributes of every native control of a question. */
export const controlAttributes = (
  props: Pick<InputProps, "id" | "describedBy" | "invalid">,
): { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined } => ({
  id: props.id,
  "aria-describedby": props.describedBy,
  "aria-invalid": props.invalid || undefined,
});
