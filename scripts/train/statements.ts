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

const L2_STRENGTH = 6;

// One model for each statement, regularized toward the shared model.
const trainPerStatement = (rows: readonly (readonly DenseRow[])[], seed: number): readonly Float32Array[] => {
  const length = rows[0]?.[0]?.row.length ?? 0;
  const shared = trainDense(rows.flat(), length, { epochs: 10, learningRate: 0.3, seed, l2: 1 });
  return rows.map((statementRows) =>
    trainDense(statementRows, length, { epochs: 40, learningRate: 0.2, seed, l2: L2_STRENGTH, prior: shared }),
  );
};

const trainStatementRerank = (
  scored: readonly ScoredContract[],
  categories: readonly string[],
  seed: number,
): StatementModel => {
  const shared = trainSharedRerank(scored, categories, seed);
  const rerankWeights = categories.map(() => shared);
  const phraseMatches = scored.map(({ labeled }) => matchStatementPhrases(labeled.contract));
  const rowsFor = (label: string): readonly (readonly DenseRow[])[] =>
    categories.map((category, index) =>
      scored.map(({ labeled, scores }, at) => ({
        row: statementRow(
          index,
          rerankedSentences(rerankWeights[index]!, categories.length, index, labeled.contract, scores),
          phraseMatches[at]!,
        ),
        yes: labeled.labels.get(category)?.label === label,
      })),
    );
  return {
    rerankWeights,
    presenceWeights: trainPerStatement(rowsFor("Entailment"), seed),
    contradictionWeights: trainPerStatement(rowsFor("Contradiction"), seed),
  };
};

/** The full statement model without one fold, or with all. */
export const trainStatementModel = (setup: TrainingSetup, fold: number | null): FirstPass & StatementModel => {
  const without = fold === null ? [] : [fold];
  const rerank = trainStatementRerank(heldOutScores(setup, without), setup.categories, setup.options.seed);
  return { ...trainFirstPassWithoutFolds(setup, without), ...rerank };
};

/** Results for held-out confidentiality agreements. */
export const crossValidateStatements = (
  setup: TrainingSetup,
): readonly { readonly labeled: LabeledContract; readonly judged: readonly StatementScore[] }[] =>
  [0, 1, 2, 3, 4].flatMap((fold) => {
    const model = {
      ...trainStatementModel(setup, fold),
      categories: setup.categories,
      wordWeights: null,
      measured: {},
    };
    return setup.contracts
      .filter((one) => one.fold === fold)
      .map((labeled) => ({
        labeled,
        judged: classifyStatements(model, labeled.contract, scoreSentences(model, labeled.features)),
      }));
  });
