import { fieldViewAt } from "../../model/form-view-lookup.ts";
import type { FieldView, FormView } from "../../model/form-view.ts";
import type { ValueRecord } from "../../values/value.ts";
import type { RowScope } from "./plan/row-scope.ts";

/** The reads of a part of a document: values by name; label and visibility of a question as `question id`. */
export type Reads = ReadonlySet<string>;

/** A scope that records what is read and can switch to other answers. */
export type TrackedScope = {
  readonly scope: RowScope;
  /** Switches to the answers of another scope. */
  readonly switchTo: (scope: RowScope) => void;
  /** The result of a function, with what it read. */
  readonly record: <Result>(make: () => Result) => { readonly result: Result; readonly reads: Reads };
};

const questionKey = (path: string): string => `question ${path.split(".", 1)[0]}`;

/** A tracked scope; `holders` are the questions that name the holders of each role. */
export const createTrackedScope = (first: RowScope, holders: ReadonlyMap<string, readonly string[]>): TrackedScope => {
  let current = first;
  let reads: Set<string> | null = null;
  return {
    scope: {
      get: (name) => {
        reads?.add(name);
        return current.get(name);
      },
      currency: first.currency,
      path: (field) => field,
      label: (path) => {
        reads?.add(questionKey(path));
        return current.label(path);
      },
      count: (role) => {
        for (const id of holders.get(role) ?? []) reads?.add(id);
        return current.count(role);
      },
      resolveReference: (clause, capital) => current.resolveReference(clause, capital),
      suffix: "",
      isAsked: (path) => {
        reads?.add(questionKey(path));
        return current.isAsked(path);
      },
    },
    switchTo: (scope) => {
      current = scope;
    },
    record: (make) => {
      const own = new Set<string>();
      reads = own;
      try {
        return { result: make(), reads: own };
      } finally {
        reads = null;
      }
    },
  };
};

const addChangedNames = (before: ValueRecord, after: ValueRecord, changed: Set<string>): void => {
  if (before === after) return;
  for (const name of Object.keys(after)) if (before[name] !== after[name]) changed.add(name);
};

const addChangedRecords = (before: FormView, question: readonly FieldView[], changed: Set<string>): void => {
  for (const now of question) {
    const was = fieldViewAt(before, now.path);
    if (was === now) continue;
    changed.add(now.path);
    if (was?.label !== now.label || was.visible !== now.visible) changed.add(questionKey(now.path));
  }
};

/** The values, labels and visibilities that differ between two views of one form. */
export const changedReads = (before: FormView, after: FormView): Reads => {
  const changed = new Set<string>();
  addChangedNames(before.reserved, after.reserved, changed);
  const { questions } = before;
  after.questions.forEach((question, index) => {
    if (question !== questions[index]) addChangedRecords(before, question, changed);
  });
  return changed;
};

/** Whether any of the changes was read. */
export const isAffected = (reads: Reads, changed: Reads): boolean => {
  for (const key of changed) if (reads.has(key)) return true;
  return false;
};
