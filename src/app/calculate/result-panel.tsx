import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { ReactNode } from "react";
import { prepareRules } from "../../engine/rules/prepare-rules.ts";
import { result as messages } from "../../i18n/english-only/result.ts";
import type { Context } from "../../model/context.ts";
import type { FormView } from "../../model/form-view.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { ChartView } from "../../model/tool-result.ts";
import type { FormNavigation } from "../../ui/form/context/form-navigation.ts";
import { LawFailed } from "../../ui/form/check/law-failed.tsx";
import type { OpenForm } from "../../ui/form/context/open-form.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { questionsToAnswer } from "../../ui/result/answers/pending-update.ts";
import type { PendingUpdate } from "../../ui/result/answers/pending-update.ts";
import { YourAnswers } from "../../ui/result/answers/your-answers.tsx";
import { ResultFollowUp } from "../../ui/result/result-follow-up.tsx";
import { ResultDetails } from "../../ui/result/result-details.tsx";
import { ResultChart } from "../../ui/result/charts/result-chart.tsx";
import { FirstStep } from "../../ui/result/head/first-step.tsx";
import { ResultPage } from "../../ui/result/head/result-page.tsx";
import { shownResult } from "../../ui/result/text/whole-amounts.ts";
import { formatIsoDate } from "../../ui/result/law/format-iso-date.ts";
import { useOpenRows } from "../../ui/result/answers/use-open-rows.ts";
import type { OpenRows } from "../../ui/result/answers/use-open-rows.ts";
import { isoDate } from "../../values/date.ts";
import { entryName } from "../../text/words/entry-name.ts";
import type { LoadedLaw } from "../form-host/use-law.ts";
import { inPageNavigation } from "./in-page-navigation.ts";
import { updateLastResult, answerBefore, earlierResult } from "./last-result.ts";
import type { CompleteResult, LastResult } from "./last-result.ts";
import { jurisdictionNamer } from "./jurisdiction-namer.ts";
import type { ResultMemory } from "./result-memory.ts";
import { formatAnswers } from "./format-answers.ts";
import { createDebounce, isTextInputFocused } from "./debounce.ts";
import { useActions } from "./use-actions.ts";
import { useNextSteps } from "./use-next-steps.ts";
import { useScenarios } from "./use-scenarios.tsx";

export type ResultPanelProps = {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  readonly tool: ToolDefinition;
  readonly loaded: LoadedLaw;
  readonly memory: ResultMemory;
  readonly takesFocus: boolean;
};

// Few visitors see it: the form asks every question first.
const OpenQuestions = lazy(async () => ({
  default: (await import("../../ui/result/answers/open-questions.tsx")).OpenQuestions,
}));

/** Shows the result, or the questions still unanswered. */
export const ResultPanel = (props: ResultPanelProps): ReactNode => {
  const { form, navigation, loaded, takesFocus } = props;
  const { session } = form;
  const view = useSyncExternalStore(session.onViewChange, session.view);
  const debounce = useMemo(() => createDebounce(session.onDraftChange, isTextInputFocused), [session]);
  useEffect(() => debounce.watch(), [debounce]);
  const isTyping = useSyncExternalStore(debounce.onChange, debounce.isTyping);
  const { last, turn, nextTurn } = useLastResult(props, view, isTyping);
  if (last) return <Result {...props} {...{ view, last, turn, nextTurn, isTyping }} flush={debounce.flush} />;
  if (!view.complete) {
    return (
      <Suspense fallback={<Spinner label={messages.working} />}>
        <OpenQuestions form={form} navigation={navigation} takesFocus={takesFocus} view={view} />
      </Suspense>
    );
  }
  if (loaded.retry) return <LawFailed form={form} takesFocus={takesFocus} onRetry={loaded.retry} />;
  return <Spinner label={messages.working} />;
};

/**
 * Whether the law is loaded and set in the form; otherwise the result would treat it as unknown.
 */
const hasLaw = ({ isLoaded, retry, law }: LoadedLaw, context: Context): boolean =>
  isLoaded && retry === null && law === context.law;

/** The result of the last complete answers, kept while a change is incomplete or its law data is loading. */
const useLastResult = ({ form, tool, loaded, memory }: ResultPanelProps, view: FormView, isTyping: boolean) => {
  const { session } = form;
  const rules = useMemo(() => prepareRules(tool), [tool]);
  const [last, setLast] = useState<LastResult | null>(() => memory.read().last);
  const [turn, setTurn] = useState(() => (last?.turn ?? 0) + 1);
  const nextTurn = useCallback(() => setTurn((before) => before + 1), []);
  const context = useSyncExternalStore(session.onViewChange, session.context);
  useEffect(() => memory.write({ last }), [memory, last]);
  const isPending = !view.complete || !hasLaw(loaded, context) || (isTyping && last !== null);
  if (isPending || (last?.view === view && last.context === context)) return { last, turn, nextTurn };
  const result = shownResult(rules.run(view, context));
  const next = updateLastResult(
    last,
    { result, view, context, answers: session.answers(), answerTexts: formatAnswers(form) },
    turn,
  );
  setLast(next);
  return { last: next, turn, nextTurn };
};

/** Why the page does not show the result of the current answers; null if it does. */
const usePending = ({ form, loaded, view, isTyping }: ResultProps, earlier: FormView): PendingUpdate | null => {
  const { retry } = loaded;
  const isHere = hasLaw(loaded, useSyncExternalStore(form.session.onViewChange, form.session.context));
  return useMemo(() => {
    if (!view.complete) return { type: "answers", open: questionsToAnswer(form, view, earlier) };
    if (isTyping) return { type: "typing" };
    if (retry) return { type: "law_failed", onRetry: retry };
    return isHere ? null : { type: "law" };
  }, [form, view, earlier, isTyping, isHere, retry]);
};

