import { site } from "virtual:catalog-site";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { writeCalendar } from "../../engine/deadlines/write-calendar.ts";
import type { CalendarEntry } from "../../engine/deadlines/write-calendar.ts";
import { toAnswersFile } from "../../engine/form/answers-file.ts";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import { toolHref } from "../../engine/nav/site-paths.ts";
import { result as words } from "../../i18n/en/result.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { ShownStep } from "../../model/tool-result.ts";
import { entryName } from "../../text/entry-name.ts";
import type { ShownNextStep } from "../../ui/form/next-steps.tsx";
import { searchOf } from "../../ui/form/form-place.ts";
import type { ResultDetailsProps } from "../../ui/result/result-details.tsx";
import { resultText } from "../../ui/result/result-text.ts";
import { sayDay } from "../../ui/result/say-day.ts";
import { isoDate, parseIsoDate } from "../../values/date.ts";
import { nowIso } from "../clock.ts";
import { rawOf } from "../create/next-steps.ts";
import { mayLeave } from "../leave-guard.ts";
import { download, fileName } from "../download.ts";
import { useCatalog } from "../queries/catalog.ts";
import { english } from "../pages/english.ts";
import { answersFragment } from "./answers-link.ts";
import type { Accepted } from "./last-result.ts";

type Actions = Pick<ResultDetailsProps, "nextSteps" | "onPrint" | "onCopy" | "onLink" | "onCalendar" | "news">;

const WEEK = 7;

const entriesOf = (title: string, steps: readonly ShownStep[]): readonly CalendarEntry[] =>
  steps.flatMap(({ text, due }): readonly CalendarEntry[] => {
    const on = due === null ? null : parseIsoDate(due);
    return on ? [{ id: crypto.randomUUID(), title: text, on, description: title, alarms: [WEEK, 1] }] : [];
  });

const stampOf = (iso: string): string => `${iso.replaceAll(/[-:]/g, "").slice(0, 15)}Z`;

/** What can be done with a result: print, copy, link, calendar file, and the pages it leads to. */
export const useActions = (tool: ToolDefinition, shown: Accepted): Actions => {
  const { result: found, view, said, context } = shown;
  const [news, setNews] = useState<string | null>(null);
  const [isSure, setSure] = useState(!tool.sensitive);
  const title = entryName(tool.entry);
  const copy = (text: string, done: string): void => {
    navigator.clipboard.writeText(text).then(
      () => setNews(done),
      () => setNews(words.copyFailed),
    );
  };
  const day = isoDate(context.today);
  const entries = entriesOf(title, found.nextSteps);
  return {
    news,
    nextSteps: useNextSteps(found.nextSteps),
    onPrint: () => window.print(),
    onCopy: () => {
      copy(resultText(found, { title, said, day }), words.copied);
    },
    onLink: () => {
      // A page about family safety says first what is in the link.
      setSure(true);
      if (!isSure) return setNews(words.linkSure);
      const answers = answersFragment(toAnswersFile(prepareForm(tool), view));
      copy(location.origin + location.pathname + searchOf({ at: "check" }) + answers, words.linkCopied);
    },
    onCalendar:
      entries.length === 0
        ? null
        : () => {
            const file = writeCalendar(entries, site.product, stampOf(nowIso()));
            download(fileName(title, "ics"), file, "text/calendar");
          },
  };
};

/** The next steps with their days in words, and links to pages that are ready; the answers go along. */
const useNextSteps = (steps: readonly ShownStep[]): readonly ShownNextStep[] => {
  const navigate = useNavigate();
  const { data: catalog } = useCatalog();
  return steps.map(({ text, due, source, create, carry }): ShownNextStep => {
    const listing = create === null ? undefined : catalog?.lookup.byId(create);
    const href = listing?.status === "ready" ? toolHref(listing.slugs[0] ?? listing.id, english) : null;
    const answers = Object.fromEntries(Object.entries(carry).map(([field, value]) => [field, rawOf(value)]));
    return {
      text,
      due: due === null ? null : sayDay(due),
      ...(source ? { source } : {}),
      ...(listing && href
        ? {
            link: {
              href,
              title: entryName(listing.entry),
              onOpen: () => void (mayLeave(href) && navigate(href, { state: { carry: answers } })),
            },
          }
        : {}),
    };
  });
};
