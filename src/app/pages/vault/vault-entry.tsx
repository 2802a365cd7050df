import { site } from "virtual:catalog-site";
import { FileText } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { records as recordMessages } from "../../../i18n/english-only/records.ts";
import { vault as messages } from "../../../i18n/english-only/vault.ts";
import type { VaultDocument, VaultFile } from "../../../model/storage/vault.ts";
import { itemOf } from "../../../engine/nav/build-navigation.ts";
import { entryName } from "../../../text/words/entry-name.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { FileButton } from "../../../ui/inputs/file-button.tsx";
import { Card } from "../../../ui/primitives/card.tsx";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { nowIso } from "../../shared/clock.ts";
import { download } from "../../shared/download.ts";
import { useCatalog } from "../../queries/use-catalog.ts";
import { useRefreshDevice } from "../../queries/use-device-records.ts";
import { saveRecord } from "../../storage/records.ts";
import { storeInVault, loadVaultFile, purgeFromVault } from "../../storage/vault.ts";
import { toasts } from "../../stores/shell-stores.ts";
import { formatDateTime } from "../parts/format-date.ts";
import { formatFileSize } from "../parts/format-file-size.ts";
import { failureMessage } from "./status-message.ts";
import { NameAndTags } from "./name-and-tags.tsx";

/** Stores changes; true when it worked. */
type Change = (changes: Partial<VaultDocument>) => Promise<boolean>;

/** Saves a changed document and shows the result. */
const useChange = (document: VaultDocument) => {
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useRefreshDevice();
  const change: Change = async (changes) => {
    const changed = nowIso();
    const onto = (before: VaultDocument): VaultDocument => ({ ...before, ...changes, changed });
    const why = await saveRecord("documents", onto(document), onto);
    setFailure(why === null ? null : failureMessage(why).text);
    await refresh();
    return why === null;
  };
  return { change, failure, setFailure };
};