const NO_ROWS: readonly string[] = [];

/** Questions on this page that need an answer, which are opened for editing automatically. */
const askedRows = (pending: PendingUpdate | null, tool: ToolDefinition): readonly string[] => {
  if (pending?.type !== "answers") return NO_ROWS;
  const own = new Set(tool.steps.flatMap((step) => step.fields).map(({ id }) => id));
  return [...new Set(pending.open.map(({ root }) => root))].filter((id) => own.has(id));
};

type ResultProps = ResultPanelProps & {
  readonly view: FormView;
  readonly last: LastResult;
  readonly turn: number;
  readonly nextTurn: () => void;
  /** Whether an answer is being typed; `settle` ends the wait immediately. */
  readonly isTyping: boolean;
  readonly flush: () => void;
};

const Result = (props: ResultProps): ReactNode => {
  const { form, tool, memory, takesFocus, last, turn, nextTurn, isTyping, flush } = props;
  const earlier = earlierResult(last, turn);
  const pending = usePending(props, earlier.view);
  const isPending = pending !== null;
  // Keep the current result while an answer is being typed.
  const [held, setHeld] = useState<CompleteResult>(last);
  const shown = pending === null ? last : pending.type === "typing" ? held : earlier;
  if (shown !== held) setHeld(shown);
  const rows = useOpenRows(askedRows(pending, tool));
  const navigation = useMemo(
    () => inPageNavigation(props.navigation, tool, rows.goTo),
    [props.navigation, tool, rows.goTo],
  );
  // React to the edit first; the result may follow a moment later.
  const explained = useDeferredValue(shown);
  // Leaving a question while answers are still missing does not begin a new change.
  const isLatePending = useRef(isPending);
  useEffect(() => {
    isLatePending.current = isPending;
  }, [isPending]);
  const onLeave = useCallback(() => {
    const leave = (): void => {
      if (!isLatePending.current) nextTurn();
    };
    if (!isTyping) return leave();
    flush();
    // Commit the result of the last keystroke before the next change begins.
    setTimeout(leave);
  }, [isTyping, flush, nextTurn]);
  const shared = { form, pending, rows, shown: explained };
  return (
    <ResultPage
      takesFocus={takesFocus}
      result={shown.result}
      before={isPending && (!isTyping || held !== last) ? null : answerBefore(last)}
      pending={pending}
      isEditing={rows.ids.size > 0}
      picture={explained.result.charts.length > 0 ? <Picture shown={explained} /> : null}
      next={explained.result.nextSteps.length > 0 ? <NextStep shown={explained} locale={form.locale} /> : null}
      stepFirst={stepFirst(tool, explained.result)}
      printedHead={printedHead(form, tool)}
      details={<Follows {...shared} navigation={navigation} />}
      answers={<YourAnswers {...{ form, pending, rows, onLeave }} answer={explained.result.answer} />}
    >
      <Details {...shared} {...{ tool, memory, onLeave }} />
    </ResultPage>
  );
};

// Kinds of charts that leave room for the first next step, on a phone except below the notices of a page about safety.
const LOW_CHARTS: ReadonlySet<ChartView["kind"]> = new Set(["split", "threshold"]);

const stepFirst = ({ sensitive }: ToolDefinition, { charts }: CompleteResult["result"]) => {
  if (!LOW_CHARTS.has(charts[0]?.kind ?? "split")) return "always";
  return sensitive === true ? "on_phones" : "never";
};

/** The address has no answers: those are in the fragment, which is left out. */
const printedHead = ({ session }: OpenForm, tool: ToolDefinition): string =>
  messages.printed(
    entryName(tool.entry),
    formatIsoDate(isoDate(session.context().today)),
    window.location.host + window.location.pathname,
  );

type ShownProps = { readonly shown: CompleteResult };

const Picture = memo(({ shown }: ShownProps): ReactNode => {
  const [chart] = shown.result.charts;
  return chart && <ResultChart chart={chart} answer={shown.result.answer} />;
});

const NextStep = memo(({ shown, locale }: ShownProps & { readonly locale: string }): ReactNode => {
  const { nextSteps } = shown.result;
  const [step] = useNextSteps(nextSteps.slice(0, 1));
  return step && <FirstStep step={step} isNumbered={nextSteps.length > 1} locale={locale} />;
});

type FollowsProps = Pick<ResultPanelProps, "form" | "navigation"> & {
  readonly shown: CompleteResult;
  readonly pending: PendingUpdate | null;
  readonly rows: OpenRows;
};

const Follows = memo(({ shown, form, navigation, pending, rows }: FollowsProps): ReactNode => {
  const steps = useNextSteps(shown.result.nextSteps);
  return <ResultFollowUp {...{ form, navigation, pending, rows, steps }} result={shown.result} />;
});

type DetailsProps = Pick<ResultPanelProps, "form" | "tool" | "memory"> & {
  readonly shown: CompleteResult;
  readonly pending: PendingUpdate | null;
  readonly rows: OpenRows;
  readonly onLeave: () => void;
};

const Details = memo(({ form, tool, memory, shown, pending, rows, onLeave }: DetailsProps): ReactNode => {
  const names = useMemo(() => jurisdictionNamer(tool), [tool]);
  const actions = useActions(tool, shown, names);
  const onUse = (): void => {
    onLeave();
    rows.closeAll();
  };
  const scenarios = useScenarios({ form, tool, memory, shown, onUse });
  return <ResultDetails {...actions} {...{ form, pending, scenarios }} result={shown.result} placeNames={names} />;
});
