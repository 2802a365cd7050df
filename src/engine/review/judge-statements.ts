import { firstLook } from "./clause-model.ts";
import type { ClauseModel } from "./clause-model.ts";
import { cues } from "./cues.ts";
import { featuresOf, seenText } from "./features.ts";
import type { Likely } from "./find-clauses.ts";
import { hitsOf } from "./phrase-hits.ts";
import type { Contract } from "./read-contract.ts";
import { candidatesOf, lookRows, weigh, wholeRow } from "./second-look.ts";
import { statements } from "./statements.ts";

/** Whether the text says so, says the opposite, or says nothing. */
export type StatementLabel = "Entailment" | "Contradiction" | "NotMentioned";

/** What the model says of one statement, with the places that show it, likeliest first. */
export type Judged = {
  readonly category: string;
  readonly label: StatementLabel;
  readonly score: number;
  readonly places: readonly Likely[];
};

/** A model of statements: `wholes` weigh that the text says so, `against` that it says the opposite. */
export type StatementModel = ClauseModel & { readonly against: readonly Float32Array[] };

const forAndAgainst: readonly RegExp[] = statements.flatMap(({ yes, no }) => [yes, no]);

/** The turns of phrase that statements add to the usual ones. */
export const statementPhrases: readonly RegExp[] = [...cues, ...forAndAgainst, ...statements.map(({ shows }) => shows)];

const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** By sentence: which statements' phrases for (first) and against (second) it hit. */
export type Said = readonly (readonly number[])[];

export const saidIn = ({ plain, sentences }: Contract): Said =>
  hitsOf(
    sentences.map((sentence) => seenText(plain, sentence)),
    forAndAgainst,
  );

/** The row that the judgement of a statement weighs: the second look's odds, and which phrases stand where. */
export const statementRow = (index: number, looks: readonly Odds[], said: Said): Float32Array => {
  const has = (sentence: number, which: number): boolean => said[sentence]?.includes(2 * index + which) ?? false;
  const best = looks.slice(0, 3);
  const count = (which: number): number => said.filter((hits) => hits.includes(2 * index + which)).length;
  const top = (which: number): number =>
    Math.max(0, ...best.map(({ sentence, odds }) => (has(sentence, which) ? chance(odds) : 0)));
  const whole = wholeRow(
    looks.map(({ odds }) => odds),
    said.length,
  );
  const rest = [
    Math.min(1, count(0)),
    Math.min(1, count(1)),
    top(0),
    top(1),
    Math.min(3, count(1)) / 3,
    top(1) * (1 - top(0)),
    top(0) * (1 - top(1)),
  ];
  return Float32Array.of(...whole, ...rest);
};

export type Odds = { readonly sentence: number; readonly odds: number };

/** The sentences that may speak of a statement with the second look's odds, likeliest first. */
export const looksAt = (
  weights: Float32Array,
  categories: number,
  index: number,
  contract: Contract,
  scores: Float32Array,
): readonly Odds[] => {
  const lengths = contract.sentences.map(({ start, end }) => end - start);
  const first = { scores, categories, within: contract.within, lengths };
  const candidates = candidatesOf(first, index);
  return lookRows(first, index, candidates)
    .map((row, at) => ({ sentence: candidates[at]!, odds: weigh(row, weights) }))
    .toSorted((a, b) => b.odds - a.odds || a.sentence - b.sentence);
};

const labelOf = (says: number, against: number): StatementLabel => {
  if (1 - says - against > Math.max(says, against)) return "NotMentioned";
  return says >= against ? "Entailment" : "Contradiction";
};

/** What the model says of every statement, from the scores of a first look. */
export const judgeStatements = (model: StatementModel, contract: Contract, scores: Float32Array): readonly Judged[] => {
  const said = saidIn(contract);
  return model.categories.map((category, index) => {
    const looks = looksAt(model.looks[index]!, model.categories.length, index, contract, scores);
    const row = statementRow(index, looks, said);
    const says = chance(weigh(row, model.wholes[index]!));
    const against = chance(weigh(row, model.against[index]!));
    const places = looks.map(({ sentence, odds }) => ({ sentence, score: chance(odds) }));
    return { category, label: labelOf(says, against), score: Math.max(says, against), places };
  });
};

/** What the model says of every statement about a secrecy agreement. */
export const findStatements = (model: StatementModel, contract: Contract): readonly Judged[] =>
  judgeStatements(model, contract, firstLook(model, featuresOf(contract, statementPhrases)));
