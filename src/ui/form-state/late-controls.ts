import type { Raw, RawAnswers } from "../../model/answers.ts";
import type { FormView } from "../../model/form-view.ts";
import type { InputProblem } from "../../model/problem.ts";
import type { Controls } from "./controls.ts";

/** What controls are told of the session they serve. */
export type ControlsSource = {
  readonly answers: () => RawAnswers;
  readonly view: () => FormView;
  readonly problemAt: (path: string) => InputProblem | null;
  readonly shownAt: (path: string) => Raw;
  /** An answer was given. */
  readonly take: (path: string, raw: Raw) => void;
  /** The error at a path changed. */
  readonly tell: (path: string) => void;
  /** The errors as a whole changed. */
  readonly tellErrors: () => void;
};

type CreateControls = (source: ControlsSource) => Controls;

let create: CreateControls | null = null;

/** Makes the code of the controls known; it does so itself as soon as it is here. */
export const bringControls = (code: CreateControls): void => {
  create = code;
};

/**
 * The controls of a session; nobody needs them to pick an option, so that their code comes later.
 *
 * Throws: when nothing imported or loaded that code.
 */
export const createControls: CreateControls = (source) => {
  if (!create) throw new Error("invalid form: an input is drawn before the code that holds it");
  return create(source);
};

/** Fetches the code of the controls unless it is here. */
export const loadControls = async (): Promise<void> => {
  if (!create) await import("./controls.ts");
};
