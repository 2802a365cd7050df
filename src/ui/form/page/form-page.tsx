import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { ReactNode, RefObject } from "react";
import { AllQuestionsPage } from "../step/all-questions-page.tsx";
import { undecidedWarnings } from "../context/decisions.ts";
import { IneligiblePage } from "../start/ineligible-page.tsx";
import { locationAfterStart, reachableLocation } from "../context/step-order.ts";
import { focusQuestion } from "../context/focus-question.ts";
import { FormLayout } from "./form-layout.tsx";
import { readFormLocation, formLocationQuery } from "../context/form-location.ts";
import type { FormLocation } from "../context/form-location.ts";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { OpenForm } from "../context/open-form.ts";
import { OtherAnswers } from "../start/other-answers.tsx";
import type { OtherTabs } from "../start/other-answers.tsx";
import { PlainLayout } from "./plain-layout.tsx";
import { SaveFailedNotice } from "./save-indicator.tsx";
import type { SaveStatus } from "./save-indicator.tsx";
import { ScreenPage } from "../start/screen-page.tsx";
import { StartPanel } from "../start/start-panel.tsx";
import type { StartProps } from "../start/start-panel.tsx";
import { CurrentStep } from "../step/current-step.tsx";
import { StepProgress } from "../step/step-progress.tsx";
import { StepToolbar } from "./step-toolbar.tsx";

/** The output panels. */
export type OutputPanels = {
  /** The preview, following the focus inside `questions`; null for pages without a document. */
  readonly preview: ((questions: RefObject<HTMLElement | null>) => ReactNode) | null;
  readonly check: (takesFocus: boolean) => ReactNode;
  readonly finish: (takesFocus: boolean) => ReactNode;
};

export type FormPageProps = {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  /** The location in the URL. */
  readonly place: FormLocation;
  /** Path of the question to focus, from the URL. */
  readonly target: string | null;
  /** Changes with every navigation, even to the same address. */
  readonly arrival: string;
  /** False on the first render of the page, when the browser has already set the focus. */
  readonly takesFocus: boolean;
  readonly panels: OutputPanels;
  readonly save: SaveStatus;
  /** Downloads the answers as a file and returns its name. */
  readonly onFile: () => string;
  readonly others: OtherTabs;
  readonly start: Pick<
    StartProps,
    "title" | "product" | "cost" | "storageNote" | "notices" | "aside" | "resume" | "onStart" | "onFile"
  >;
  /** Parts of family-safety pages: quick exit, and the question whether answers are stored; null for all others. */
  readonly safety: { readonly exit: ReactNode; readonly ask: (takesFocus: boolean) => ReactNode } | null;
};

const SCREEN: FormLocation = { at: "screen" };

/** A form from start to finish; the location decides which part is shown. */
export function FormPage(props: FormPageProps): ReactNode {
  const { form, panels, navigation, target, arrival, safety } = props;
  // Only family-safety forms ask whether to store answers.
  const place = useReachable(form, props.place.at === "safety" && !safety ? SCREEN : props.place);
  const ineligible = useIneligible(form);
  const readOthers = (): boolean => props.others.all().length > 0;
  const hasOthers = useSyncExternalStore(props.others.onChange, readOthers, readOthers);
  useEffect(() => {
    if (target !== null) focusQuestion(target);
  }, [target, place, arrival]);
  const isEarly = place.at === "start" || place.at === "safety" || place.at === "screen";
  const isIneligible = ineligible !== null && !isEarly;
  const preview = isEarly || ineligible !== null ? null : panels.preview;
  const questions = (
    <div className="grid gap-6 pb-16">
      <StepToolbar
        form={form}
        navigation={navigation}
        place={place}
        save={props.save}
        onFile={props.onFile}
        isIneligible={isIneligible}
      >
        {place.at === "step" && !isIneligible && <StepProgress form={form} navigation={navigation} step={place.step} />}
      </StepToolbar>
      <SaveFailedNotice save={props.save} form={form} onFile={props.onFile} />
      {hasOthers && <OtherAnswers form={form} others={props.others} />}
      <Place {...props} place={place} takesFocus={props.takesFocus && target === null} />
    </div>
  );
  return (
    <>
      {safety?.exit}
      {preview ? (
        <FormLayout locale={form.locale} arrival={arrival} preview={preview} questions={questions} />
      ) : (
        <PlainLayout>{questions}</PlainLayout>
      )}
    </>
  );
}

/** Why the answers rule this page out; null while they do not. */
function useIneligible({ session }: OpenForm) {
  const read = () => session.view().ineligible;
  return useSyncExternalStore(session.onViewChange, read, read);
}

/** The reachable location for the one in the URL; rerenders only when it changes. */
function useReachable({ session }: OpenForm, asked: FormLocation): FormLocation {
  const read = (): string => {
    const isDecided = undecidedWarnings(session).length === 0;
    return formLocationQuery(reachableLocation(session.view(), asked, isDecided));
  };
  const search = useSyncExternalStore(session.onViewChange, read, read);
  return useMemo(() => readFormLocation(search), [search]);
}

function Place(props: FormPageProps): ReactNode {
  const { form, panels, navigation, place, takesFocus, safety } = props;
  const { definition, words } = form;
  const ineligible = useIneligible(form);
  const shared = { form, navigation, takesFocus };
  if (place.at === "start") {
    return <StartPanel {...props.start} takesFocus={takesFocus} definition={definition} words={words} />;
  }
  if (place.at === "safety") return safety && safety.ask(takesFocus);
  if (place.at === "screen") return <ScreenPage {...shared} onDone={() => navigation.go(afterScreen(form))} />;
  if (ineligible !== null)
    return <IneligiblePage {...shared} reason={ineligible} onChange={() => navigation.go(SCREEN)} />;
  if (place.at === "check") return panels.check(takesFocus);
  if (place.at === "finish") return panels.finish(takesFocus);
  if (place.at === "step") return <CurrentStep {...shared} place={place} />;
  return <AllQuestionsPage {...shared} onDone={() => navigation.go({ at: "check" })} />;
}

/** After screening: the first question, or the reason why this document does not fit. */
const afterScreen = ({ definition, session }: OpenForm): FormLocation =>
  locationAfterStart({ ...definition, screen: [] }, session.view());
