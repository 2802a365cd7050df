import { useEffect, useState } from "react";
import type { HomeMessages } from "../../../i18n/en/home.ts";
import type { Draft } from "../../../model/answers.ts";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { useCatalog } from "../../queries/use-catalog.ts";
import { listDrafts } from "../../storage/drafts.ts";
import { draftName } from "../parts/draft-name.ts";

const MAX_OTHERS = 2;

const LINK = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

type Props = { readonly messages: HomeMessages; readonly locale: string };

const dayAndTime = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));

/** The drafts on this device, last changed first: the first with its button, the others as links. */
export const ResumeDrafts = ({ messages, locale }: Props) => {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => void listDrafts().then((list) => setDrafts(list.records)), []);
  const { data: catalog, error } = useCatalog(drafts.length > 0);
  const [last, ...others] = drafts;
  // Drafts without a title take their names from the catalog.
  if (!last || (!catalog && !error)) return null;
  const nameOf = (draft: Draft): string => draftName(draft, catalog?.lookup);
  return (
    <section data-resume className="max-w-prose animate-rise border-y border-rule py-3">
      <h2 className="font-sans text-sm font-normal text-soft">{messages.resume}</h2>
      <ul>
        <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span className="min-w-0" lang={last.language}>
            <span className="block font-semibold">{nameOf(last)}</span>
            <span className="block text-sm text-soft" lang={locale}>
              {dayAndTime(last.changed, locale)}
            </span>
          </span>
          <a href={addressOf(last)} className={buttonClasses("main")}>
            {messages.resumeLast}
            <span className="sr-only">: {nameOf(last)}</span>
          </a>
        </li>
        {others.slice(0, MAX_OTHERS).map((draft) => (
          <li key={draft.id} lang={draft.language} className="me-6 inline-block text-sm">
            <a href={addressOf(draft)} className={LINK}>
              {nameOf(draft)}
            </a>
          </li>
        ))}
        {others.length > MAX_OTHERS && (
          <li className="inline-block text-sm">
            <a href="/my-services" className={LINK}>
              {messages.allDrafts}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
};

const addressOf = ({ definition, id }: Draft): string => `/document/${definition}/${id}`;
