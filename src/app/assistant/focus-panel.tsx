import { useMemo, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { ReplyQuestion } from "../../engine/assistant/conversation.ts";
import { prepareRules } from "../../engine/rules/prepare-rules.ts";
import type { ChatPageMessages } from "../../i18n/en/chat.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import { formLocationQuery } from "../../ui/form/context/form-location.ts";
import type { FormNavigation } from "../../ui/form/context/form-navigation.ts";
import type { DocumentForm, OpenForm } from "../../ui/form/context/open-form.ts";
import { lazyModule } from "../../ui/form/lazy-module.ts";
import { buttonClasses } from "../../ui/primitives/button-classes.ts";
import { Disclosure } from "../../ui/primitives/disclosure.tsx";
import { ResultChart } from "../../ui/result/charts/result-chart.tsx";
import { certaintySentence } from "../../ui/result/law/certainty-text.ts";
import { LawList } from "../../ui/result/law/law-list.tsx";
import { shownResult } from "../../ui/result/text/whole-amounts.ts";
import { CalculationSteps } from "../../ui/result/working/calculation-steps.tsx";
import { jurisdictionNamer } from "../calculate/jurisdiction-namer.ts";
import { isPlainClick } from "../shared/is-plain-click.ts";
import { useDocumentSettings } from "../stores/browser-stores.ts";
import { LoadFailedPart } from "../../ui/shell/load-failed-part.tsx";
import { CurrentQuestion, useConversationForm } from "./current-question.tsx";
import { isDocument, isTool } from "./open-page.ts";
import type { LoadedPage } from "./open-page.ts";

const useOutputPanels = lazyModule(() => import("../create/output-panels.tsx"));

type Props = {
  readonly open: LoadedPage;
  /** The question of the latest reply; null if it asked none. */
  readonly ask: ReplyQuestion | null;
  readonly labels: ChatPageMessages;
  readonly onAnswer: (slots: RawAnswers, shown: string) => void;
};

/** The page in focus: its question, its result or document so far, and the way to its own page with all answers. */
export const FocusPanel = ({ open, ask, labels, onAnswer }: Props) => {
  const form = useConversationForm(open);
  const { definition, isComplete } = open;
  return (
    <div className="grid gap-5">
      {ask && <CurrentQuestion key={ask.id} form={form} ask={ask} labels={labels} onAnswer={onAnswer} />}
      {isTool(definition) && isComplete && <ToolResultParts tool={definition} form={form} labels={labels} />}
      {isDocument(definition) && <PreviewFold form={form as DocumentForm} open={open} labels={labels} />}
      <OpenFormLink open={open} labels={labels} />
    </div>
  );
};

/** The address of the page, at its result once nothing is missing. */
const ownAddress = ({ definition, href, isComplete }: LoadedPage): string =>
  href + (isTool(definition) && isComplete ? formLocationQuery({ page: "check" }) : "");

const OpenFormLink = ({ open, labels }: Pick<Props, "open" | "labels">) => {
  const navigate = useNavigate();
  const address = ownAddress(open);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 no-print">
      <a
        href={address}
        className={buttonClasses("quiet")}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void navigate(address, { state: { carry: open.slots } });
        }}
      >
        {isTool(open.definition) && open.isComplete ? labels.openResult : labels.openForm}
      </a>
      <span className="text-sm text-soft">{labels.carried}</span>
    </p>
  );
};

type ResultProps = { readonly tool: ToolDefinition; readonly form: OpenForm; readonly labels: ChatPageMessages };

/** How sure the result is, its picture, its working and the law it used, as on the page of the tool. */
const ToolResultParts = ({ tool, form, labels }: ResultProps) => {
  const { session } = form;
  const found = useMemo(() => shownResult(prepareRules(tool).run(session.view(), session.context())), [tool, session]);
  const names = useMemo(() => jurisdictionNamer(tool), [tool]);
  const steps = found.trace.filter(({ hidden }) => !hidden);
  const [chart] = found.charts;
  return (
    <div lang={form.locale} className="grid gap-4">
      {found.why !== null && <p>{found.why}</p>}
      <p className="text-sm text-soft">{certaintySentence(found)}</p>
      {chart && <ResultChart chart={chart} />}
      {steps.length > 0 && (
        <Disclosure summary={labels.howFound}>
          <CalculationSteps trace={steps} />
        </Disclosure>
      )}
      {found.sources.length > 0 && (
        <Disclosure summary={labels.lawUsed}>
          <LawList sources={found.sources} names={names} />
        </Disclosure>
      )}
    </div>
  );
};

type PreviewProps = { readonly form: DocumentForm; readonly open: LoadedPage; readonly labels: ChatPageMessages };

const useOwnPageNavigation = (open: LoadedPage): FormNavigation => {
  const navigate = useNavigate();
  return useMemo(() => {
    const address = ownAddress(open);
    const go = (): void => void navigate(address, { state: { carry: open.slots } });
    return {
      href: () => address,
      go,
      question: () => address,
      toQuestion: go,
      onLinkClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go();
      },
    };
  }, [open, navigate]);
};

/** The document with the answers given so far; an answer in it leads to the form. */
const PreviewFold = ({ form, open, labels }: PreviewProps) => {
  const settings = useDocumentSettings((state) => state.settings);
  const { module, retry } = useOutputPanels();
  const navigation = useOwnPageNavigation(open);
  const questions = useRef<HTMLElement>(null);
  return (
    <Disclosure summary={labels.preview} className="no-print">
      {module ? (
        <module.PreviewPanel
          form={form}
          navigation={navigation}
          written={form.definition}
          settings={settings}
          draft=""
          isUnsaved
          retryLaw={null}
          questions={questions}
        />
      ) : (
        retry && <LoadFailedPart language={form.locale} onRetry={retry} />
      )}
    </Disclosure>
  );
};
