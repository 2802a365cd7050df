import { ChevronRight } from "lucide-react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { draftName } from "../../pages/parts/draft-name.ts";
import { useCatalog } from "../../queries/use-catalog.ts";
import { useDrafts } from "../../queries/use-device-records.ts";
import { documentDrafts } from "./document-drafts.ts";

type Props = {
  readonly messages: SessionMessages;
  /** Screen language. */
  readonly locale: string;
};

/** The documents that were begun on this device, latest first, and where others are found. */
export const StartedDocuments = ({ messages, locale }: Props) => {
  const { data } = useDrafts();
  const catalog = useCatalog();
  const lookup = catalog.data?.lookup;
  const isSettled = lookup !== undefined || catalog.error !== null;
  const drafts = isSettled ? documentDrafts(data?.records ?? [], lookup) : [];
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  return (
    <section className="mb-8 max-w-prose" aria-labelledby="session-document">
      <h2 id="session-document">{messages.noDocumentTitle}</h2>
      <p className="mt-2 text-soft">{messages.noDocumentText}</p>
      {drafts.length > 0 && (
        <ul className="mt-4 border-t border-rule" aria-label={messages.draftsHere}>
          {drafts.map((draft) => (
            <li key={draft.id} className="border-b border-rule">
              <a
                href={`/document/${draft.definition}/${draft.id}`}
                className="group flex min-h-14 flex-wrap items-center gap-x-4 py-2 text-ink hover:bg-well"
              >
                <span
                  lang={draft.language}
                  className="min-w-0 grow basis-48 font-semibold text-accent group-hover:underline"
                >
                  {draftName(draft, lookup)}
                </span>
                <time dateTime={draft.changed} className="text-sm text-soft">
                  {days.format(new Date(draft.changed))}
                </time>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-soft" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <a href="/services" className={buttonClasses("quiet")}>
          {messages.seeDocuments}
        </a>
      </p>
    </section>
  );
};
