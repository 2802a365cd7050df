import type { RawAnswer, RawAnswers } from "../../model/answers.ts";
import type { FormView } from "../../model/form-view.ts";
import type { InputProblem } from "../../model/problem.ts";
import { createErrors } from "./errors.ts";
import type { Errors } from "./errors.ts";
import { createInputs } from "./inputs.ts";
import type { Inputs } from "./inputs.ts";
import { createRows } from "./row-changes.ts";
import type { RowChanges } from "./row-changes.ts";

/** The part of a session that its controls read and report to. */
export type ControlsSource = {
  readonly answers: () => RawAnswers;
  readonly view: () => FormView;
  readonly problemAt: (path: string) => InputProblem | null;
  readonly shownAt: (path: string) => RawAnswer;
  /** An answer was given. */
  readonly setAnswer: (path: string, raw: RawAnswer) => void;
  /** The error at a path changed. */
  readonly notify: (path: string) => void;
  /** The set of errors changed. */
  readonly notifyErrors: () => void;
};

/** The native inputs, errors and list rows of one session. */
export type Controls = { readonly inputs: Inputs; readonly errors: Errors; readonly rows: RowChanges };

export const createControls = (source: ControlsSource): Controls => {
  const inputs = createInputs(source);
  return {
    inputs,
    errors: createErrors({ ...source, control: inputs.control }),
    rows: createRows({ ...source, set: source.setAnswer, forget: inputs.forget }),
  };
};
