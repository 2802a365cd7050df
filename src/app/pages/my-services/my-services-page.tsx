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
import { formatDay } from "../parts/format-date.ts";
import { Row, Rows } from "../rows/row.tsx";
import { DraftLine } from "./draft-line.tsx";
import { SavedReviews } from "./saved-reviews.tsx";

type ListProps = { readonly drafts: readonly Draft[]; readonly catalog: PublishedCatalog; readonly open: string };

const DraftList = ({ drafts, catalog, open }: ListProps) => (
  <Rows>
    {drafts.map((draft) => {
      const listing = catalog.lookup.byId(draft.definition);
      return (
        <DraftLine
          key={draft.id}
          draft={draft}
          name={draftName(draft, catalog.lookup)}
          icon={listing?.entry.icon}
          isSensitive={listing?.sensitive !== false}
          open={open}
        />
      );
    })}
  </Rows>
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
            <Rows>
              {documents.map(({ id, name, language, changed }) => (
                <Row
                  key={id}
                  mark={<FolderOpen />}
                  name={name}
                  language={language}
                  facts={
                    <>
                      <span />
                      <span>{formatDay(changed)}</span>
                    </>
                  }
                />
              ))}
            </Rows>
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
    <PageBody width="page" title={records.myServices} lead={records.myServicesLead}>
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
      <DeviceStorageNote>{records.onDevice}</DeviceStorageNote>
    </PageBody>
  );
};
