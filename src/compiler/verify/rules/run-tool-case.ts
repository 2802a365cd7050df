import { toRawAnswers } from "../../../engine/form/answers/answers-file.ts";
import type { NormalizedAnswers } from "../../../engine/form/answers/normalize-answers.ts";
import { prepareForm } from "../../../engine/form/prepare-form.ts";
import type { PreparedForm } from "../../../engine/form/prepare-form.ts";
import { prepareRules } from "../../../engine/rules/prepare-rules.ts";
import type { PreparedRules } from "../../../engine/rules/prepare-rules.ts";
import type { Context } from "../../../model/context.ts";
import type { FormView } from "../../../model/form-view.ts";
import type { LawByTopic } from "../../../model/law.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import type { ToolDefinition } from "../../../model/tool.ts";
import type { ToolResult } from "../../../model/tool-result.ts";
import { parseIsoDate } from "../../../values/date.ts";
import type { ResolvedCase } from "../cases/run-case.ts";

/** A tool ready to run with the answers of its cases. */
export type RunnableTool = {
  readonly definition: ToolDefinition;
  readonly form: PreparedForm;
  readonly rules: PreparedRules;
  readonly law: LawByTopic;
  readonly settings: DocumentSettings;
};

/** The result of a case; `result` is null if the visitor was shown an exit. */
export type ToolCaseResult = {
  readonly full: ResolvedCase;
  readonly fitted: NormalizedAnswers;
  readonly view: FormView;
  readonly context: Context;
  readonly result: ToolResult | null;
};

/** Prepares the form and rules once for all cases. */
export const prepareToolRun = (
  definition: ToolDefinition,
  law: LawByTopic,
  settings: DocumentSettings,
): RunnableTool => ({
  definition,
  form: prepareForm(definition),
  rules: prepareRules(definition),
  law,
  settings,
});

/** Runs a case; null if its date is invalid. */
export const runToolCase = (runnable: RunnableTool, full: ResolvedCase): ToolCaseResult | null => {
  const today = parseIsoDate(full.today);
  if (!today) return null;
  const { definition, form, rules, law, settings } = runnable;
  const context: Context = { today, locale: definition.language, jurisdiction: full.jurisdiction, settings, law };
  const fitted = toRawAnswers(form, full.answers, context);
  const view = form.evaluate(fitted.answers, context);
  return { full, fitted, view, context, result: view.ineligible ? null : rules.run(view, context) };
};
