import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { ReactNode, RefObject } from "react";
import { undecidedWarnings } from "../context/decisions.ts";
import { locationAfterStart, reachableLocation } from "../context/step-order.ts";
import { focusQuestion } from "../context/focus-question.ts";
import { lazyPart } from "../lazy-part.tsx";
import { FormLayout } from "./form-layout.tsx";
import { readFormLocation, formLocationQuery } from "../context/form-location.ts";
import type { FormLocation } from "../context/form-location.ts";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { OpenForm } from "../context/open-form.ts";
import type { AnswerConflicts } from "../start/conflicting-answers.tsx";
import { PlainLayout } from "./plain-layout.tsx";
import { SaveFailedNotice, SaveIndicator } from "./save-indicator.tsx";
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
  /** A picture of the document's first page; null for pages without a document. */
  readonly cover: ReactNode;
  readonly check: (takesFocus: boolean) => ReactNode;
  readonly finish: (takesFocus: boolean) => ReactNode;
};

export type FormPageProps = {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  /** The location in the URL. */
  readonly location: FormLocation;
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
  readonly conflicts: AnswerConflicts;
  readonly start: Pick<
    StartProps,
    "title" | "product" | "cost" | "storageNote" | "notices" | "aside" | "resume" | "onStart" | "onFile"
  >;
  /** Parts of family-safety pages: quick exit, and the question whether answers are stored; null for all others. */
  readonly safety: { readonly exit: ReactNode; readonly ask: (takesFocus: boolean) => ReactNode } | null;
};

const SCREEN: FormLocation = { page: "screen" };

const AllQuestionsPage = lazyPart(
  () => import("../step/all-questions-page.tsx"),
  (module) => module.AllQuestionsPage,
);
const IneligiblePage = lazyPart(
  () => import("../start/ineligible-page.tsx"),
  (module) => module.IneligiblePage,
);
const ConflictingAnswers = lazyPart(
  () => import("../start/conflicting-answers.tsx"),
  (module) => module.ConflictingAnswers,
);

/** A form from start to finish; the location decides which part is shown. */
export function FormPage(props: FormPageProps): ReactNode {
  const { form, panels, navigation, target, arrival, safety } = props;
  // Only family-safety forms ask whether to store answers.
  const location = useReachable(form, props.location.page === "safety" && !safety ? SCREEN : props.location);
  const ineligible = useIneligible(form);
  const readHasConflicts = (): boolean => props.conflicts.list().length > 0;
  const hasConflicts = useSyncExternalStore(props.conflicts.onChange, readHasConflicts, readHasConflicts);
  useEffect(() => {
    if (target !== null) focusQuestion(target);
  }, [target, location, arrival]);
  const isEarly = location.page === "start" || location.page === "safety" || location.page === "screen";
  const isIneligible = ineligible !== null && !isEarly;
  // The finish page has the document in it.
  const preview = isEarly || isIneligible || location.page === "finish" ? null : panels.preview;
  const saved = <SaveIndicator save={props.save} form={form} onFile={props.onFile} />;
  const isCheck = location.page === "check" && !isIneligible;
  const questions = (
    <div className="grid gap-6 pb-6 print:p-0">
      <StepToolbar form={form} navigation={navigation} location={location} isIneligible={isIneligible}>
        {location.page === "step" && !isIneligible && (
          <StepProgress form={form} navigation={navigation} step={location.step} />
        )}
        {isCheck && <div className="flex min-h-11 justify-end ps-20">{saved}</div>}
      </StepToolbar>
      <div className="grid gap-6 empty:hidden print:hidden">
        <SaveFailedNotice save={props.save} form={form} onFile={props.onFile} />
        {hasConflicts && <ConflictingAnswers form={form} conflicts={props.conflicts} />}
      </div>
      <CurrentPage {...props} location={location} takesFocus={props.takesFocus && target === null} />
      {location.page !== "start" && !isCheck && saved}
    </div>
  );
  const exit = safety?.exit;
  if (preview)
    return (
      <FormLayout
        locale={form.locale}
        arrival={arrival}
        exit={exit}
        preview={preview}
        questions={questions}
        isFull={location.page === "check"}
      />
    );
  return (
    <>
      {exit}
      <PlainLayout startsWithHeading={isEarly}>{questions}</PlainLayout>
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

function CurrentPage(props: FormPageProps): ReactNode {
  const { form, panels, navigation, location, takesFocus, safety } = props;
  const { definition, messages } = form;
  const ineligible = useIneligible(form);
  const shared = { form, navigation, takesFocus };
  if (location.page === "start") {
    return (
      <StartPanel
        {...props.start}
        cover={panels.cover}
        takesFocus={takesFocus}
        definition={definition}
        messages={messages}
      />
    );
  }
  if (location.page === "safety") return safety && safety.ask(takesFocus);
  if (location.page === "screen") return <ScreenPage {...shared} onDone={() => navigation.go(afterScreen(form))} />;
  if (ineligible !== null)
    return <IneligiblePage {...shared} reason={ineligible} onChange={() => navigation.go(SCREEN)} />;
  if (location.page === "check") return panels.check(takesFocus);
  if (location.page === "finish") return panels.finish(takesFocus);
  if (location.page === "step") return <CurrentStep {...shared} location={location} />;
  return <AllQuestionsPage {...shared} onDone={() => navigation.go({ page: "check" })} />;
}

/** After screening: the first question, or the reason why this document does not fit. */
const afterScreen = ({ definition, session }: OpenForm): FormLocation =>
  locationAfterStart({ ...definition, screen: [] }, session.view());
