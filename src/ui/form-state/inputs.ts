import { createFormControl } from "react-hook-form";
import type { FieldErrors, Resolver, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import type { RawAnswer } from "../../model/answers.ts";
import type { InputProblem } from "../../model/problem.ts";
import { inputName, pathOfInput } from "./input-name.ts";

/** Flat values by input name, as react-hook-form stores them. */
export type InputValues = { [name: string]: unknown };
export type InputControl = Pick<
  UseFormReturn<InputValues>,
  "register" | "setValue" | "getValues" | "unregister" | "trigger" | "clearErrors" | "subscribe"
>;

type InputSource = {
  readonly problemAt: (path: string) => InputProblem | null;
  readonly shownAt: (path: string) => RawAnswer;
  readonly setAnswer: (path: string, raw: RawAnswer) => void;
};

/** The native inputs of the form; react-hook-form manages them and reports changes. */
export type Inputs = {
  readonly control: InputControl;
  readonly register: (path: string) => UseFormRegisterReturn;
  /** Writes what should be shown at a path, and below it, into the inputs. */
  readonly show: (path: string) => void;
  /** Writes changed suggestions into inputs the visitor has not edited. */
  readonly suggest: (paths: readonly string[]) => void;
  /** Drops the inputs of a row that was taken away. */
  readonly forget: (path: string) => void;
};

const isInside = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/** The raw answer of an input value: text, a boolean, or the selected values. */
const rawOf = (input: unknown): RawAnswer => {
  if (typeof input === "string" || typeof input === "boolean") return input;
  return Array.isArray(input) ? input.filter((entry) => typeof entry === "string") : null;
};

/** The native input value of a raw answer; empty for records and null. */
const inputValueOf = (raw: RawAnswer): unknown => {
  if (typeof raw === "number") return String(raw);
  return typeof raw === "string" || typeof raw === "boolean" || Array.isArray(raw) ? raw : "";
};

/** Validates the named questions only: questions that are not shown never have errors. */
const scopedResolver =
  (problemAt: InputSource["problemAt"]): Resolver<InputValues> =>
  (values, _context, { names }) => {
    const errors: FieldErrors<InputValues> = {};
    for (const name of names ?? []) {
      const problem = problemAt(pathOfInput(name));
      if (problem) errors[name] = { type: problem.code };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/** A react-hook-form control outside React, bridged to the form's answers. */
export const createInputs = (source: InputSource): Inputs => {
  const control = createFormControl<InputValues>({
    mode: "onSubmit",
    shouldFocusError: false,
    resolver: scopedResolver(source.problemAt),
  });
  // One for as long as the question exists: a new one for each render would detach and attach its input again.
  const registered = new Map<string, UseFormRegisterReturn>();
  // Read at the source instead of subscribing to all values, which would copy them on every keystroke.
  const onChange = ({ target }: { readonly target: { readonly name: string } }): void =>
    source.setAnswer(pathOfInput(target.name), rawOf(control.getValues(target.name)));
  const write = (path: string): void => control.setValue(inputName(path), inputValueOf(source.shownAt(path)));
  const registeredIn = (outer: string): readonly string[] =>
    [...registered.keys()].filter((path) => isInside(path, outer));
  const registerAnew = (path: string): UseFormRegisterReturn => {
    const registration = control.register(inputName(path), { onChange, value: inputValueOf(source.shownAt(path)) });
    registered.set(path, registration);
    return registration;
  };

  return {
    control,
    register: (path) => registered.get(path) ?? registerAnew(path),
    show: (path) => registeredIn(path).forEach(write),
    suggest: (paths) => paths.filter((path) => registered.has(path)).forEach(write),
    forget: (path) => {
      const removed = registeredIn(path);
      for (const each of removed) registered.delete(each);
      control.unregister(removed.map(inputName));
    },
  };
};
