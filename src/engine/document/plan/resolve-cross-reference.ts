import type { Inline } from "../../../model/document.ts";
import type { Affixes, LegalWords } from "../../../text/words/legal-words.ts";
import type { NumberingTarget, NumberingTargets } from "./number-clauses.ts";
import type { CrossReferenceResolver } from "./row-scope.ts";

/** Handles a reference to a clause that is not printed. */
export type OnMissingTarget = (clause: string) => readonly Inline[];

const reference = (target: NumberingTarget, [before, after]: Affixes): Inline => ({
  type: "reference",
  target: target.id,
  before,
  number: target.cited,
  after,
});

const affixesFor = (target: NumberingTarget, capital: boolean, words: LegalWords): Affixes => {
  if (target.type === "schedule") return words.citeSchedule(capital);
  return target.schedule === null ? words.citeClause(capital) : words.citeInSchedule(capital, target.schedule);
};

const citeSeveral = (rows: readonly NumberingTarget[], capital: boolean, words: LegalWords): readonly Inline[] => {
  const [before, between, after] = words.citeClauses(capital, rows.length === 2);
  const [first, last] = [rows[0]!, rows.at(-1)!];
  return [reference(first, [before, ""]), { type: "text", text: between }, reference(last, ["", after])];
};

/** The target for a reference in a row: the clause of that row, of the nearest enclosing row, or outside all rows. */
const nearestTarget = (targets: NumberingTargets, clause: string, suffix: string): NumberingTarget | undefined => {
  for (let rows = suffix; rows !== ""; rows = rows.slice(0, rows.lastIndexOf("."))) {
    const own = targets.byId.get(clause + rows);
    if (own) return own;
  }
  return targets.byId.get(clause);
};

/** Resolves cross references to noun and number; a repeated clause is cited as a range from first to last. */
export const createCrossReferenceResolver =
  (targets: NumberingTargets, words: LegalWords, onMissing: OnMissingTarget): CrossReferenceResolver =>
  (clause, capital, suffix) => {
    const target = nearestTarget(targets, clause, suffix);
    if (target) return [reference(target, affixesFor(target, capital, words))];
    const rows = targets.repeated.get(clause) ?? [];
    const [only] = rows;
    if (!only) return onMissing(clause);
    return rows.length === 1 ? [reference(only, affixesFor(only, capital, words))] : citeSeveral(rows, capital, words);
  };
