import { FilePenLine, FolderOpen, Sigma } from "lucide-react";
import { useState } from "react";
import { records } from "../../../i18n/en/records.ts";
import type { Draft } from "../../../model/answers.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { EmptyState } from "../../../ui/primitives/empty-state.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { useDrafts, useRefreshDevice, useVault } from "../../queries/device.ts";
import { deleteDraft } from "../../storage/drafts.ts";
import { toasts } from "../../stores/first-stores.ts";
import { usePage } from "../../use-page.ts";
import { Loaded } from "../loading.tsx";
import { PageBody } from "../page-body.tsx";
import { sayMoment } from "../say-date.ts";
import { SavedReviews } from "./saved-reviews.tsx";

const line = "flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-4 first:border-t";

const DraftLine = ({ draft }: { readonly draft: Draft }) => {
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshDevice();
  const remove = async () => {
    setAsking(false);
    if (await deleteDraft(draft.id)) toasts.getState().add({ title: records.deleted });
    await refresh();
  };
  return (
    <li className={line}>
      <div className="min-w-0 grow">
        <p className="font-serif text-lg leading-6 font-semibold">{draft.title}</p>
        <p className="text-sm text-soft">{records.changed(sayMoment(draft.changed))}</p>
      </div>
      <a href={`/document/${draft.definition}/${draft.id}`} className={buttonClasses("main", true)}>
        {records.resume}
        <span className="sr-only"> {draft.title}</span>
      </a>
      <Button small onClick={() => setAsking(true)}>
        {records.delete}
        <span className="sr-only"> {draft.title}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={records.deleteSure(draft.title)}
        yes={records.deleteYes}
        no={records.cancel}
        onYes={() => void remove()}
        onNo={() => setAsking(false)}
      />
    </li>
  );
};

const Drafts = () => {
  const { data, error } = useDrafts();
  return (
    <Loaded from={{ data, error }}>
      {({ drafts, unreadable }) => (
        <>
          {unreadable > 0 && <Notice tone="caution">{records.unreadable(unreadable)}</Notice>}
          {drafts.length === 0 ? (
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
          ) : (
            <ul>
              {drafts.map((draft) => (
                <DraftLine key={draft.id} draft={draft} />
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  );
};

const Finished = () => {
  const { data, error } = useVault();
  return (
    <Loaded from={{ data, error }}>
      {({ records: all, off }) => {
        const documents = all.filter(({ trashed }) => trashed === null);
        if (off) return <Notice tone="caution">{records.storageOff}</Notice>;
        if (documents.length === 0)
          return (
            <EmptyState small icon={<FolderOpen />} title={records.noFinished}>
              {records.noFinishedText}
            </EmptyState>
          );
        return (
          <>
            <ul>
              {documents
                .toSorted((a, b) => b.changed.localeCompare(a.changed))
                .map(({ id, name, changed }) => (
                  <li key={id} className={line}>
                    <span className="min-w-0 grow font-serif text-lg font-semibold">{name}</span>
                    <span className="text-sm text-soft">{sayMoment(changed)}</span>
                  </li>
                ))}
            </ul>
            <p className="mt-4">
              <a href="/document-vault">{records.openVault}</a>
            </p>
          </>
        );
      }}
    </Loaded>
  );
};

/** Drafts, finished documents and results kept on this device. */
export const MyServicesPage = () => {
  usePage({ name: records.myServices, icon: "folder-heart" });
  return (
    <PageBody title={records.myServices} lead={records.myServicesLead}>
      <p className="text-sm text-soft">{records.onDevice}</p>
      <section className="mt-8 space-y-4">
        <h2>{records.drafts}</h2>
        <Drafts />
      </section>
      <section className="mt-14 space-y-4">
        <h2>{records.finished}</h2>
        <Finished />
      </section>
      <section className="mt-14 space-y-4">
        <h2>{records.reviews}</h2>
        <SavedReviews />
      </section>
      <section className="mt-14 space-y-4">
        <h2>{records.results}</h2>
        <EmptyState small icon={<Sigma />} title={records.noResults}>
          {records.noResultsText}
        </EmptyState>
      </section>
    </PageBody>
  );
};
