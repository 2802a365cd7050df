import type { ClausePlan, Passage } from "../model/document-plan.ts";
import { compileTable, compileVariants } from "./body-plan.ts";
import { fieldsRead } from "./clause-fields.ts";
import { compileEach } from "./each.ts";
import type { ClauseInput, PassageInput, SourceInput } from "./input.ts";
import { conditionAt, under, words, wordsAt } from "./paper.ts";
import type { Inside } from "./paper.ts";
import { present } from "./present.ts";
import { textAt } from "./templates.ts";

export const compileSources = (sources: readonly SourceInput[] | undefined): ClausePlan["sources"] =>
  (sources ?? []).flatMap(({ cite, href }) => (cite ? [{ cite, ...present({ href }) }] : []));

/** One clause with everything below it; null when it takes a library clause that does not exist. */
export const compileClause = (outer: Inside, input: ClauseInput): ClausePlan | null => {
  if (input.use !== undefined) return outer.paper.library(outer, input);
  const { unit, printed } = outer.paper;
  const id = input.id ?? "";
  const repeated = compileEach(outer, input);
  const when = conditionAt(repeated.inside, input);
  const terms = unit.translations?.terms(input) ?? input.defines ?? [];
  const detail = Math.max(outer.detail, input.detail ?? 1);
  const inside: Inside = { ...under(repeated.inside, when), terms, clause: id, detail };
  const own = {
    ...present({
      title: wordsAt(inside, input, "title"),
      plain: textAt(unit, input, "plain", inside.scope),
      when,
      each: repeated.each,
      conspicuous: input.conspicuous,
    }),
    variants: compileVariants(inside, input),
    ...present({ table: compileTable(inside, input.table) }),
  };
  const clauses = (input.clauses ?? []).flatMap((one) => compileClause(inside, one) ?? []);
  const plan: ClausePlan = {
    id,
    essential: input.essential ?? false,
    detail: input.detail ?? 1,
    defines: terms,
    clauses,
    sources: compileSources(input.sources),
    ...own,
    fields: fieldsRead(unit, own),
  };
  const { guards, repeats } = inside;
  printed.clauses.push({ id, owner: input, plan, guards, repeats, detail, fromLibrary: false });
  return plan;
};

const compilePassage = (
  inside: Inside,
  list: readonly unknown[],
  input: string | PassageInput,
  at: number,
): Passage => {
  if (typeof input === "string") return { text: words(inside, input, list, at) };
  const when = conditionAt(inside, input);
  return { ...present({ id: input.id, when }), text: wordsAt(under(inside, when), input, "text") ?? [] };
};

/** The recitals: each is printed where its own condition holds. */
export const compileRecitals = (inside: Inside, list: readonly (string | PassageInput)[]): readonly Passage[] =>
  list.map((one, at) => compilePassage(inside, list, one, at));

/** Several texts, such as openings, of which the first that fits is printed. */
export const compileOpenings = (inside: Inside, list: readonly PassageInput[]): readonly Passage[] => {
  let rest = inside;
  return list.map((one, at) => {
    const passage = compilePassage(rest, list, one, at);
    rest = under(rest, passage.when, false);
    return passage;
  });
};
