import { useQuery } from "@tanstack/react-query";
import { toolHref } from "../../engine/nav/site-paths.ts";
import { records } from "../../i18n/en/records.ts";
import { entryName } from "../../text/entry-name.ts";
import type { IndexEntry } from "../../model/catalog-index.ts";
import { buttonClasses } from "../../ui/primitives/button-classes.ts";
import { loadDraft } from "../storage/drafts.ts";
import { usePage } from "../use-page.ts";
import { english } from "./english.ts";
import { Loaded } from "./loading.tsx";
import { PageBody } from "./page-body.tsx";
import { ListingPage } from "./tool/listing-page.tsx";

type Props = { readonly id: string; readonly listing: IndexEntry };

const Missing = ({ listing }: { readonly listing: IndexEntry }) => {
  usePage({ name: records.draftMissing, icon: listing.entry.icon, unrecorded: true });
  return (
    <PageBody title={records.draftMissing} lead={records.draftMissingText}>
      <p className="flex flex-wrap gap-3">
        <a href={toolHref(listing.slugs[0] ?? listing.id, english)} className={buttonClasses("main")}>
          {records.startNew}: {entryName(listing.entry)}
        </a>
        <a href="/my-services" className={buttonClasses("quiet")}>
          {records.otherDrafts}
        </a>
      </p>
    </PageBody>
  );
};

/** The draft with an id, or what to do when this device has none. */
export const SavedDraft = ({ id, listing }: Props) => {
  const { data, error } = useQuery({ queryKey: ["draft", id], queryFn: () => loadDraft(id), gcTime: 0, staleTime: 0 });
  return (
    <Loaded from={{ data, error }}>
      {(reading) =>
        reading.type === "found" && reading.draft.definition === listing.id ? (
          <ListingPage
            listing={listing}
            language={english}
            slug={listing.slugs[0] ?? listing.id}
            draft={reading.draft}
          />
        ) : (
          <Missing listing={listing} />
        )
      }
    </Loaded>
  );
};
