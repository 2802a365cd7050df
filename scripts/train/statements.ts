import { scoreSentences } from "../../src/engine/review/model/clause-model.ts";
import {
  classifyStatements,
  rerankedSentences,
  matchStatementPhrases,
  statementRow,
} from "../../src/engine/review/detect/classify-statements.ts";
import type { StatementScore } from "../../src/engine/review/detect/classify-statements.ts";
import { heldOutScores, trainFirstPassWithoutFolds } from "./cross-validate.ts";
import type { TrainingSetup } from "./cross-validate.ts";
import { trainDense } from "./dense.ts";
import type { DenseRow } from "./dense.ts";
import type { FirstPass } from "./train-first-pass.ts";
import type { LabeledContract } from "./labeled-contracts.ts";
import { trainSharedRerank } from "./train-rerank.ts";
import type { ScoredContract } from "./train-rerank.ts";

type StatementModel = {
  readonly rerankWeights: readonly Float32Array[];
  readonly presenceWeights: readonly Float32Array[];
  readonly contradictionWeights: readonly Float32Array[];
};

const PULL = 6;

// One model for each statement, regularized toward the shared one.
const judgements = (rows: readonly (readonly DenseRow[])[], seed: number): readonly Float32Array[] => {
  const length = rows[0]?.[0]?.row.length ?? 0;
  const usual = trainDense(rows.flat(), length, { epochs: 10, rate: 0.3, seed, pull: 1 });
  return rows.map((own) => trainDense(own, length, { epochs: 40, rate: 0.2, seed, pull: PULL, towards: usual }));
};

const trainStatementRerank = (
  scored: readonly ScoredContract[],
  categories: readonly string[],
  seed: number,
): StatementModel => {
  const shared = trainSharedRerank(scored, categories, seed);
  const rerankWeights = categories.map(() => shared);
  const said = scored.map(({ labeled }) => matchStatementPhrases(labeled.contract));
  const rowsFor = (label: string): readonly (readonly DenseRow[])[] =>
    categories.map((category, index) =>
      scored.map(({ labeled, scores }, at) => ({
        row: statementRow(
          index,
          rerankedSentences(rerankWeights[index]!, categories.length, index, labeled.contract, scores),
          said[at]!,
        ),
        yes: labeled.labels.get(category)?.label === label,
      })),
    );
  return {
    rerankWeights,
    presenceWeights: judgements(rowsFor("Entailment"), seed),
    contradictionWeights: judgements(rowsFor("Contradiction"), seed),
  };
};

/** The full statement model without one fold, or with all. */
export const trainStatementModel = (course: TrainingSetup, fold: number | null): FirstPass & StatementModel => {
  const without = fold === null ? [] : [fold];
  const second = trainStatementRerank(heldOutScores(course, without), course.categories, course.options.seed);
  return { ...trainFirstPassWithoutFolds(course, without), ...second };
};

/** Results for held-out confidentiality agreements. */
export const crossValidateStatements = (
  course: TrainingSetup,
): readonly { readonly labeled: LabeledContract; readonly judged: readonly StatementScore[] }[] =>
  [0, 1, 2, 3, 4].flatMap((fold) => {
    const model = { ...trainStatementModel(course, fold), categories: course.categories, measured: {} };
    return course.contracts
      .filter((one) => one.fold === fold)
      .map((labeled) => ({
        labeled,
        judged: classifyStatements(model, labeled.contract, scoreSentences(model, labeled.features)),
      }));
  });
