import { FilePenLine, FolderOpen, Sigma } from "lucide-react";
import { records } from "../../../i18n/english-only/records.ts";
import { services } from "../../../i18n/english-only/services.ts";
import type { Draft } from "../../../model/answers.ts";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { EmptyState } from "../../../ui/primitives/empty-state.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { useCatalog } from "../../queries/use-catalog.ts";
import type { PublishedCatalog } from "../../queries/use-catalog.ts";
import { useDrafts, useVault } from "../../queries/use-device-records.ts";
import { usePage } from "../../shared/use-page.ts";
import { AsyncContent } from "../parts/async-content.tsx";
import { DeviceStorageNote } from "../parts/device-storage-note.tsx";
import { draftName, isResultDraft } from "../parts/draft-name.ts";
import { UnreadableRecordsNotice } from "../parts/unreadable-records-notice.tsx";
import { PageBody } from "../parts/page-body.tsx";
import { formatDateTime } from "../parts/format-date.ts";
import { DraftLine } from "./draft-line.tsx";
import { SavedReviews } from "./saved-reviews.tsx";

const line = "flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-4 first:border-t";

type ListProps = { readonly drafts: readonly Draft[]; readonly catalog: PublishedCatalog; readonly open: string };

const DraftList = ({ drafts, catalog, open }: ListProps) => (
  <ul>
    {drafts.map((draft) => (
      <DraftLine key={draft.id} draft={draft} name={draftName(draft, catalog.lookup)} open={open} />
    ))}
  </ul>
);

const NoDrafts = () => (
  <EmptyState
    icon={<FilePenLine />}
    title={records.noDrafts}
    action={
      <a href="/document-generator" className={buttonClasses("main")}>
        {records.startDocument}
      </a>
    }
  >
    {records.noDraftsText}
  </EmptyState>
);

const NoResults = () => (
  <EmptyState small icon={<Sigma />} title={records.noResults}>
    {records.noResultsText} <a href="/services/calculators">{services.calculators}</a>
  </EmptyState>
);

/** Drafts of documents; calculators and checkers store their answers the same way. */
const Begun = ({ results }: { readonly results: boolean }) => {
  const drafts = useDrafts();
  const catalog = useCatalog();
  const both = drafts.data && catalog.data ? { ...drafts.data, catalog: catalog.data } : undefined;
  return (
    <AsyncContent part from={{ data: both, error: drafts.error ?? catalog.error }}>
      {({ records: all, unreadable, failure, catalog: { lookup }, catalog: loaded }) => {
        // An empty list would read as "no saved items".
        if (failure !== null) return <Notice tone="caution">{records.notRead[failure]}</Notice>;
        const own = all.filter((draft) => isResultDraft(draft, lookup) === results);
        const None = results ? NoResults : NoDrafts;
        return (
          <>
            {!results && (
              <UnreadableRecordsNotice aside={unreadable} save={records.saveAside}>
                {records.unreadable(unreadable.length)}
              </UnreadableRecordsNotice>
            )}
            {own.length === 0 ? (
              <None />
            ) : (
              <DraftList drafts={own} catalog={loaded} open={results ? records.open : records.resume} />
            )}
          </>
        );
      }}
    </AsyncContent>
  );
};

const Finished = () => {
  const { data, error } = useVault();
  return (
    <AsyncContent part from={{ data, error }}>
      {({ records: all, failure }) => {
        const documents = all.filter(({ trashed }) => trashed === null);
        if (failure !== null) return <Notice tone="caution">{records.notRead[failure]}</Notice>;
        if (documents.length === 0)
          return (
            <EmptyState small icon={<FolderOpen />} title={records.noFinished}>
              {records.noFinishedText}
            </EmptyState>
          );
        return (
          <>
            <ul>
              {documents.map(({ id, name, changed }) => (
                <li key={id} className={line}>
                  <span className="min-w-0 grow font-serif text-lg font-semibold">{name}</span>
                  <span className="text-sm text-soft">{formatDateTime(changed)}</span>
                </li>
              ))}
            </ul>
            <p className="mt-4">
              <a href="/document-vault">{records.openVault}</a>
            </p>
          </>
        );
      }}
    </AsyncContent>
  );
};

/** Drafts, finished documents and results saved on this device. */
export const MyServicesPage = () => {
  usePage({ name: records.myServices, icon: "folder-heart" });
  return (
    <PageBody
      width="page"
      title={records.myServices}
      lead={records.myServicesLead}
      aside={<DeviceStorageNote>{records.onDevice}</DeviceStorageNote>}
      asideLast
    >
      <section className="space-y-4">
        <h2>{records.drafts}</h2>
        <Begun results={false} />
      </section>
      <section className="mt-14 space-y-4">
        <h2>{records.results}</h2>
        <Begun results />
      </section>
      <section className="mt-14 space-y-4">
        <h2>{records.reviews}</h2>
        <SavedReviews />
      </section>
      <section className="mt-14 space-y-4">
        <h2>{records.finished}</h2>
        <Finished />
      </section>
    </PageBody>
  );
};
