// Trains the review models on labeled contracts and measures them: `npm run train -- --data DIR [--keep DIR]`.
// Deterministic: the same data give the same bytes. `--keep` stores intermediate results, so that a run can resume.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { deserialize, serialize } from "node:v8";
import { gzipSync } from "node:zlib";
import { statementPhrases } from "../../src/engine/review/detect/classify-statements.ts";
import { writeModel } from "../../src/engine/review/detect/model-file.ts";
import { statements } from "../../src/engine/review/model/statements.ts";
import { checkFiguresFile } from "./check-figures.ts";
import { foldModels, scoreHeldOut, trainClauseModel } from "./cross-validate.ts";
import type { TrainingSetup, ModelCache } from "./cross-validate.ts";
import type { FirstPass } from "./train-first-pass.ts";
import { readLabeled } from "./labeled-contracts.ts";
import { readLabeledFacts } from "./facts/labeled-facts.ts";
import type { Half } from "./facts/labeled-facts.ts";
import { answersOf, clauseRows, measuredRows, valueRows } from "./measure-clauses.ts";
import { countEdits, measureFindingRates, editRows } from "./measure-edits.ts";
import { measureFacts } from "./facts/measure-facts.ts";
import { measureKinds } from "./facts/measure-kinds.ts";
import { statementRows } from "./measure-statements.ts";
import { modelFile } from "./model-file.ts";
import { qualityPage } from "./quality-page.ts";
import { foldTermWeights, termExamples, termWeightsFile, trainTermWeights } from "./undefined-terms.ts";
import { crossValidateStatements, trainStatementModel } from "./statements.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const MODELS = join(ROOT, "src/engine/review/model");

const { values } = parseArgs({ options: { data: { type: "string" }, keep: { type: "string" } } });
if (values.data === undefined) throw new Error("Give the folder of the labeled contracts with --data.");
const folder = values.data;

const modelCache = (name: string): ModelCache => {
  const { keep } = values;
  if (keep === undefined) {
    const known = new Map<string, FirstPass>();
    return (key, train) => {
      const model = known.get(key) ?? train();
      known.set(key, model);
      return model;
    };
  }
  mkdirSync(keep, { recursive: true });
  return (key, train) => {
    const path = join(keep, `${name}-${key}`);
    if (existsSync(path)) return deserialize(readFileSync(path)) as FirstPass;
    const model = train();
    writeFileSync(path, serialize(model));
    console.log(`trained ${name} ${key === "" ? "from all" : `without ${key}`}`);
    return model;
  };
};

const save = (name: string, bytes: Uint8Array): { name: string; bytes: number; gzipped: number } => {
  mkdirSync(MODELS, { recursive: true });
  writeFileSync(join(MODELS, name), bytes);
  return { name, bytes: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length };
};

const contracts = readLabeled(folder, "dev");
const categories = [...(contracts[0]?.labels.keys() ?? [])].toSorted();
const clauseSetup: TrainingSetup = {
  contracts,
  categories,
  options: { weightsPerCategory: 1500, maxLevel: 63, seed: 7 },
  cache: modelCache("clauses"),
};
const models = foldModels(clauseSetup);
const heldOut = scoreHeldOut(clauseSetup, models);
const answers = answersOf(heldOut);
const figures = measuredRows(answers, categories);
const clauseModel = trainClauseModel(clauseSetup, null);
const clausesFile = save(
  "clauses.bin",
  writeModel({
    ...modelFile(
      clauseModel,
      { looks: clauseModel.rerankWeights, wholes: clauseModel.presenceWeights, measured: figures },
      categories,
    ),
    words: clauseModel.wordTable,
  }),
);
console.log(clausesFile);

const confidentialityAgreements = readLabeled(folder, "nda.dev", statementPhrases);
const ids = statements.map(({ id }) => id);
const statementSetup: TrainingSetup = {
  contracts: confidentialityAgreements,
  categories: ids,
  options: { weightsPerCategory: 600, maxLevel: 63, seed: 7 },
  cache: modelCache("statements"),
};
const statementResults = crossValidateStatements(statementSetup);
const statementModel = trainStatementModel(statementSetup, null);
const statementWeights = {
  looks: statementModel.rerankWeights,
  wholes: statementModel.presenceWeights,
  against: statementModel.contradictionWeights,
};
const statementsFile = save("statements.bin", writeModel(modelFile(statementModel, statementWeights, ids)));
console.log(statementsFile);

const examples = termExamples(contracts);
const { seed } = clauseSetup.options;
writeFileSync(join(MODELS, "term-weights.ts"), termWeightsFile(trainTermWeights(examples, seed)));
const learned = { clauses: models, terms: foldTermWeights(examples, seed) };
const edits = countEdits(contracts, learned);
const findingRates = measureFindingRates(contracts, learned);
writeFileSync(join(MODELS, "check-figures.ts"), checkFiguresFile(edits, findingRates.fires));
const labeledFacts = readLabeledFacts(folder);
const factsOf = (half: Half) => measureFacts(labeledFacts, half).counts;
const kindsOf = (half: Half) => measureKinds(labeledFacts.filter((one) => one.half === half));
const countOf = (half: Half): number => labeledFacts.filter((one) => one.half === half).length;
const page = qualityPage({
  rows: [
    ...clauseRows(answers),
    ...statementRows(statementResults),
    ...valueRows(heldOut),
    ...editRows(edits, findingRates.each),
  ],
  edits,
  fires: findingRates.fires,
  categories: categories.map((category, index) => ({
    category,
    figures: figures[index]!,
    contracts: contracts.filter(({ labels }) => labels.get(category)?.present).length,
  })),
  facts: {
    development: factsOf("development"),
    report: factsOf("report"),
    documents: [countOf("development"), countOf("report")],
  },
  recognized: { report: kindsOf("report"), development: kindsOf("development") },
  sizes: [clausesFile, statementsFile],
});
writeFileSync(join(ROOT, "docs/review-quality.md"), page);
console.log(page.slice(0, 4000));
