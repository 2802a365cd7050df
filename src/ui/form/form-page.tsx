import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from "react";
import type { ReactNode, RefObject } from "react";
import { Spinner } from "../primitives/spinner.tsx";
import { MissingPart } from "../shell/missing-part.tsx";
import { undecidedWarnings } from "./decisions.ts";
import { afterStart, reachable } from "./flow.ts";
import { focusQuestion } from "./focus-question.ts";
import { placeOf, searchOf } from "./form-place.ts";
import type { FormPlace } from "./form-place.ts";
import type { OtherTabs } from "./other-answers.tsx";
import type { OtherSteps } from "./other-steps.ts";
import { lateCode } from "./late-code.ts";
import type { FirstStep } from "./first-step.ts";
import type { Moves } from "./moves.ts";
import type { OpenForm } from "./open-form.ts";
import { PlainLayout } from "./plain-layout.tsx";
import { SaveTrouble } from "./save-line.tsx";
import type { SaveStatus } from "./save-line.tsx";
import { ScreenPage } from "./screen-page.tsx";
import { StartPanel } from "./start-panel.tsx";
import type { StartProps } from "./start-panel.tsx";
import { TopLine } from "./top-line.tsx";

/** What the first step of a form needs. */
export const useFirstStep = lateCode(async () => (await import("./first-step.ts")).firstStep);

/** What other steps need beside it. */
export const useOtherSteps = lateCode(async () => (await import("./other-steps.ts")).otherSteps);

/** Few ever answer in two tabs at once. */
const useOtherAnswers = lateCode(() => import("./other-answers.tsx"));

/** What comes of the answers; it comes later than the questions. */
export type LateParts = {
  /** The preview, following the focus inside `questions`; null where nothing is written. */
  readonly preview: ((questions: RefObject<HTMLElement | null>) => ReactNode) | null;
  readonly check: (takesFocus: boolean) => ReactNode;
  readonly finish: (takesFocus: boolean) => ReactNode;
};

export type FormPageProps = {
  readonly form: OpenForm;
  readonly moves: Moves;
  /** What the address asks for. */
  readonly place: FormPlace;
  /** Path of a question to go to at once (from the address). */
  readonly target: string | null;
  /** Anew for every arrival, also at the same address. */
  readonly arrival: string;
  /** False on the first picture of the page, where the browser has put the focus already. */
  readonly takesFocus: boolean;
  readonly late: LateParts;
  readonly save: SaveStatus;
  /** Makes a file of the answers and gives its name. */
  readonly onFile: () => string;
  readonly others: OtherTabs;
  readonly start: Pick<
    StartProps,
    "title" | "product" | "cost" | "kept" | "notices" | "aside" | "resume" | "onStart" | "onFile"
  >;
  /** Documents about family safety: whether answers are kept, and the way out; null for all others. */
  readonly safety: { readonly onChoose: (keeps: boolean) => void; readonly exit: ReactNode } | null;
};

const SCREEN: FormPlace = { at: "screen" };

/** A page of questions from start to finish; which part shows is the place in its address. */
export function FormPage(props: FormPageProps): ReactNode {
  const { form, late, moves, target, arrival, safety } = props;
  // Only a document about family safety asks what may be kept.
  const place = useReachable(form, props.place.at === "safety" && !safety ? SCREEN : props.place);
  const exit = useSyncExternalStore(form.session.onView, () => form.session.view().exit);
  const { retry, ...code } = useCode(place);
  const hasOthers = useSyncExternalStore(props.others.onChange, () => props.others.all().length > 0);
  const { code: others } = useOtherAnswers(hasOthers);
  const { firstStep } = code;
  const isWaiting = !isHere(form, place, exit, code);
  useEffect(() => {
    if (target !== null && !isWaiting) focusQuestion(target);
  }, [target, place, arrival, isWaiting]);
  const isEarly = place.at === "start" || place.at === "safety" || place.at === "screen";
  const isOut = exit !== null && !isEarly;
  const preview = isEarly || exit !== null ? null : late.preview;
  const missing = retry && <MissingPart language={form.locale} onRetry={retry} />;
  const questions = (
    <div className="grid gap-6 pb-16">
      <TopLine form={form} moves={moves} place={place} save={props.save} onFile={props.onFile} isOut={isOut}>
        {firstStep && place.at === "step" && !isOut && (
          <firstStep.StepProgress form={form} moves={moves} step={place.step} />
        )}
      </TopLine>
      <SaveTrouble save={props.save} words={form.words} onFile={props.onFile} />
      {others && <others.OtherAnswers form={form} others={props.others} />}
      <Place {...props} {...code} missing={missing} place={place} takesFocus={props.takesFocus && target === null} />
    </div>
  );
  return (
    <>
      {safety?.exit}
      {firstStep && preview ? (
        <firstStep.FormLayout locale={form.locale} arrival={arrival} preview={preview} questions={questions} />
      ) : (
        <PlainLayout>{questions}</PlainLayout>
      )}
    </>
  );
}

