import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { prepareRules } from "../../engine/rules/prepare-rules.ts";
import { result as words } from "../../i18n/en/result.ts";
import type { Context } from "../../model/context.ts";
import type { FormView } from "../../model/form-view.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { Moves } from "../../ui/form/moves.ts";
import { LawFailed } from "../../ui/form/law-failed.tsx";
import type { OpenForm } from "../../ui/form/open-form.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { OpenQuestions } from "../../ui/result/open-questions.tsx";
import { openAnswers } from "../../ui/result/pending.ts";
import type { Pending } from "../../ui/result/pending.ts";
import { ResultDetails } from "../../ui/result/result-details.tsx";
import { ResultPage } from "../../ui/result/result-page.tsx";
import { sayDay } from "../../ui/result/say-day.ts";
import { useOpenRows } from "../../ui/result/use-open-rows.ts";
import type { OpenRows } from "../../ui/result/use-open-rows.ts";
import { isoDate } from "../../values/date.ts";
import { entryName } from "../../text/entry-name.ts";
import type { LoadedLaw } from "../create/use-law.ts";
import { movesInPlace } from "./moves-in-place.ts";
import { accept, answerBefore, earlierResult } from "./last-result.ts";
import type { Accepted, LastResult } from "./last-result.ts";
import { placeNames } from "./place-names.ts";
import type { ResultMemory } from "./result-memory.ts";
import { saidAnswers } from "./said-answers.ts";
import { useActions } from "./use-actions.ts";
import { useScenarios } from "./use-scenarios.tsx";

export type FoundProps = {
  readonly form: OpenForm;
  readonly moves: Moves;
  readonly tool: ToolDefinition;
  readonly loaded: LoadedLaw;
  readonly memory: ResultMemory;
  readonly takesFocus: boolean;
};

/** The result of the last complete answers; before there is one, the questions that come first. */
export const Found = (props: FoundProps): ReactNode => {
  const { form, moves, loaded, takesFocus } = props;
  const { session } = form;
  const view = useSyncExternalStore(session.onView, session.view);
  const { last, turn, nextTurn } = useLastResult(props, view);
  if (last) return <Result {...props} view={view} last={last} turn={turn} nextTurn={nextTurn} />;
  if (!view.complete) return <OpenQuestions form={form} moves={moves} takesFocus={takesFocus} view={view} />;
  if (loaded.retry) return <LawFailed form={form} takesFocus={takesFocus} onRetry={loaded.retry} />;
  return <Spinner label={words.working} />;
};

/** Whether the law of all places is loaded and has reached the form; a result without it would call it unknown. */
const hasLaw = ({ isHere, retry, law }: LoadedLaw, context: Context): boolean =>
  isHere && retry === null && law === context.law;

/** The result of the last complete answers, kept while a change is incomplete or its law is on its way. */
const useLastResult = ({ form, tool, loaded, memory }: FoundProps, view: FormView) => {
  const { session } = form;
  const rules = useMemo(() => prepareRules(tool), [tool]);
  const [last, setLast] = useState<LastResult | null>(() => memory.read().last);
  const [turn, setTurn] = useState(() => (last?.turn ?? 0) + 1);
  const nextTurn = useCallback(() => setTurn((before) => before + 1), []);
  const context = useSyncExternalStore(session.onView, session.context);
  useEffect(() => memory.write({ last }), [memory, last]);
  if (!view.complete || !hasLaw(loaded, context) || (last?.view === view && last.context === context))
    return { last, turn, nextTurn };
  const result = rules.run(view, context);
  const next = accept(last, { result, view, context, answers: session.answers(), said: saidAnswers(form) }, turn);
  setLast(next);
  return { last: next, turn, nextTurn };
};

/** Why the result on the page is not that of the current answers; null while it is. */
const usePending = (form: OpenForm, loaded: LoadedLaw, view: FormView, earlier: FormView): Pending | null => {
  const { retry } = loaded;
  const isHere = hasLaw(loaded, useSyncExternalStore(form.session.onView, form.session.context));
  return useMemo(() => {
    if (!view.complete) return { type: "answers", open: openAnswers(form, view, earlier) };
    if (retry) return { type: "law_failed", onRetry: retry };
    return isHere ? null : { type: "law" };
  }, [form, view, earlier, isHere, retry]);
};

const NO_ROWS: readonly string[] = [];

/** The answers that open by themselves: their questions belong to the page and need an answer. */
const askedRows = (pending: Pending | null, tool: ToolDefinition): readonly string[] => {
  if (pending?.type !== "answers") return NO_ROWS;
  const own = new Set(tool.steps.flatMap((step) => step.fields).map(({ id }) => id));
  return [...new Set(pending.open.map(({ root }) => root))].filter((id) => own.has(id));
};

type ResultProps = FoundProps & {
  readonly view: FormView;
  readonly last: LastResult;
  readonly turn: number;
  readonly nextTurn: () => void;
};

const Result = (props: ResultProps): ReactNode => {
  const { form, tool, loaded, memory, takesFocus, view, last, turn, nextTurn } = props;
  const earlier = earlierResult(last, turn);
  const pending = usePending(form, loaded, view, earlier.view);
  const isPending = pending !== null;
  const shown = isPending ? earlier : last;
  const rows = useOpenRows(askedRows(pending, tool));
  const moves = useMemo(() => movesInPlace(props.moves, tool, rows.goTo), [props.moves, tool, rows.goTo]);
  // A change is answered first; what leads to the answer may come a moment later.
  const explained = useDeferredValue(shown);
  // A question that is left while something is still missing belongs to the same change.
  const onLeave = useCallback(() => {
    if (!isPending) nextTurn();
  }, [isPending, nextTurn]);
  const shared = { form, moves, tool, memory, pending, rows, onLeave };
  return (
    <ResultPage
      takesFocus={takesFocus}
      found={shown.result}
      before={isPending ? null : answerBefore(last)}
      pending={pending}
      isEditing={rows.ids.size > 0}
      printedHead={words.printed(entryName(tool.entry), sayDay(isoDate(form.session.context().today)))}
    >
      <Details {...shared} shown={explained} />
    </ResultPage>
  );
};

type DetailsProps = Pick<FoundProps, "form" | "moves" | "tool" | "memory"> & {
  readonly shown: Accepted;
  readonly pending: Pending | null;
  readonly rows: OpenRows;
  readonly onLeave: () => void;
};

const Details = memo(({ form, moves, tool, memory, shown, pending, rows, onLeave }: DetailsProps): ReactNode => {
  const actions = useActions(tool, shown);
  const onUse = (): void => {
    onLeave();
    rows.closeAll();
  };
  const scenarios = useScenarios({ form, tool, memory, shown, onUse });
  const names = useMemo(() => placeNames(tool), [tool]);
  const page = { form, moves, pending, rows, onLeave, scenarios };
  return <ResultDetails {...actions} {...page} found={shown.result} placeNames={names} />;
});
