import { History } from "lucide-react";
import { useEffect, useState } from "react";
import type { HomeMessages } from "../../../i18n/en/home.ts";
import type { Draft } from "../../../model/answers.ts";
import { useCatalog } from "../../queries/use-catalog.ts";
import { listDrafts } from "../../storage/drafts.ts";
import { draftName } from "../parts/draft-name.ts";

const MAX_DRAFTS = 3;

/** The drafts on this device, last changed first. */
export const ResumeDrafts = ({ messages }: { readonly messages: HomeMessages }) => {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => void listDrafts().then((list) => setDrafts(list.records)), []);
  const { data: catalog, error } = useCatalog(drafts.length > 0);
  // Drafts without a title take their names from the catalog.
  if (drafts.length === 0 || (!catalog && !error)) return null;
  return (
    <div className="mb-12 animate-rise rounded-lg border border-accent bg-paper p-5 shadow-paper">
      <h2 className="flex items-center gap-3 text-xl">
        <History aria-hidden className="size-5 text-accent" />
        {messages.resume}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
        {drafts.slice(0, MAX_DRAFTS).map((draft) => (
          <li key={draft.id} lang={draft.language}>
            <a
              href={`/document/${draft.definition}/${draft.id}`}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {draftName(draft, catalog?.lookup)}
            </a>
          </li>
        ))}
        {drafts.length > MAX_DRAFTS && (
          <li>
            <a
              href="/my-services"
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
            >
              {messages.allDrafts}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
};
