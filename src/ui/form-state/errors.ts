import type { FormView } from "../../model/form-view.ts";
import type { InputProblem } from "../../model/problem.ts";
import type { Fault, FormSession } from "./form-session.ts";
import { inputName, pathOfInput } from "./input-name.ts";
import type { InputControl } from "./inputs.ts";

type Source = {
  readonly control: InputControl;
  readonly view: () => FormView;
  /** Says that the error at a path changed. */
  readonly tell: (path: string) => void;
  /** Says that the errors as a whole changed. */
  readonly tellErrors: () => void;
};

export type Errors = {
  readonly at: (path: string) => InputProblem | null;
  readonly all: () => readonly Fault[];
  readonly validate: FormSession["validate"];
  /** After a change: an error whose answer is right now goes; one that reads otherwise now is told. */
  readonly settle: (changed: readonly string[]) => void;
};

/** Paths of the view that are among the given ones or lie inside one of them, in the order of the view. */
const pathsInside = (view: FormView, outer: ReadonlySet<string>): readonly string[] => {
  const isWanted = (path: string): boolean => {
    for (let end = path.length; end > 0; end = path.lastIndexOf(".", end - 1)) {
      if (outer.has(path.slice(0, end))) return true;
    }
    return false;
  };
  return Object.keys(view.fields).filter(isWanted);
};

/** Errors on show: which questions Continue found fault with. What is wrong with them is always read from the view. */
export const createErrors = ({ control, view, tell, tellErrors }: Source): Errors => {
  let shown: ReadonlySet<string> = new Set();
  let all: readonly Fault[] = [];

  const at = (path: string): InputProblem | null => (shown.has(path) ? (view().fields[path]?.problem ?? null) : null);
  const tellAll = (paths: Iterable<string>): void => {
    all = Object.keys(view().fields).flatMap((path) => {
      const problem = at(path);
      return problem ? [{ path, problem }] : [];
    });
    for (const path of paths) tell(path);
    tellErrors();
  };

  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => {
      const before = shown;
      shown = new Set(Object.keys(errors ?? {}).map(pathOfInput));
      tellAll(new Set([...before, ...shown]));
    },
  });

  return {
    at,
    all: () => all,
    validate: async (paths) => {
      const wanted = pathsInside(view(), new Set(paths));
      await control.trigger(wanted.map(inputName));
      const asked = new Set(wanted);
      return all.filter((fault) => asked.has(fault.path));
    },
    settle: (changed) => {
      const touched = changed.filter((path) => shown.has(path));
      if (touched.length === 0) return;
      const right = touched.filter((path) => !view().fields[path]?.problem);
      if (right.length > 0) control.clearErrors(right.map(inputName));
      else tellAll(touched);
    },
  };
};
