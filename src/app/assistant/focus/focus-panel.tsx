import { useNavigate } from "react-router-dom";
import type { ReactNode } from "react";
import type { ChatPageMessages } from "../../../i18n/en/chat.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import type { ToolDefinition } from "../../../model/tool.ts";
import { formLocationQuery } from "../../../ui/form/context/form-location.ts";
import type { DocumentForm, OpenForm } from "../../../ui/form/context/open-form.ts";
import { lazyModule } from "../../../ui/form/lazy-module.ts";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { LoadFailedPart } from "../../../ui/shell/load-failed-part.tsx";
import { isPlainClick } from "../../shared/is-plain-click.ts";
import { AnswerRows } from "./answer-rows.tsx";
import { CurrentQuestion, useConversationForm } from "./current-question.tsx";
import { ConversationPreview } from "./document-preview.tsx";
import { isDocument, isTool } from "./open-page.ts";
import type { LoadedPage } from "./open-page.ts";

const useResultParts = lazyModule(() => import("./result-parts.tsx"));

type Props = {
  readonly open: LoadedPage;
  /** The question that is asked, by its id; null if none is. */
  readonly ask: string | null;
  readonly isPrivate: boolean;
  readonly labels: ChatPageMessages;
  readonly onAnswer: (slots: RawAnswers, shown: string) => void;
  readonly onChange: (question: string) => void;
  readonly onKeep: (() => void) | null;
};

/** The page in focus: its question or its result in the conversation, and beside it what it has so far. */
export const FocusPanel = ({ open, ask, isPrivate, labels, onAnswer, onChange, onKeep }: Props) => {
  const form = useConversationForm(open);
  const { definition, isComplete } = open;
  return (
    <>
      {ask !== null && (
        <CurrentQuestion key={ask} form={form} ask={ask} labels={labels} onAnswer={onAnswer} onKeep={onKeep} />
      )}
      {ask === null && isTool(definition) && isComplete && <Result tool={definition} form={form} labels={labels} />}
      <Beside isPrivate={isPrivate}>
        <h2 className="text-lg">{form.name}</h2>
        <OpenFormLink open={open} labels={labels} />
        <AnswerRows open={open} form={form} labels={labels} onChange={onChange} />
        {isDocument(definition) && <ConversationPreview form={form as DocumentForm} open={open} labels={labels} />}
      </Beside>
    </>
  );
};

type BesideProps = { readonly isPrivate: boolean; readonly children: ReactNode };

/** Beside the conversation where there is room, below it elsewhere; the quick exit of a private one is above it. */
const Beside = ({ isPrivate, children }: BesideProps) => (
  <div className="@min-[54rem]:absolute @min-[54rem]:inset-y-0 @min-[54rem]:start-[calc(100%+2.5rem)] @min-[54rem]:w-[calc(100cqw-100%-2.5rem)] @min-[54rem]:max-w-96">
    <div
      className={`grid gap-4 border-t border-rule pt-4 @min-[54rem]:sticky @min-[54rem]:overflow-y-auto @min-[54rem]:border-t-0 @min-[54rem]:pb-4 ${isPrivate ? "@min-[54rem]:top-40 @min-[54rem]:mt-16 @min-[54rem]:max-h-[calc(100dvh-10rem)]" : "@min-[54rem]:top-24 @min-[54rem]:max-h-[calc(100dvh-6rem)] @min-[54rem]:pt-1"}`}
    >
      {children}
    </div>
  </div>
);

type ResultProps = { readonly tool: ToolDefinition; readonly form: OpenForm; readonly labels: ChatPageMessages };

const Result = (props: ResultProps) => {
  const { module, retry } = useResultParts();
  if (module) return <module.ResultParts {...props} />;
  return retry && <LoadFailedPart language={props.form.locale} onRetry={retry} />;
};

/** The address of the page, at its result once nothing is missing. */
const ownAddress = ({ definition, href, isComplete }: LoadedPage): string =>
  href + (isTool(definition) && isComplete ? formLocationQuery({ page: "check" }) : "");

const OpenFormLink = ({ open, labels }: Pick<Props, "open" | "labels">) => {
  const navigate = useNavigate();
  const address = ownAddress(open);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 no-print">
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
      <span className="text-xs text-soft">{labels.carried}</span>
    </p>
  );
};
