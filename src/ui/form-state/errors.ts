import type { FormView } from "../../model/form-view.ts";
import { fieldViewAt } from "../../model/form-view-lookup.ts";
import type { InputProblem } from "../../model/problem.ts";
import type { FieldError, FormSession } from "./form-session.ts";
import { inputName, pathOfInput } from "./input-name.ts";
import type { InputControl } from "./inputs.ts";

type ErrorSource = {
  readonly control: InputControl;
  readonly view: () => FormView;
  /** Notifies that the error at a path changed. */
  readonly notify: (path: string) => void;
  /** Notifies that the set of errors changed. */
  readonly notifyErrors: () => void;
};

export type Errors = {
  readonly errorAt: (path: string) => InputProblem | null;
  readonly all: () => readonly FieldError[];
  readonly validate: FormSession["validate"];
  /** After a change: removes errors whose answers are now valid and updates errors whose text changed. */
  readonly refresh: (changed: readonly string[]) => void;
};

/** Paths of the view that are among the given ones or lie inside one of them, in the order of the view. */
const pathsWithin = (view: FormView, outer: ReadonlySet<string>): readonly string[] => {
  const isWanted = (path: string): boolean => {
    for (let end = path.length; end > 0; end = path.lastIndexOf(".", end - 1)) {
      if (outer.has(path.slice(0, end))) return true;
    }
    return false;
  };
  return Object.keys(view.fields).filter(isWanted);
};

/** Visible errors: which questions failed on Continue. Their problems are always read from the current view. */
export const createErrors = ({ control, view, notify, notifyErrors }: ErrorSource): Errors => {
  let shown: ReadonlySet<string> = new Set();
  let all: readonly FieldError[] = [];

  const at = (path: string): InputProblem | null =>
    shown.has(path) ? (fieldViewAt(view(), path)?.problem ?? null) : null;
  const notifyAll = (paths: Iterable<string>): void => {
    all = Object.keys(view().fields).flatMap((path) => {
      const problem = at(path);
      return problem ? [{ path, problem }] : [];
    });
    for (const path of paths) notify(path);
    notifyErrors();
  };

  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      const before = shown;
      shown = new Set(Object.keys(errors ?? {}).map(pathOfInput));
      notifyAll(new Set([...before, ...shown]));
    },
  });

  return {
    errorAt: at,
    all: () => all,
    validate: async (paths) => {
      const wanted = pathsWithin(view(), new Set(paths));
      await control.trigger(wanted.map(inputName));
      const asked = new Set(wanted);
      return all.filter((fault) => asked.has(fault.path));
    },
    refresh: (changed) => {
      const touched = changed.filter((path) => shown.has(path));
      if (touched.length === 0) return;
      const right = touched.filter((path) => !fieldViewAt(view(), path)?.problem);
      if (right.length > 0) control.clearErrors(right.map(inputName));
      else notifyAll(touched);
    },
  };
};
