import { expect } from "vitest";
import type { FormDefinition } from "../../src/engine/form/plan/plan-form.ts";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import type { RawAnswer, RawAnswers } from "../../src/model/answers.ts";
import type { Context } from "../../src/model/context.ts";
import type { StepView } from "../../src/model/form-view.ts";
import type { FormSession } from "../../src/ui/form-state/form-session.ts";
import { createFormSession } from "../../src/ui/form-state/create-form-session.ts";

/**
 * A visitor without a browser: sees one step at a time, answers its questions, and continues.
 *
 * Every call fails the test when a real visitor could not do it.
 */
export type Visitor = {
  readonly session: FormSession;
  /** Id of the step in sight; "check" after the last one. */
  readonly at: () => string;
  /** Questions in sight. */
  readonly sees: () => readonly string[];
  readonly answer: (answers: { readonly [path: string]: RawAnswer }) => void;
  readonly isNotSure: (path: string) => void;
  readonly addRow: (path: string) => string;
  /** Continue; stays and shows errors when something is wrong. */
  readonly next: () => Promise<void>;
  readonly back: () => void;
  /** Continue must fail, with exactly these problems in this order. */
  readonly expectProblems: (problems: { readonly [path: string]: string }) => Promise<void>;
  /** Answers step after step from a table until the check page; fails where the table has no answer. */
  readonly goThrough: (answers: { readonly [path: string]: RawAnswer }) => Promise<void>;
};

const CHECK = "check";

export const openVisitor = (definition: FormDefinition, context: Context, answers: RawAnswers = {}): Visitor => {
  const session = createFormSession({ prepared: prepareForm(definition), context, answers });
  const shownSteps = (): readonly StepView[] => session.view().steps.filter((step) => step.visible);
  let at = shownSteps()[0]?.id ?? CHECK;

  const here = (): StepView | undefined => shownSteps().find((step) => step.id === at);
  const sees = (): readonly string[] => here()?.paths ?? [];
  const move = (by: number): void => {
    const ids = [...shownSteps().map((step) => step.id), CHECK];
    at = ids[Math.max(0, ids.indexOf(at) + by)] ?? CHECK;
  };
  const answer = (path: string, raw: RawAnswer): void => {
    expect(sees(), `"${path}" is not in sight on step "${at}"`).toContain(path);
    session.set(path, raw);
  };
  const next = async (): Promise<void> => {
    const faults = await session.validate(sees());
    expect(faults, `step "${at}" is not in order`).toEqual([]);
    move(1);
  };

  return {
    session,
    at: () => at,
    sees,
    answer: (given) => Object.entries(given).forEach(([path, raw]) => answer(path, raw)),
    isNotSure: (path) => {
      expect(sees()).toContain(path);
      session.setUnsure(path, true);
    },
    addRow: (path) => {
      expect(sees()).toContain(path);
      return session.addRow(path);
    },
    next,
    back: () => move(-1),
    expectProblems: async (problems) => {
      const faults = await session.validate(sees());
      expect(Object.fromEntries(faults.map(({ path, problem }) => [path, problem.code]))).toEqual(problems);
      expect(faults.map((fault) => fault.path)).toEqual(Object.keys(problems));
    },
    goThrough: async (given) => {
      while (at !== CHECK) {
        // An answer may add questions on the same step.
        for (const path of Object.keys(given)) if (sees().includes(path)) answer(path, given[path]!);
        await next();
      }
    },
  };
};
