import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../../scripts/build/catalog/compiled-catalog.ts";
import { resolveCases } from "../../src/compiler/verify/cases/resolve-cases.ts";
import type { ToolInput } from "../../src/compiler/input/tool-input.ts";
import { runToolCase } from "../../src/compiler/verify/rules/run-tool-case.ts";
import type { ToolCaseResult, RunnableTool } from "../../src/compiler/verify/rules/run-tool-case.ts";
import { nameIfBare } from "../../src/compiler/formula/ast-parts.ts";
import type { ResolvedCase } from "../../src/compiler/verify/cases/run-case.ts";
import type { LawUse } from "../../src/model/definition.ts";
import type { Field } from "../../src/model/field.ts";
import type { ToolDefinition } from "../../src/model/tool.ts";
import type { LawSource } from "../../src/model/tool-result.ts";
import { addDays, isoDate, parseIsoDate } from "../../src/values/date.ts";

/** A date on which law that a tool reads changed, and the questions that select jurisdiction and date. */
export type LawChange = {
  readonly topic: string;
  readonly column: string;
  readonly place: string;
  readonly day: string;
  readonly asks: { readonly place: string; readonly day: string };
};

export const fieldsOf = (tool: ToolDefinition): readonly Field[] => tool.steps.flatMap(({ fields }) => fields);

const questionsFor = (use: LawUse, topic: string, fields: ReadonlySet<string>): LawChange["asks"] | null => {
  const place = nameIfBare((use.jurisdictionByTopic?.[topic] ?? use.jurisdiction).ast);
  const day = nameIfBare((use.keyDateByTopic[topic] ?? use.keyDate).ast);
  return place !== null && day !== null && fields.has(place) && fields.has(day) ? { place, day } : null;
};

/** Every change of the law a tool reads for a jurisdiction and date it asks for. */
export const lawChangesOf = ({ definition, law }: RunnableTool): readonly LawChange[] => {
  const use = definition.law;
  const fields = new Set(fieldsOf(definition).map(({ id }) => id));
  return (use?.topics ?? []).flatMap((topic) => {
    const asks = use ? questionsFor(use, topic, fields) : null;
    if (!asks) return [];
    return Object.entries(law[topic]?.places ?? {}).flatMap(([place, { columns }]) =>
      Object.entries(columns).flatMap(([column, rows]) => {
        const days = rows
          .map(({ from }) => from)
          .toSorted()
          .slice(1);
        return days.map((day) => ({ topic, column, place, day, asks }));
      }),
    );
  });
};

export const dayBefore = (day: string): string => isoDate(addDays(parseIsoDate(day)!, -1));

export const runWith = (
  runnable: RunnableTool,
  full: ResolvedCase,
  answers: ResolvedCase["answers"],
): ToolCaseResult | null => runToolCase(runnable, { ...full, answers: { ...full.answers, ...answers } });

/** The source of a law value in a result, if the result depends on it. */
export const sourceOf = (
  caseResult: ToolCaseResult | null,
  { topic, column, place }: LawChange,
): LawSource | undefined =>
  caseResult?.result?.sources.find(
    (source) => source.topic === topic && source.column === column && source.jurisdiction === place,
  );

/** Whether these answers give no result: a problem with an answer, a screening question, or a refusal. */
export const hasNoResult = ({ view, result }: ToolCaseResult): boolean =>
  !view.complete || view.warnings.length > 0 || result === null || result.refusal !== null;

/** The cases of a tool as its author wrote them. */
export const casesOf = (tool: ToolDefinition): readonly ResolvedCase[] => {
  const folder = tool.kind === "checker" ? "checkers" : "calculators";
  const input = parse(readFileSync(join(ROOT, "catalog", folder, `${tool.id}.yaml`), "utf8")) as ToolInput;
  return resolveCases(input.cases ?? [], () => undefined);
};