/** The place that can be shown for what the address asks; a change of answers renders nothing unless it moves it. */
function useReachable({ session }: OpenForm, asked: FormPlace): FormPlace {
  const search = useSyncExternalStore(session.onView, () => {
    const isDecided = undecidedWarnings(session).length === 0;
    return searchOf(reachable(session.view(), asked, isDecided));
  });
  return useMemo(() => placeOf(search), [search]);
}

/** The code of the places behind the first; what did not come is asked for again when the visitor moves. */
function useCode(place: FormPlace) {
  const { code: firstStep, retry: retryFirst } = useFirstStep();
  const { code: otherSteps, retry: retryOther } = useOtherSteps();
  const isFailed = retryFirst !== null || retryOther !== null;
  const retry = (): void => {
    retryFirst?.();
    retryOther?.();
  };
  const moved = useEffectEvent(retry);
  useEffect(() => moved(), [place]);
  return { firstStep, otherSteps, retry: isFailed ? retry : null };
}

type Code = { readonly firstStep: FirstStep | null; readonly otherSteps: OtherSteps | null };

/** Whether the code of a place is here. */
const isHere = (
  { definition }: OpenForm,
  place: FormPlace,
  exit: unknown,
  { firstStep, otherSteps }: Code,
): boolean => {
  if (otherSteps && firstStep) return true;
  if (place.at !== "step" || exit !== null) return false;
  const plan = definition.steps.find((step) => step.id === place.step);
  return firstStep !== null && (plan === undefined || firstStep.areHere(plan.fields));
};

type PlaceProps = FormPageProps &
  Code & {
    /** What stands in place of code that could not be fetched; null while none is missing. */
    readonly missing: ReactNode;
  };

function Place(props: PlaceProps): ReactNode {
  const { form, late, firstStep, otherSteps, missing, moves, place, takesFocus, safety } = props;
  const { session, definition, words } = form;
  const exit = useSyncExternalStore(session.onView, () => session.view().exit);
  const shared = { form, moves, takesFocus };
  if (place.at === "start") {
    return <StartPanel {...props.start} takesFocus={takesFocus} definition={definition} words={words} />;
  }
  if (place.at === "screen") {
    return (
      <ScreenPage {...shared} firstStep={firstStep} missing={missing} onDone={() => moves.go(afterScreen(form))} />
    );
  }
  if (exit === null && place.at === "check") return late.check(takesFocus);
  if (exit === null && place.at === "finish") return late.finish(takesFocus);
  const waiting = missing ?? <Spinner label={words.loadingQuestions} />;
  if (place.at === "step" && exit === null) {
    return firstStep && isHere(form, place, exit, props) ? <firstStep.StepPlace {...shared} place={place} /> : waiting;
  }
  if (!otherSteps) return waiting;
  if (place.at === "safety") {
    return safety && <otherSteps.SafetyPage form={form} takesFocus={takesFocus} onChoose={safety.onChoose} />;
  }
  if (exit !== null) return <otherSteps.ExitScreen {...shared} exit={exit} onChange={() => moves.go(SCREEN)} />;
  return <otherSteps.AllQuestionsPage {...shared} onDone={() => moves.go({ at: "check" })} />;
}

/** Screening done: on to the first question; where an answer ruled this document out, its place says why. */
const afterScreen = ({ definition, session }: OpenForm): FormPlace =>
  afterStart({ ...definition, screen: [] }, session.view());
