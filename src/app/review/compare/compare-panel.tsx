import { FileDown } from "lucide-react";
import { useState } from "react";
import { comparisonMessages } from "../../../i18n/comparison.ts";
import { readingText } from "../../../i18n/reading.ts";
import { reviewMessages } from "../../../i18n/review.ts";
import { SOURCE_LANGUAGE } from "../../../model/site/screen-language.ts";
import { isoDate } from "../../../values/date.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { DropZone } from "../../../ui/primitives/drop-zone.tsx";
import { FilePicker } from "../../../ui/primitives/file-picker.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { ComparisonResult } from "../../../ui/review/compare/comparison-result.tsx";
import { ProgressPanel } from "../../../ui/review/progress-panel.tsx";
import { today } from "../../shared/clock.ts";
import { downloadReport } from "../files/download-report.ts";
import { SHOWN_LIMITS } from "../reading/read-upload.ts";
import { stageShare, stageText } from "../reading/stage-text.ts";
import { useUpload } from "../reading/use-upload.ts";
import type { Upload } from "../reading/use-upload.ts";
import { FILE_VERSION, titleOf } from "../reading/review-title.ts";
import type { ComparedVersions, ReviewChoice, ReviewedText } from "../worker/worker-messages.ts";
import { createComparisonDocument, sideName } from "./comparison-document.ts";
import { useComparison } from "./use-comparison.ts";
import type { ComparisonState } from "./use-comparison.ts";

type Props = {
  readonly language: string;
  readonly reviewed: ReviewedText;
  /** With the playbook of the review. */
  readonly choice: ReviewChoice;
};

const ACCEPT = ".pdf,.docx,.txt,.md,application/pdf,text/plain";
const FORMATS = [
  ["pdf", "pdf"],
  ["docx", "word"],
  ["txt", "text"],
] as const;

// The list of changes is for both sides of the contract, whose language is English.
const LIST = { messages: comparisonMessages(SOURCE_LANGUAGE), review: reviewMessages(SOURCE_LANGUAGE) };

const earlierName = (name: string, language: string): string =>
  name === "" ? comparisonMessages(language).earlierFile : name;

const rejectionOf = (state: ComparisonState, { unreadable }: Upload, language: string): string | null => {
  if (unreadable !== null) return reviewMessages(language).unreadableFile(unreadable);
  if (state.type === "failed") return comparisonMessages(language).failed;
  return state.type === "problem" ? readingText(state.problem, language) : null;
};

const Downloads = ({
  language,
  reviewed,
  compared,
  onOther,
}: {
  readonly language: string;
  readonly reviewed: ReviewedText;
  readonly compared: ComparedVersions;
  readonly onOther: () => void;
}) => {
  const messages = comparisonMessages(language);
  const review = reviewMessages(language);
  const [notice, setNotice] = useState("");
  const take = (format: string): void => {
    const about = {
      name: titleOf(reviewed),
      earlier: earlierName(compared.name, SOURCE_LANGUAGE),
      date: isoDate(today()),
      version: FILE_VERSION,
      review: compared.review,
    };
    setNotice(review.making);
    downloadReport(createComparisonDocument(about, compared.comparison, LIST), format).then(setNotice, () =>
      setNotice(review.makingFailed),
    );
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {FORMATS.map(([format, label]) => (
          <Button key={format} small icon={<FileDown aria-hidden className="size-4" />} onClick={() => take(format)}>
            {messages[label]}
          </Button>
        ))}
        <Button small onClick={onOther}>
          {messages.again}
        </Button>
      </div>
      <p role="status" className="break-words text-soft empty:hidden">
        {notice}
      </p>
    </>
  );
};

/** Compares the reviewed document with an earlier version that the visitor chooses. */
export const ComparePanel = ({ language, reviewed, choice }: Props) => {
  const messages = comparisonMessages(language);
  const review = reviewMessages(language);
  const { state, start, repeat, stop } = useComparison(reviewed, choice);
  const upload = useUpload(start);
  const onFile = upload.choose;
  const rejection = rejectionOf(state, upload, language);
  return (
    <section className="@container mt-10 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-rule pt-6">
      <h2>{messages.title}</h2>
      {state.type === "working" && (
        <ProgressPanel
          messages={review}
          stage={state.stage.type === "reviewing" ? messages.working : stageText(state.stage, review)}
          share={stageShare(state.stage)}
          onCancel={stop}
        />
      )}
      {state.type === "done" && !state.compared.hasModel && (
        <Notice tone="caution" role="alert">
          <p>{messages.modelFailed}</p>
          <Button small onClick={repeat}>
            {messages.modelRetry}
          </Button>
        </Notice>
      )}
      {state.type === "done" && (
        <ComparisonResult
          messages={messages}
          review={review}
          comparison={state.compared.comparison}
          earlier={earlierName(state.compared.name, language)}
          side={sideName(state.compared.review)}
          actions={<Downloads {...{ language, reviewed }} compared={state.compared} onOther={stop} />}
        />
      )}
      {state.type !== "working" && state.type !== "done" && (
        <>
          <p className="text-soft">{messages.lead}</p>
          {rejection !== null && (
            <Notice tone="danger" role="alert">
              {rejection}
            </Notice>
          )}
          <DropZone onFile={onFile} className="gap-3">
            <div className="flex flex-wrap items-center gap-3">
              <FilePicker label={messages.choose} aria-label={messages.choose} accept={ACCEPT} onFile={onFile} />
              <span aria-hidden className="text-soft pointer-coarse:hidden">
                {messages.drop}
              </span>
            </div>
            <p className="text-sm text-soft">{review.limits(SHOWN_LIMITS.megabytes, SHOWN_LIMITS.pages)}</p>
          </DropZone>
        </>
      )}
    </section>
  );
};
