import type { UseFormRegisterReturn } from "react-hook-form";
import type { Raw } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import type { FieldView } from "../../model/form-view.ts";
import type { InputProblem } from "../../model/problem.ts";

/** What an input may do with answers; a form session is one of these. */
export type Answers = {
  /** Props of a native input that keeps its own text. */
  readonly register: (path: string) => UseFormRegisterReturn;
  /** What to show: what was typed, else the suggestion, else null. */
  readonly shownAt: (path: string) => Raw;
  readonly set: (path: string, raw: Raw) => void;
};

/** An option with its words filled in. */
export type ShownOption = {
  readonly is: string;
  readonly label: string;
  readonly hint?: string;
  readonly caution?: string;
  /** A short code to type or to see ("CA"). */
  readonly code?: string;
};

/** Everything a plain input is told; it knows no form, no step and no law. */
export type InputProps = {
  /** DOM id of the control that gets the focus. */
  readonly id: string;
  readonly field: Field;
  readonly view: FieldView;
  readonly answers: Answers;
  /** Options on offer, in order (choices only). */
  readonly options: readonly ShownOption[];
  /** Id of the element that names the question, for controls a `label` cannot reach. */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** What is wrong, for a control of several boxes; null when nothing is. */
  readonly problem: InputProblem | null;
  /** The keyboard a touch device shows; plain letters when absent. */
  readonly keyboard?: "email" | "tel";
  /** Screen language. */
  readonly locale: string;
  /** The value as we read it ("$1,200.00"), for the echo below; null when there is none. */
  readonly echo: string | null;
};

/** DOM id of the control for a path: "q-parties.r1.name". */
export const inputId = (path: string): string => `q-${path}`;

/** Attributes every native control of a question carries. */
export const controlAttributes = (
  props: Pick<InputProps, "id" | "describedBy" | "invalid">,
): { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined } => ({
  id: props.id,
  "aria-describedby": props.describedBy,
  "aria-invalid": props.invalid || undefined,
});
