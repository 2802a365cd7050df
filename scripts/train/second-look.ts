import { candidatesOf, lookLength, lookRows, weigh, wholeRow } from "../../src/engine/review/second-look.ts";
import type { FirstScores } from "../../src/engine/review/second-look.ts";
import { trainDense } from "./dense.ts";
import type { DenseRow } from "./dense.ts";
import { isMarked } from "./first-look.ts";
import type { Labelled } from "./labelled.ts";

/** A contract with first-look scores from a model that never saw it. */
export type Scored = { readonly labelled: Labelled; readonly scores: Float32Array };

export type Second = { readonly looks: readonly Float32Array[]; readonly wholes: readonly Float32Array[] };

const firstScores = ({ labelled, scores }: Scored, categories: number): FirstScores => ({
  scores,
  categories,
  within: labelled.contract.within,
  lengths: labelled.contract.sentences.map(({ start, end }) => end - start),
});

type Candidates = { readonly rows: readonly Float32Array[]; readonly marked: readonly boolean[] };

const candidatesIn = (one: Scored, categories: readonly string[]): readonly Candidates[] => {
  const first = firstScores(one, categories.length);
  return categories.map((category, index) => {
    const candidates = candidatesOf(first, index);
    return {
      rows: lookRows(first, index, candidates),
      marked: candidates.map((sentence) => isMarked(one.labelled, sentence, category)),
    };
  });
};

const denseRows = ({ rows, marked }: Candidates): readonly DenseRow[] =>
  rows.map((row, at) => ({ row, yes: marked[at] ?? false }));

// What holds for all categories first; each category then departs from it as far as its examples carry.
const looksFrom = (
  candidates: readonly (readonly Candidates[])[],
  categories: readonly string[],
  seed: number,
): readonly Float32Array[] => {
  const length = lookLength(categories.length);
  const rowsFor = (index: number): readonly DenseRow[] => candidates.flatMap((all) => denseRows(all[index]!));
  const every = categories.flatMap((_, index) => rowsFor(index).filter((__, at) => at % 8 === index % 8));
  const shared = trainDense(every, length, { epochs: 6, rate: 0.3, seed, pull: 1 });
  return categories.map((_, index) =>
    trainDense(rowsFor(index), length, { epochs: 12, rate: 0.2, seed, pull: 10, towards: shared }),
  );
};

/**
 * One second look for all categories, for where there are few examples of each: it learns which sentence shows a category best,
 * from the contracts that have it.
 */
export const trainSharedLook = (
  scored: readonly Scored[],
  categories: readonly string[],
  seed: number,
): Float32Array => {
  const rows = scored.flatMap((one) =>
    candidatesIn(one, categories).flatMap((found, index) =>
      one.labelled.labels.get(categories[index]!)?.present ? denseRows(found) : [],
    ),
  );
  return trainDense(rows, lookLength(categories.length), { epochs: 6, rate: 0.3, seed, pull: 1 });
};

const f1At = (rows: readonly { readonly odds: number; readonly yes: boolean }[], line: number): number => {
  const told = rows.filter(({ odds }) => odds >= line);
  const hits = told.filter(({ yes }) => yes).length;
  return (2 * hits) / Math.max(1, told.length + rows.filter(({ yes }) => yes).length);
};

// The line between yes and no that gives the best figures on what was learned from, halfway between all questions and the mean category.
const bestLine = (rows: readonly (readonly { readonly odds: number; readonly yes: boolean }[])[]): number => {
  let best = { line: 0, value: 0 };
  for (let line = -1.5; line <= 0.5; line += 0.05) {
    const mean = rows.reduce((sum, own) => sum + f1At(own, line), 0) / rows.length;
    const value = mean + f1At(rows.flat(), line);
    if (value > best.value) best = { line, value };
  }
  return best.line;
};

const wholesFrom = (wholeRows: readonly (readonly DenseRow[])[], seed: number): readonly Float32Array[] => {
  const length = wholeRows[0]?.[0]?.row.length ?? 0;
  const usual = trainDense(wholeRows.flat(), length, { epochs: 6, rate: 0.3, seed, pull: 1 });
  const wholes = wholeRows.map((rows) =>
    trainDense(rows, length, { epochs: 30, rate: 0.2, seed, pull: 16, towards: usual }),
  );
  const line = bestLine(
    wholeRows.map((rows, index) => rows.map(({ row, yes }) => ({ odds: weigh(row, wholes[index]!), yes }))),
  );
  // The first figure of a row is 1: moving the line is moving its weight.
  for (const whole of wholes) whole[0] = whole[0]! - line;
  return wholes;
};

/** Learns the second look and the judgement of the whole. */
export const trainSecond = (scored: readonly Scored[], categories: readonly string[], seed: number): Second => {
  const candidates = scored.map((one) => candidatesIn(one, categories));
  const looks = looksFrom(candidates, categories, seed);
  const wholeRows = categories.map((category, index) =>
    scored.map(({ labelled }, at): DenseRow => {
      const odds = (candidates[at]?.[index]?.rows ?? [])
        .map((row) => weigh(row, looks[index]!))
        .toSorted((a, b) => b - a);
      return {
        row: wholeRow(odds, labelled.contract.sentences.length),
        yes: labelled.labels.get(category)?.present ?? false,
      };
    }),
  );
  return { looks, wholes: wholesFrom(wholeRows, seed) };
};
