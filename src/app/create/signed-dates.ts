import type { QueryClient } from "@tanstack/react-query";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import { link } from "../../feel/evaluate/link/evaluate.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { Expression } from "../../model/expression.ts";
import { valueAt } from "../../model/form-view-lookup.ts";
import type { AnswerSource } from "../../model/session/session-event.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { Value } from "../../values/value.ts";
import { trackedDates } from "./tracked-end.ts";
import { contextOf } from "../form-host/form-context.ts";
import { definitionAddress } from "../form-host/use-definition.ts";
import type { SuggestedDates } from "../pages/tracker/suggested-dates.ts";
import { loadDefinition } from "../queries/load-definition.ts";
import { nowIso, today } from "../shared/clock.ts";

/**
 * The dates of a signed document as the formulas of its definition give them, to be confirmed in the tracker: parties may
 * have changed them in the words alone. What is not known, such as a date that law decides, is left blank.
 */
export const signedDates = async (
  client: QueryClient,
  { definition: id, language, answers }: AnswerSource,
  settings: DocumentSettings,
): Promise<SuggestedDates> => {
  const queryKey = [definitionAddress(id, language)];
  const definition = await client.fetchQuery<DocumentDefinition>({ queryKey, queryFn: loadDefinition });
  const view = prepareForm(definition).open(answers, contextOf(definition, settings, {}, today()));
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
