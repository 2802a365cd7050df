import { site } from "virtual:catalog-site";
import { useQuery } from "@tanstack/react-query";
import { toolHref } from "../../engine/nav/site-paths.ts";
import { records } from "../../i18n/english-only/records.ts";
import { entryName } from "../../text/words/entry-name.ts";
import type { Draft } from "../../model/answers.ts";
import type { IndexEntry } from "../../model/site/catalog-index.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import { buttonClasses } from "../../ui/primitives/button-classes.ts";
import { loadDraft } from "../storage/drafts.ts";
import type { DraftLoadResult } from "../storage/drafts.ts";
import { usePage } from "../shared/use-page.ts";
import { DEFAULT_LANGUAGE } from "./parts/use-path-language.ts";
import { AsyncContent } from "./parts/async-content.tsx";
import { PageBody } from "./parts/page-body.tsx";
import { UnreadableRecordsNotice } from "./parts/unreadable-records-notice.tsx";
import { ListingPage } from "./tool/listing-page.tsx";

const ABSENT = { type: "absent" } as const;

type Props = { readonly id: string; readonly listing: IndexEntry };

type Reason = Exclude<DraftLoadResult, { readonly type: "found" }>;

const MissingDraft = ({ listing, reason }: { readonly listing: IndexEntry; readonly reason: Reason }) => {
  const { title } = records.draftMissing[reason.type];
  const text = reason.type === "failed" ? records.notRead[reason.why] : records.draftMissing[reason.type].text;
  usePage({ name: title, icon: listing.entry.icon, unrecorded: true });
  return (
    <PageBody title={title} lead={text}>
      {reason.type === "unreadable" && (
        <div className="mb-8">
          <UnreadableRecordsNotice aside={[reason.aside]} save={records.saveAside}>
            {records.unreadable(1)}
          </UnreadableRecordsNotice>
        </div>
      )}
      <p className="flex flex-wrap gap-3">
        <a href={toolHref(listing.slugs[0] ?? listing.id, DEFAULT_LANGUAGE)} className={buttonClasses("main")}>
          {records.startNew}: {entryName(listing.entry)}
        </a>
        <a href="/my-services" className={buttonClasses("quiet")}>
          {records.otherDrafts}
        </a>
      </p>
    </PageBody>
  );
};

/** The page a draft was begun on: a version for another country's law has a separate page, in its own language. */
const pageLanguage = (draft: Draft, listing: IndexEntry): SiteLanguage =>
  site.languages.find(({ code }) => code === draft.language && listing.bodies[code] !== undefined) ?? DEFAULT_LANGUAGE;

const FoundDraft = ({ draft, listing }: { readonly draft: Draft; readonly listing: IndexEntry }) => {
  const language = pageLanguage(draft, listing);
  return (
    <div lang={language === DEFAULT_LANGUAGE ? undefined : language.code}>
      <ListingPage listing={listing} language={language} slug={listing.slugs[0] ?? listing.id} draft={draft} />
    </div>
  );
};

/** The draft with an id, or what to do when this device has none. */
export const SavedDraft = ({ id, listing }: Props) => {
  const { data, error } = useQuery({ queryKey: ["draft", id], queryFn: () => loadDraft(id), gcTime: 0, staleTime: 0 });
  return (
    <AsyncContent from={{ data, error }}>
      {(reading) => {
        if (reading.type !== "found") return <MissingDraft listing={listing} reason={reading} />;
        // The URL names another document than the draft's, by its current or a former id.
        const names = [listing.id, ...(listing.formerly ?? [])];
        if (!names.includes(reading.draft.definition)) return <MissingDraft listing={listing} reason={ABSENT} />;
        return <FoundDraft draft={reading.draft} listing={listing} />;
      }}
    </AsyncContent>
  );
};
