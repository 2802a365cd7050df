import { createFormControl } from "react-hook-form";
import type { FieldErrors, Resolver, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import type { Raw } from "../../model/answers.ts";
import type { InputProblem } from "../../model/problem.ts";
import { inputName, pathOfInput } from "./input-name.ts";

/** Flat values by input name, as react-hook-form keeps them. */
export type InputValues = { [name: string]: unknown };
export type InputControl = Pick<
  UseFormReturn<InputValues>,
  "register" | "setValue" | "getValues" | "unregister" | "trigger" | "clearErrors" | "subscribe"
>;

type Source = {
  readonly problemAt: (path: string) => InputProblem | null;
  readonly shownAt: (path: string) => Raw;
  readonly take: (path: string, raw: Raw) => void;
};

/** The native inputs of the form: react-hook-form holds them and reports what is typed. */
export type Inputs = {
  readonly control: InputControl;
  readonly register: (path: string) => UseFormRegisterReturn;
  /** Writes what should be shown at a path, and inside it, into the inputs. */
  readonly show: (path: string) => void;
  /** Writes changed suggestions into inputs nobody typed in. */
  readonly suggest: (paths: readonly string[]) => void;
  /** Drops the inputs of a row that was taken away. */
  readonly forget: (path: string) => void;
};

const isInside = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`);

/** What an input holds as a raw answer: text, a tick, or the ticked ones of several. */
const rawOf = (input: unknown): Raw => {
  if (typeof input === "string" || typeof input === "boolean") return input;
  return Array.isArray(input) ? input.filter((entry) => typeof entry === "string") : null;
};

/** What a native input can show of a raw answer: a record or nothing is an empty input. */
const held = (raw: Raw): unknown => {
  if (typeof raw === "number") return String(raw);
  return typeof raw === "string" || typeof raw === "boolean" || Array.isArray(raw) ? raw : "";
};

/** Problems of the named questions only: what is not asked for now is never an error. */
const scopedResolver =
  (problemAt: Source["problemAt"]): Resolver<InputValues> =>
  (values, _context, { names }) => {
    const errors: FieldErrors<InputValues> = {};
    for (const name of names ?? []) {
      const problem = problemAt(pathOfInput(name));
      if (problem) errors[name] = { type: problem.code };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

/** A react-hook-form control outside React, bridged to the form's answers. */
export const createInputs = (source: Source): Inputs => {
  const control = createFormControl<InputValues>({
    mode: "onSubmit",
    shouldFocusError: false,
    resolver: scopedResolver(source.problemAt),
  });
  const registered = new Set<string>();
  // Read at the source instead of subscribing to all values, which would copy them on every keystroke.
  const onChange = ({ target }: { readonly target: { readonly name: string } }): void =>
    source.take(pathOfInput(target.name), rawOf(control.getValues(target.name)));
  const write = (path: string): void => control.setValue(inputName(path), held(source.shownAt(path)));
  const inside = (outer: string): readonly string[] => [...registered].filter((path) => isInside(path, outer));

  return {
    control,
    register: (path) => {
      const name = inputName(path);
      const first = !registered.has(path);
      registered.add(path);
      return control.register(name, first ? { onChange, value: held(source.shownAt(path)) } : { onChange });
    },
    show: (path) => inside(path).forEach(write),
    suggest: (paths) => paths.filter((path) => registered.has(path)).forEach(write),
    forget: (path) => {
      const gone = inside(path);
      for (const each of gone) registered.delete(each);
      control.unregister(gone.map(inputName));
    },
  };
};
