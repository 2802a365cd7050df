import type { Inline } from "../../model/document.ts";
import type { Around, LegalWords } from "../../text/legal-words.ts";
import type { Target, Targets } from "./number-clauses.ts";
import type { Cite } from "./scope.ts";

/** What to do about a reference to a clause that is not printed. */
export type Missing = (clause: string) => readonly Inline[];

const reference = (target: Target, [before, after]: Around): Inline => ({
  type: "reference",
  target: target.id,
  before,
  number: target.cited,
  after,
});

const around = (target: Target, capital: boolean, words: LegalWords): Around => {
  if (target.type === "schedule") return words.citeSchedule(capital);
  return target.schedule === null ? words.citeClause(capital) : words.citeInSchedule(capital, target.schedule);
};

const citeSeveral = (rows: readonly Target[], capital: boolean, words: LegalWords): readonly Inline[] => {
  const [before, between, after] = words.citeClauses(capital, rows.length === 2);
  const [first, last] = [rows[0]!, rows.at(-1)!];
  return [reference(first, [before, ""]), { type: "text", text: between }, reference(last, ["", after])];
};

/** The target meant in a row: the row's own before that of a row further out, before the one outside. */
const nearest = (targets: Targets, clause: string, suffix: string): Target | undefined => {
  for (let rows = suffix; rows !== ""; rows = rows.slice(0, rows.lastIndexOf("."))) {
    const own = targets.byId.get(clause + rows);
    if (own) return own;
  }
  return targets.byId.get(clause);
};

/** References as noun and number together; a clause that repeats is cited from its first to its last. */
export const citeFrom =
  (targets: Targets, words: LegalWords, missing: Missing): Cite =>
  (clause, capital, suffix) => {
    const target = nearest(targets, clause, suffix);
    if (target) return [reference(target, around(target, capital, words))];
    const rows = targets.repeated.get(clause) ?? [];
    const [only] = rows;
    if (!only) return missing(clause);
    return rows.length === 1 ? [reference(only, around(only, capital, words))] : citeSeveral(rows, capital, words);
  };