const Files = ({ files }: { readonly files: readonly VaultFile[] }) => {
  const [damaged, setDamaged] = useState<string | null>(null);
  const open = async (file: VaultFile) => {
    const bytes = await loadVaultFile(file);
    setDamaged(bytes ? null : file.id);
    if (bytes) download(file.name, bytes, file.mime);
  };
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <Button
            small
            icon={<FileText aria-hidden className="size-4" />}
            aria-label={messages.download(file.name)}
            onClick={() => void open(file)}
          >
            <span className="max-w-56 truncate">{file.name}</span>
            <span className="font-normal text-faint">{formatFileSize(file.size)}</span>
          </Button>
          {damaged === file.id && (
            <p role="alert" className="mt-1 text-sm font-semibold text-danger">
              {messages.damaged}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
};

const OlderVersions = ({ document }: { readonly document: VaultDocument }) => {
  const older = document.versions.slice(0, -1).toReversed();
  if (older.length === 0) return null;
  return (
    <Disclosure summary={`${messages.versions} (${document.versions.length})`}>
      <ul className="space-y-3 py-2">
        {older.map(({ number, saved, files }) => (
          <li key={number}>
            <p className="mb-1 text-sm text-soft">{messages.version(number, formatDateTime(saved))}</p>
            <Files files={files} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
};

type ActionProps = {
  readonly document: VaultDocument;
  readonly change: Change;
  /** Shows why something did not work; null clears it. */
  readonly onFailure: (failure: string | null) => void;
};

const TrashActions = ({ document, change, onFailure }: ActionProps) => {
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshDevice();
  const purge = async () => {
    setAsking(false);
    onFailure((await purgeFromVault(document)) ? null : recordMessages.notDeleted(document.name));
    await refresh();
  };
  return (
    <>
      <Button small onClick={() => void change({ trashed: null })}>
        {messages.restore}
      </Button>
      <Button small onClick={() => setAsking(true)}>
        {messages.purge}
      </Button>
      <ConfirmDialog
        open={asking}
        title={messages.purgeSure(document.name)}
        yes={messages.purge}
        no={messages.cancel}
        onYes={() => void purge()}
        onNo={() => setAsking(false)}
      />
    </>
  );
};

const english = site.languages[0]!;

const linkClasses =
  "inline-flex min-h-9 items-center rounded-md border border-edge bg-paper px-3 text-sm font-semibold text-ink hover:border-accent";

/** Pages that are services for a finished document, such as notarization; they are given its name. */
const Services = ({ document }: Pick<ActionProps, "document">) => {
  const { data: catalog } = useCatalog();
  const services = (catalog?.listings ?? []).filter(({ receives, status }) => receives && status === "ready");
  return services.map((page) => {
    const named = Object.entries(page.receives ?? {}).filter(([, fact]) => fact === "title");
    const carry = Object.fromEntries(named.map(([field]) => [field, document.name]));
    return (
      <Link key={page.id} to={itemOf(page, english).href} state={{ carry }} className={linkClasses}>
        {entryName(page.entry)}
      </Link>
    );
  });
};

/** Pages that start a session with the document: its text, its PDF, or an amendment of it. */
const Sessions = ({ document }: Pick<ActionProps, "document">) => {
  const { data: catalog } = useCatalog();
  const { answers, files } = document.versions.at(-1)!;
  const isUsable = answers !== null || files.some(({ name }) => name.toLowerCase().endsWith(".pdf"));
  if (!isUsable) return null;
  const pages = (catalog?.listings ?? []).filter(({ session, status }) => session && status === "ready");
  return pages.map((page) => (
    <Link
      key={page.id}
      to={`${itemOf(page, english).href}?document=${encodeURIComponent(document.id)}`}
      className={linkClasses}
    >
      {entryName(page.entry)}
    </Link>
  ));
};

const Actions = ({ document, change, onFailure, onEdit }: ActionProps & { readonly onEdit: () => void }) => {
  const refresh = useRefreshDevice();
  const addVersion = async (file: File) => {
    const files = [{ name: file.name, mime: file.type, bytes: new Uint8Array(await file.arrayBuffer()) }];
    const result = await storeInVault({ ...document, answers: null, files }, nowIso());
    onFailure(result.type === "stored" ? null : failureMessage(result.why).text);
    await refresh();
  };
  const toTrash = async () => {
    const isMoved = await change({ trashed: nowIso() });
    if (isMoved) toasts.getState().add({ title: messages.movedToTrash, description: document.name });
  };
  return (
    <>
      <Button small onClick={onEdit}>
        {messages.rename}
      </Button>
      <FileButton small label={messages.addVersion} onFile={(file) => void addVersion(file)} />
      <a href={`/expiration-tracker?document=${encodeURIComponent(document.id)}`} className={linkClasses}>
        {messages.watch}
      </a>
      <Sessions document={document} />
      <Services document={document} />
      <Button small onClick={() => void toTrash()}>
        {messages.toTrash}
      </Button>
    </>
  );
};

/** One document of the vault with its files, versions and actions. */
export const VaultEntry = ({ document }: { readonly document: VaultDocument }) => {
  const [editing, setEditing] = useState(false);
  const { change, failure, setFailure } = useChange(document);
  const actions = { document, change, onFailure: setFailure };
  const latest = document.versions.at(-1)!;
  return (
    <li>
      <Card aria-label={document.name} className="space-y-4">
        {failure && (
          <Notice role="alert" tone="danger">
            {failure}
          </Notice>
        )}
        {editing ? (
          <NameAndTags
            document={document}
            onCancel={() => setEditing(false)}
            onSave={(changes) => void change(changes).then((isSaved) => setEditing(!isSaved))}
          />
        ) : (
          <div>
            <h3>{document.name}</h3>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
              {messages.saved(formatDateTime(latest.saved))}
              {document.tags.map((tag) => (
                <span key={tag} className="rounded-full bg-well px-2.5 py-0.5 text-xs text-ink">
                  {tag}
                </span>
              ))}
            </p>
          </div>
        )}
        <Files files={latest.files} />
        <OlderVersions document={document} />
        <div
          role="group"
          aria-label={messages.actions(document.name)}
          className="flex flex-wrap gap-2 border-t border-rule pt-4"
        >
          {document.trashed === null ? (
            <Actions {...actions} onEdit={() => setEditing(!editing)} />
          ) : (
            <TrashActions {...actions} />
          )}
        </div>
      </Card>
    </li>
  );
};
