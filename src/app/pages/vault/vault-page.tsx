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
import { VaultEntry } from "./vault-entry.tsx";
import { VaultTools } from "./vault-tools.tsx";

type ChoiceProps = {
  readonly documents: readonly VaultDocument[];
  readonly text: string;
  readonly tag: string | null;
  readonly onText: (text: string) => void;
  readonly onTag: (tag: string | null) => void;
};

const ChoiceBar = ({ documents, text, tag, onText, onTag }: ChoiceProps) => {
  const id = useId();
  const tags = tagsOf(documents);
  return (
    <div className="space-y-4">
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
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
      {tags.length > 0 && (
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
      )}
    </div>
  );
};

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
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="text-sm text-soft">
          {listed.length > 0 && (chosen.length === 0 ? messages.none : messages.inVault(chosen.length))}
        </p>
        {(inTrash || trashed.length > 0) && (
          <Button small variant="bare" onClick={() => setInTrash(!inTrash)}>
            {inTrash ? messages.back : messages.showTrash(trashed.length)}
          </Button>
        )}
      </div>
      {listed.length === 0 && !inTrash && (
        <EmptyState
          icon={<FolderOpen />}
          title={messages.emptyTitle}
          action={
            <a href="/document-generator" className={buttonClasses("main")}>
              {messages.start}
            </a>
          }
        >
          {messages.empty}
        </EmptyState>
      )}
      {listed.length === 0 && inTrash && <p>{messages.trashEmpty}</p>}
      <ul className="space-y-4">
        {chosen.map((document) => (
          <VaultEntry key={document.id} document={document} />
        ))}
      </ul>
    </div>
  );
};

/** Finished documents with their files, on this device. */
export const VaultPage = () => {
  usePage({ name: messages.title, icon: "archive" });
  const { data, error } = useVault();
  return (
    <PageBody title={messages.title} lead={messages.lead} aside={!data?.failure && <VaultTools />}>
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
            </div>
          )
        }
      </AsyncContent>
    </PageBody>
  );
};
