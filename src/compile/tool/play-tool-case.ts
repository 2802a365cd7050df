import { toRawAnswers } from "../../engine/form/answers-file.ts";
import type { FittedAnswers } from "../../engine/form/fit-answers.ts";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import type { PreparedForm } from "../../engine/form/prepare-form.ts";
import { prepareRules } from "../../engine/rules/prepare-rules.ts";
import type { PreparedRules } from "../../engine/rules/prepare-rules.ts";
import type { Context } from "../../model/context.ts";
import type { FormView } from "../../model/form-view.ts";
import type { LawShards } from "../../model/law.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import { parseIsoDate } from "../../values/date.ts";
import type { FullCase } from "../cases/play-case.ts";

/** A tool ready to be played with the answers of its cases. */
export type ToolStage = {
  readonly definition: ToolDefinition;
  readonly form: PreparedForm;
  readonly rules: PreparedRules;
  readonly law: LawShards;
  readonly settings: DocumentSettings;
};

/** What came of a case; `result` is null where the visitor was shown the way out. */
export type PlayedTool = {
  readonly full: FullCase;
  readonly fitted: FittedAnswers;
  readonly view: FormView;
  readonly context: Context;
  readonly result: ToolResult | null;
};

/** Prepares form and rules once for all cases. */
export const setToolStage = (definition: ToolDefinition, law: LawShards, settings: DocumentSettings): ToolStage => ({
  definition,
  form: prepareForm(definition),
  rules: prepareRules(definition),
  law,
  settings,
});

/** Plays one case; null when its day is no day. */
export const playToolCase = (stage: ToolStage, full: FullCase): PlayedTool | null => {
  const today = parseIsoDate(full.today);
  if (!today) return null;
  const { definition, form, rules, law, settings } = stage;
  const context: Context = { today, locale: definition.language, jurisdiction: full.jurisdiction, settings, law };
  const fitted = toRawAnswers(form, full.answers, context);
  const view = form.open(fitted.answers, context);
  return { full, fitted, view, context, result: view.exit ? null : rules.run(view, context) };
};
