import { CLAUSE_STYLE_KEYS } from "../../model/clause-style.ts";
import type { ClauseStyle } from "../../model/clause-style.ts";
import type { ClausePlan, Passage } from "../../model/document-plan.ts";
import { copyOf } from "../input/block-use.ts";
import { translatedTerms } from "../translation/translated-text.ts";
import { compileTable, compileVariants } from "./compile-body.ts";
import { clauseDependencies } from "./clause-dependencies.ts";
import { compileEach } from "./compile-each.ts";
import type { ClauseInput, PassageInput, CitationInput } from "../input/schema-types.ts";
import { compileConditionAt, withGuard, compileProse, compileProseAt } from "./clause-context.ts";
import type { ClauseContext } from "./clause-context.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { textAt } from "../formula/compile-text.ts";
import { typeset } from "../../text/typeset.ts";

export const compileSources = (sources: readonly CitationInput[] | undefined): ClausePlan["sources"] =>
  (sources ?? []).flatMap(({ cite, href }) => (cite ? [{ cite, ...omitUndefined({ href }) }] : []));

const styleOf = (input: ClauseInput): ClauseStyle | undefined => {
  const given = Object.entries(CLAUSE_STYLE_KEYS).flatMap(([key, own]) =>
    input[own] === undefined ? [] : [[key, input[own]]],
  );
  return given.length === 0 ? undefined : Object.fromEntries(given);
};

/** Compiles a clause and its subclauses. */
export const compileClause = (outer: ClauseContext, input: ClauseInput): ClausePlan => {
  const { context, printed } = outer.document;
  const id = input.id ?? "";
  const repeated = compileEach(outer, input);
  const when = compileConditionAt(repeated.inner, input);
  const terms = translatedTerms(context, input);
  const detail = Math.max(outer.detail, input.detail ?? 1);
  const inner: ClauseContext = { ...withGuard(repeated.inner, when), terms, clause: id, detail };
  const plain = textAt(context, input, "plain", inner.scope);
  const own = {
    ...omitUndefined({
      title: compileProseAt(inner, input, "title"),
      plain: plain && typeset(plain, context.language),
      when,
      each: repeated.each,
      style: styleOf(input),
    }),
    variants: compileVariants(inner, input),
    ...omitUndefined({ table: compileTable(inner, input.table) }),
  };
  const clauses = (input.clauses ?? []).flatMap((clause) => compileClause(inner, clause));
  const plan: ClausePlan = {
    id,
    ...omitUndefined({ block: copyOf(input)?.use.block }),
    detail: input.detail ?? 1,
    defines: terms,
    clauses,
    sources: compileSources(input.sources),
    ...own,
    fields: clauseDependencies(context, own),
  };
  const { guards, repeats } = inner;
  printed.clauses.push({ id, owner: input, plan, guards, repeats, detail });
  return plan;
};

const compilePassage = (
  inner: ClauseContext,
  list: readonly unknown[],
  input: string | PassageInput,
  at: number,
): Passage => {
  if (typeof input === "string") return { text: compileProse(inner, input, list, at) };
  const when = compileConditionAt(inner, input);
  return {
    ...omitUndefined({ id: input.id, when }),
    text: compileProseAt(withGuard(inner, when), input, "text") ?? [],
  };
};

/** Compiles recitals or the lines of a letter, each with its own condition. */
export const compilePassages = (inner: ClauseContext, list: readonly (string | PassageInput)[]): readonly Passage[] =>
  list.map((one, index) => compilePassage(inner, list, one, index));

/** Compiles alternative texts, such as openings; the first whose condition is true is printed. */
export const compileOpenings = (inner: ClauseContext, list: readonly PassageInput[]): readonly Passage[] => {
  let rest = inner;
  return list.map((passageInput, index) => {
    const passage = compilePassage(rest, list, passageInput, index);
    rest = withGuard(rest, passage.when, false);
    return passage;
  });
};
