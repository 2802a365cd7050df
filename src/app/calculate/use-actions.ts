import { site } from "virtual:catalog-site";
import { useState } from "react";
import { writeCalendar } from "../../engine/deadlines/write-calendar.ts";
import type { CalendarEntry } from "../../engine/deadlines/write-calendar.ts";
import { toAnswersFile } from "../../engine/form/answers/answers-file.ts";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import { result as messages } from "../../i18n/english-only/result.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { NextStepView } from "../../model/tool-result.ts";
import { entryName } from "../../text/words/entry-name.ts";
import { formLocationQuery } from "../../ui/form/context/form-location.ts";
import { copyText } from "../../ui/copy-text.ts";
import type { ResultDetailsProps } from "../../ui/result/result-details.tsx";
import type { JurisdictionNames } from "../../ui/result/law/law-list.tsx";
import { resultText } from "../../ui/result/result-text.ts";
import { isoDate, parseIsoDate } from "../../values/date.ts";
import { nowIso } from "../shared/clock.ts";
import { download } from "../shared/download.ts";
import { fileNamingOf } from "../form-host/draft/file-name-of.ts";
import { writeAnswersFragment } from "./answers-link.ts";
import type { CompleteResult } from "./last-result.ts";

type Actions = Pick<ResultDetailsProps, "onPrint" | "onCopy" | "onLink" | "onCalendar" | "status">;

const DAYS_PER_WEEK = 7;

const entriesOf = (title: string, steps: readonly NextStepView[]): readonly CalendarEntry[] =>
  steps.flatMap(({ text, due }): readonly CalendarEntry[] => {
    const on = due === null ? null : parseIsoDate(due);
    return on ? [{ id: crypto.randomUUID(), title: text, on, description: title, alarms: [DAYS_PER_WEEK, 1] }] : [];
  });

const stampOf = (iso: string): string => `${iso.replaceAll(/[-:]/g, "").slice(0, 15)}Z`;

/** Actions for a result: print, copy, link and calendar file. */
export const useActions = (tool: ToolDefinition, shown: CompleteResult, names: JurisdictionNames): Actions => {
  const { result, view, answerTexts, context } = shown;
  const [status, setStatus] = useState<string | null>(null);
  const [isSure, setSure] = useState(!tool.sensitive);
  const title = entryName(tool.entry);
  const copy = (text: string, done: string): void => {
    void copyText(text).then((isCopied) => setStatus(isCopied ? done : messages.copyFailed));
  };
  const day = isoDate(context.today);
  const entries = entriesOf(title, result.nextSteps);
  return {
    status,
    onPrint: () => window.print(),
    onCopy: () => {
      const warnings = view.warnings.filter(({ stop }) => !stop);
      copy(resultText(result, { title, answerTexts, day, names, warnings }), messages.copied);
    },
    onLink: () => {
      // On family-safety pages, first explain what the link contains.
      setSure(true);
      if (!isSure) return setStatus(messages.linkSure);
      const answers = writeAnswersFragment(toAnswersFile(prepareForm(tool), view));
      copy(location.origin + location.pathname + formLocationQuery({ page: "check" }) + answers, messages.linkCopied);
    },
    onCalendar:
      entries.length === 0
        ? null
        : () => {
            const file = writeCalendar(entries, site.product, stampOf(nowIso()));
            download(fileNamingOf(tool)(title, "ics"), file, "text/calendar");
          },
  };
};
