import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../../scripts/build/catalog/compiled-catalog.ts";
import { readCatalog } from "../../scripts/build/catalog/read-catalog.ts";
import { toAnswersFile, toRawAnswers } from "../../src/engine/form/answers/answers-file.ts";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import { prepareRules } from "../../src/engine/rules/prepare-rules.ts";
import type { RawAnswers } from "../../src/model/answers.ts";
import type { Context } from "../../src/model/context.ts";
import type { FormView } from "../../src/model/form-view.ts";
import type { LawByTopic, LawTopic } from "../../src/model/law.ts";
import type { DocumentSettings } from "../../src/model/settings.ts";
import type { ToolDefinition } from "../../src/model/tool.ts";
import { resultHeading } from "../../src/ui/result/text/result-heading.ts";
import { wholeAmounts } from "../../src/ui/result/text/whole-amounts.ts";
import { parseIsoDate } from "../../src/values/date.ts";

const CATALOG = join(process.env["SITE_DIST"] ?? join(ROOT, "dist"), "catalog");

const read = <Shape>(name: string): Shape => JSON.parse(readFileSync(join(CATALOG, name), "utf8")) as Shape;

type CaseYaml = { readonly name: string; readonly from?: string; readonly answers?: RawAnswers };

/** The expected result page for some answers, with amounts as the page shows them; `answer` is null while something is missing. */
type Outcome = { readonly view: FormView; readonly answer: string | null };

/** One tool of the catalog with complete answers to start from, and what any other answers lead to. */
export type ToolPlan = {
  readonly tool: ToolDefinition;
  readonly slug: string;
  readonly answers: RawAnswers;
  readonly open: (answers: RawAnswers) => { readonly view: FormView };
  readonly play: (answers: RawAnswers) => Outcome;
};

const isTool = (definition: { readonly kind: string }): definition is ToolDefinition => "compute" in definition;

const caseAnswers = (cases: readonly CaseYaml[], one: CaseYaml): RawAnswers => {
  const from = cases.find(({ name }) => name === one.from);
  return { ...(from ? caseAnswers(cases, from) : {}), ...one.answers };
};

const planOf = (tool: ToolDefinition, cases: readonly CaseYaml[], law: LawByTopic, day: string): ToolPlan => {
  const form = prepareForm(tool);
  const rules = prepareRules(tool);
  const { defaults } = read<{ readonly defaults: DocumentSettings }>("settings.json");
  const context: Context = {
    today: parseIsoDate(day)!,
    locale: tool.language,
    jurisdiction: null,
    settings: defaults,
    law: { ...tool.topics, ...law },
  };
  const open = (answers: RawAnswers) => ({
    view: form.evaluate(toRawAnswers(form, answers, context).answers, context),
  });
  const play = (answers: RawAnswers): Outcome => {
    const { view } = open(answers);
    return { view, answer: view.complete ? wholeAmounts(resultHeading(rules.run(view, context))) : null };
  };
  const start = cases
    .map((one) => play(caseAnswers(cases, one)))
    .find(({ view, answer }) => answer !== null && rules.run(view, context).refusal === null);
  if (!start) throw new Error(`no case of the tool is complete today: ${tool.id}`);
  return { tool, slug: tool.slugs[0] ?? tool.id, answers: toAnswersFile(form, start.view), open, play };
};

/** The law of every jurisdiction. */
const allLaw = (): LawByTopic =>
  Object.fromEntries(
    readdirSync(join(CATALOG, "law")).map(
      (name) => [name.replace(".json", ""), read<LawTopic>(`law/${name}`)] as const,
    ),
  );

/**
 * Makes the plan of every calculator and checker of the built catalog, in their order: a function for each, because a plan
 * takes a quarter of a second and most tests need a few.
 */
export const toolPlanners = (): readonly (() => ToolPlan)[] => {
  const law = allLaw();
  const sources = readCatalog(ROOT).map(({ path, text }) => [path.split("/").at(-1), text] as const);
  const day = new Date().toISOString().slice(0, 10);
  return readdirSync(CATALOG)
    .filter((name) => name.endsWith(".en.json"))
    .map((name) => read<{ readonly kind: string }>(name))
    .filter(isTool)
    .map((tool) => () => {
      const source = sources.find(([name]) => name === `${tool.id}.yaml`)?.[1] ?? "{}";
      return planOf(tool, (parse(source) as { readonly cases?: readonly CaseYaml[] }).cases ?? [], law, day);
    });
};
