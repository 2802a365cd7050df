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
import { answersOf, clauseRows, measuredRows, valueRows } from "./measure-clauses.ts";
import { countEdits, measureFindingRates, editRows } from "./measure-edits.ts";
import { statementRows } from "./measure-statements.ts";
import { modelFile } from "./model-file.ts";
import { qualityPage } from "./quality-page.ts";
import { crossValidateStatements, trainStatementModel } from "./statements.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const MODELS = join(ROOT, "src/engine/review/model");

const { values } = parseArgs({ options: { data: { type: "string" }, keep: { type: "string" } } });
if (values.data === undefined) throw new Error("Give the folder of the labeled contracts with --data.");
const folder = values.data;

const keeper = (name: string): ModelCache => {
  const { keep } = values;
  if (keep === undefined) {
    const known = new Map<string, FirstPass>();
    return (key, make) => {
      const first = known.get(key) ?? make();
      known.set(key, first);
      return first;
    };
  }
  mkdirSync(keep, { recursive: true });
  return (key, make) => {
    const path = join(keep, `${name}-${key}`);
    if (existsSync(path)) return deserialize(readFileSync(path)) as FirstPass;
    const first = make();
    writeFileSync(path, serialize(first));
    console.log(`learned ${name} ${key === "" ? "from all" : `without ${key}`}`);
    return first;
  };
};

const save = (name: string, bytes: Uint8Array): { name: string; bytes: number; gzipped: number } => {
  mkdirSync(MODELS, { recursive: true });
  writeFileSync(join(MODELS, name), bytes);
  return { name, bytes: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length };
};

const contracts = readLabeled(folder, "dev");
const categories = [...(contracts[0]?.labels.keys() ?? [])].toSorted();
const course: TrainingSetup = {
  contracts,
  categories,
  options: { keep: 1500, levels: 63, seed: 7 },
  keep: keeper("clauses"),
};
const models = foldModels(course);
const judged = scoreHeldOut(course, models);
const answers = answersOf(judged);
const figures = measuredRows(answers, categories);
const whole = trainClauseModel(course, null);
const clauses = save(
  "clauses.bin",
  writeModel(
    modelFile(whole, { looks: whole.rerankWeights, wholes: whole.presenceWeights, measured: figures }, categories),
  ),
);
console.log(clauses);

const agreements = readLabeled(folder, "nda.dev", statementPhrases);
const ids = statements.map(({ id }) => id);
const second: TrainingSetup = {
  contracts: agreements,
  categories: ids,
  options: { keep: 600, levels: 63, seed: 7 },
  keep: keeper("statements"),
};
const pairs = crossValidateStatements(second);
const said = trainStatementModel(second, null);
const rows = { looks: said.rerankWeights, wholes: said.presenceWeights, against: said.contradictionWeights };
const secrecy = save("statements.bin", writeModel(modelFile(said, rows, ids)));
console.log(secrecy);

const edits = countEdits(contracts, (fold) => models[fold]!);
const noise = measureFindingRates(contracts);
writeFileSync(join(MODELS, "check-figures.ts"), checkFiguresFile(edits, noise.fires));
const page = qualityPage({
  rows: [...clauseRows(answers), ...statementRows(pairs), ...valueRows(judged), ...editRows(edits, noise.each)],
  edits,
  fires: noise.fires,
  categories: categories.map((category, at) => ({
    category,
    figures: figures[at]!,
    contracts: contracts.filter(({ labels }) => labels.get(category)?.present).length,
  })),
  sizes: [clauses, secrecy],
});
writeFileSync(join(ROOT, "docs/review-quality.md"), page);
console.log(page.slice(0, 4000));
