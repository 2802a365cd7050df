import { memo, useDeferredValue, useMemo, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { prepareRules } from "../../engine/rules/prepare-rules.ts";
import { result as words } from "../../i18n/en/result.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import type { Moves } from "../../ui/form/moves.ts";
import { LawFailed } from "../../ui/form/law-failed.tsx";
import type { OpenForm } from "../../ui/form/open-form.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { OpenQuestions } from "../../ui/result/open-questions.tsx";
import { ResultDetails } from "../../ui/result/result-details.tsx";
import { ResultPage } from "../../ui/result/result-page.tsx";
import { sayDay } from "../../ui/result/say-day.ts";
import { isoDate } from "../../values/date.ts";
import { entryName } from "../../text/entry-name.ts";
import type { LoadedLaw } from "../create/use-law.ts";
import { placeNames } from "./place-names.ts";
import { useActions } from "./use-actions.ts";
import { useScenarios } from "./use-scenarios.tsx";

export type FoundProps = {
  readonly form: OpenForm;
  readonly moves: Moves;
  readonly tool: ToolDefinition;
  readonly loaded: LoadedLaw;
  readonly takesFocus: boolean;
};

/** The result for the answers of now, or the questions that stand before it. */
export const Found = (props: FoundProps): ReactNode => {
  const { form, moves, tool, loaded, takesFocus } = props;
  const { session } = form;
  const view = useSyncExternalStore(session.onView, session.view);
  const rules = useMemo(() => prepareRules(tool), [tool]);
  if (!view.complete) return <OpenQuestions form={form} moves={moves} takesFocus={takesFocus} view={view} />;
  if (loaded.retry) return <LawFailed form={form} takesFocus={takesFocus} onRetry={loaded.retry} />;
  if (!loaded.isHere) return <Spinner label={words.working} />;
  return <Result {...props} found={rules.run(view, session.context())} />;
};

type Seen = { readonly now: string; readonly answers: RawAnswers; readonly before: string | null };

/** The result before the visitor's last change; null while nothing was changed. Law that arrives is no change. */
const useBefore = (now: string, answers: RawAnswers): string | null => {
  const [seen, setSeen] = useState<Seen>({ now, answers, before: null });
  if (seen.now === now) return seen.before;
  const before = seen.answers === answers ? seen.before : seen.now;
  setSeen({ now, answers, before });
  return before;
};

const Result = ({ form, moves, tool, takesFocus, found }: FoundProps & { readonly found: ToolResult }): ReactNode => {
  const before = useBefore(found.answer, form.session.answers());
  // A change is answered first; what leads to the answer may come a moment later.
  const explained = useDeferredValue(found);
  return (
    <ResultPage
      takesFocus={takesFocus}
      found={found}
      before={before}
      printedHead={words.printed(entryName(tool.entry), sayDay(isoDate(form.session.context().today)))}
    >
      <Details form={form} moves={moves} tool={tool} found={explained} />
    </ResultPage>
  );
};

type DetailsProps = Pick<FoundProps, "form" | "moves" | "tool"> & { readonly found: ToolResult };

const Details = memo(({ form, moves, tool, found }: DetailsProps): ReactNode => {
  const actions = useActions(form, tool, found);
  const scenarios = useScenarios(form, tool, found);
  const names = useMemo(() => placeNames(tool), [tool]);
  return (
    <ResultDetails {...actions} form={form} moves={moves} found={found} placeNames={names} scenarios={scenarios} />
  );
});
