import { firstLook } from "../../src/engine/review/clause-model.ts";
import { judgeStatements, looksAt, saidIn, statementRow } from "../../src/engine/review/judge-statements.ts";
import type { Judged } from "../../src/engine/review/judge-statements.ts";
import { unseenScores, firstWithout } from "./cross-validate.ts";
import type { Course } from "./cross-validate.ts";
import { trainDense } from "./dense.ts";
import type { DenseRow } from "./dense.ts";
import type { First } from "./first-look.ts";
import type { Labelled } from "./labelled.ts";
import { trainSharedLook } from "./second-look.ts";
import type { Scored } from "./second-look.ts";

type Second = {
  readonly looks: readonly Float32Array[];
  readonly wholes: readonly Float32Array[];
  readonly against: readonly Float32Array[];
};

const PULL = 6;

// One judgement for each statement, near to what holds for all of them.
const judgements = (rows: readonly (readonly DenseRow[])[], seed: number): readonly Float32Array[] => {
  const length = rows[0]?.[0]?.row.length ?? 0;
  const usual = trainDense(rows.flat(), length, { epochs: 10, rate: 0.3, seed, pull: 1 });
  return rows.map((own) => trainDense(own, length, { epochs: 40, rate: 0.2, seed, pull: PULL, towards: usual }));
};

const trainSecond = (scored: readonly Scored[], categories: readonly string[], seed: number): Second => {
  const shared = trainSharedLook(scored, categories, seed);
  const looks = categories.map(() => shared);
  const said = scored.map(({ labelled }) => saidIn(labelled.contract));
  const rowsFor = (label: string): readonly (readonly DenseRow[])[] =>
    categories.map((category, index) =>
      scored.map(({ labelled, scores }, at) => ({
        row: statementRow(
          index,
          looksAt(looks[index]!, categories.length, index, labelled.contract, scores),
          said[at]!,
        ),
        yes: labelled.labels.get(category)?.label === label,
      })),
    );
  return {
    looks,
    wholes: judgements(rowsFor("Entailment"), seed),
    against: judgements(rowsFor("Contradiction"), seed),
  };
};

/** The whole model of statements without one fold, or with all. */
export const learnStatements = (course: Course, fold: number | null): First & Second => {
  const without = fold === null ? [] : [fold];
  const second = trainSecond(unseenScores(course, without), course.categories, course.options.seed);
  return { ...firstWithout(course, without), ...second };
};

/** What models say of secrecy agreements they had not seen. */
export const crossValidateStatements = (
  course: Course,
): readonly { readonly labelled: Labelled; readonly judged: readonly Judged[] }[] =>
  [0, 1, 2, 3, 4].flatMap((fold) => {
    const model = { ...learnStatements(course, fold), categories: course.categories, measured: {} };
    return course.contracts
      .filter((one) => one.fold === fold)
      .map((labelled) => ({
        labelled,
        judged: judgeStatements(model, labelled.contract, firstLook(model, labelled.features)),
      }));
  });
