import { useMemo, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { prepareRules } from "../../engine/rules/prepare-rules.ts";
import { result as words } from "../../i18n/en/result.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import type { Moves } from "../../ui/form/moves.ts";
import type { OpenForm } from "../../ui/form/open-form.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { LawFailed } from "../../ui/result/law-failed.tsx";
import { OpenQuestions } from "../../ui/result/open-questions.tsx";
import { ResultPage } from "../../ui/result/result-page.tsx";
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

/** The answer that stood before the last one; null while it never changed. */
const useBefore = (answer: string): string | null => {
  const [seen, setSeen] = useState<{ readonly now: string; readonly before: string | null }>({
    now: answer,
    before: null,
  });
  if (seen.now !== answer) setSeen({ now: answer, before: seen.now });
  return seen.now === answer ? seen.before : seen.now;
};

const Result = ({ form, moves, tool, takesFocus, found }: FoundProps & { readonly found: ToolResult }): ReactNode => {
  const before = useBefore(found.answer);
  const actions = useActions(form, tool, found);
  const scenarios = useScenarios(form, tool, found);
  const names = useMemo(() => placeNames(tool), [tool]);
  return (
    <ResultPage
      {...actions}
      form={form}
      moves={moves}
      takesFocus={takesFocus}
      found={found}
      before={before}
      placeNames={names}
      scenarios={scenarios}
    />
  );
};
