import type { QueryClient } from "@tanstack/react-query";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import { link } from "../../feel/evaluate/link/evaluate.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { Expression } from "../../model/expression.ts";
import { valueAt } from "../../model/form-view-lookup.ts";
import type { LawByTopic } from "../../model/law.ts";
import type { AnswerSource } from "../../model/session/session-event.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { CalendarDate } from "../../values/date.ts";
import type { Value } from "../../values/value.ts";
import { trackedDates } from "./tracked-end.ts";
import { contextOf } from "../form-host/form-context.ts";
import { definitionAddress } from "../form-host/use-definition.ts";
import { loadFormLaw } from "../form-host/use-law.ts";
import type { SuggestedDates } from "../pages/tracker/suggested-dates.ts";
import { loadQuery } from "../queries/load-query.ts";
import { nowIso } from "../shared/clock.ts";

const datesOf = (
  definition: DocumentDefinition,
  answers: AnswerSource["answers"],
  settings: DocumentSettings,
  law: LawByTopic,
  on: CalendarDate,
): SuggestedDates => {
  const view = prepareForm(definition).evaluate(answers, contextOf(definition, settings, law, on));
  const valueOf = (formula: Expression | undefined): Value =>
    formula ? link(formula.ast)((name) => valueAt(view, name)) : null;
  const { from, until, noticeDays } = definition.lasts ?? {};
  const term = { from: valueOf(from), until: valueOf(until), noticeDays: valueOf(noticeDays) };
  const { effective, end, notice } = trackedDates(term, nowIso());
  return {
    effective: effective ?? "",
    end: end ?? "",
    ...(notice ? { noticeDays: String(notice.days) } : {}),
  };
};

/**
 * The dates of a document signed on a day as the formulas of its definition give them, to be confirmed in the tracker:
 * parties may have changed them in the words alone. Empty if the definition has changed since.
 *
 * Throws: when the definition or the law that it reads cannot be loaded.
 */
export const signedDates = async (
  client: QueryClient,
  { definition: id, hash, language, answers }: AnswerSource,
  settings: DocumentSettings,
  on: CalendarDate,
): Promise<SuggestedDates> => {
  const definition = await loadQuery<DocumentDefinition>(client, definitionAddress(id, language));
  if (definition.hash !== hash) return {};
  const law = await loadFormLaw(client, definition.topics ?? {});
  return datesOf(definition, answers, settings, law, on);
};
