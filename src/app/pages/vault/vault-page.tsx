import { FolderOpen, Search } from "lucide-react";
import { useId, useState } from "react";
import { records as recordMessages } from "../../../i18n/english-only/records.ts";
import { vault as messages } from "../../../i18n/english-only/vault.ts";
import type { VaultDocument } from "../../../model/storage/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { classes } from "../../../ui/primitives/classes.ts";
import { EmptyState } from "../../../ui/primitives/empty-state.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { useVault } from "../../queries/use-device-records.ts";
import { usePage } from "../../shared/use-page.ts";
import { AsyncContent } from "../parts/async-content.tsx";
import { PageBody } from "../parts/page-body.tsx";
import { UnreadableRecordsNotice } from "../parts/unreadable-records-notice.tsx";
import { chooseDocuments, tagsOf } from "./choose-documents.ts";
import { Rows } from "../rows/row.tsx";
import { AddFile } from "./add-file.tsx";
import { VaultEntry } from "./vault-entry.tsx";
import { VaultTools } from "./vault-tools.tsx";

type ChoiceProps = {
  readonly documents: readonly VaultDocument[];
  readonly text: string;
  readonly tag: string | null;
  readonly onText: (text: string) => void;
  readonly onTag: (tag: string | null) => void;
};

const TagChoice = ({ documents, tag, onTag }: Pick<ChoiceProps, "documents" | "tag" | "onTag">) => {
  const tags = tagsOf(documents);
  if (tags.length === 0) return null;
  return (
    <div role="group" aria-label={messages.tag} className="flex flex-wrap gap-2">
      {[null, ...tags].map((one) => (
        <button
          key={one ?? ""}
          type="button"
          aria-pressed={tag === one}
          onClick={() => onTag(one)}
          className={classes(
            "min-h-10 rounded-full border px-4 text-sm",
            tag === one ? "border-accent bg-accent text-on-accent" : "border-edge bg-paper hover:border-accent",
          )}
        >
          {one ?? messages.allTags}
        </button>
      ))}
    </div>
  );
};

/** Search and tags, with the button that adds a file at the end of the line. */
const ChoiceBar = ({ documents, text, tag, onText, onTag }: ChoiceProps) => {
  const id = useId();
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow">
          <label htmlFor={id} className="mb-1 block text-sm font-semibold">
            {messages.search}
          </label>
          <span className="relative block max-w-md">
            <Search
              aria-hidden
              className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-faint"
            />
            <input
              id={id}
              type="search"
              autoComplete="off"
              value={text}
              onChange={(event) => onText(event.target.value)}
              className="h-12 w-full rounded-md border border-edge bg-paper ps-11 pe-3.5"
            />
          </span>
        </div>
        <AddFile variant="main" />
      </div>
      <TagChoice documents={documents} tag={tag} onTag={onTag} />
    </div>
  );
};

const Empty = () => (
  <EmptyState
    icon={<FolderOpen />}
    title={messages.emptyTitle}
    action={
      <div className="flex flex-wrap gap-3">
        <a href="/document-generator" className={buttonClasses("main")}>
          {messages.start}
        </a>
        <AddFile variant="quiet" />
      </div>
    }
  >
    {messages.empty}
  </EmptyState>
);

const Documents = ({ all }: { readonly all: readonly VaultDocument[] }) => {
  const [text, setText] = useState("");
  const [tag, setTag] = useState<string | null>(null);
  const [inTrash, setInTrash] = useState(false);
  const trashed = all.filter((document) => document.trashed !== null);
  const listed = all.filter((document) => (document.trashed !== null) === inTrash);
  const chosen = chooseDocuments(listed, text, tag);
  return (
    <div className="space-y-6">
      {inTrash && <h2>{messages.trash}</h2>}
      {!inTrash && listed.length > 0 && (
        <ChoiceBar documents={listed} text={text} tag={tag} onText={setText} onTag={setTag} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-soft">
          {listed.length > 0 && (chosen.length === 0 ? messages.none : messages.inVault(chosen.length))}
        </p>
        {(inTrash || trashed.length > 0) && (
          <Button small variant="bare" onClick={() => setInTrash(!inTrash)}>
            {inTrash ? messages.back : messages.showTrash(trashed.length)}
          </Button>
        )}
      </div>
      {listed.length === 0 && (inTrash ? <p>{messages.trashEmpty}</p> : <Empty />)}
      {chosen.length > 0 && (
        <Rows heads={messages.heads}>
          {chosen.map((document) => (
            <VaultEntry key={document.id} document={document} />
          ))}
        </Rows>
      )}
    </div>
  );
};

/** Finished documents with their files, on this device. */
export const VaultPage = () => {
  usePage({ name: messages.title, icon: "archive" });
  const { data, error } = useVault();
  return (
    <PageBody width="page" title={messages.title} lead={messages.lead}>
      <AsyncContent part from={{ data, error }}>
        {({ records, unreadable, failure }) =>
          failure !== null ? (
            <Notice tone="caution">{recordMessages.notRead[failure]}</Notice>
          ) : (
            <div className="space-y-8">
              <UnreadableRecordsNotice aside={unreadable} save={recordMessages.saveAside}>
                {recordMessages.unreadable(unreadable.length)}
              </UnreadableRecordsNotice>
              <Documents all={records} />
              <VaultTools />
            </div>
          )
        }
      </AsyncContent>
    </PageBody>
  );
};
