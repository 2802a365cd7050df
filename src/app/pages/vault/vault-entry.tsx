import { FileText } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { vault as messages } from "../../../i18n/english-only/vault.ts";
import type { VaultDocument } from "../../../model/storage/vault.ts";
import { entryName } from "../../../text/words/entry-name.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { useCatalog } from "../../queries/use-catalog.ts";
import { iconOf } from "../../shell/icon.tsx";
import { formatDateTime, formatDay } from "../parts/format-date.ts";
import { Row } from "../rows/row.tsx";
import { EntryFiles, OlderVersions } from "./entry-files.tsx";
import { EntryMenu } from "./entry-menu.tsx";
import { NameAndTags } from "./name-and-tags.tsx";
import { TrashActions } from "./trash-actions.tsx";
import { useChange } from "./use-change.ts";

/** The page a document was made on, if any. */
const useKind = ({ definition }: VaultDocument) => {
  const { data } = useCatalog();
  return definition === null ? undefined : data?.lookup.byId(definition)?.entry;
};

/** What a document is and its tags; the number of versions opens the older ones. */
const About = ({ document, versions }: { readonly document: VaultDocument; readonly versions: ReactNode }) => {
  const kind = useKind(document);
  return (
    <>
      <span>{kind ? entryName(kind) : messages.addedFile}</span>
      {versions}
      {document.tags.map((tag) => (
        <span key={tag} className="rounded-full bg-well px-2.5 py-0.5 text-xs text-ink">
          {tag}
        </span>
      ))}
    </>
  );
};

type VersionsProps = {
  readonly count: number;
  /** DOM id of the open list of versions. */
  readonly controls: string | undefined;
  readonly onClick: () => void;
};

const VersionsButton = ({ count, controls, onClick }: VersionsProps) => (
  <button
    type="button"
    aria-expanded={controls !== undefined}
    aria-controls={controls}
    onClick={onClick}
    className="text-accent underline underline-offset-4 hover:text-accent-strong"
  >
    {`${messages.versions} (${count})`}
  </button>
);

/** One document of the vault with its files, versions and menu. */
export const VaultEntry = ({ document }: { readonly document: VaultDocument }) => {
  const [editing, setEditing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { change, failure, setFailure } = useChange(document);
  const kind = useKind(document);
  const id = useId();
  const actions = { document, change, onFailure: setFailure };
  const { length } = document.versions;
  const latest = document.versions[length - 1]!;
  const versions = length > 1 && (
    <VersionsButton count={length} controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)} />
  );
  return (
    <Row
      mark={kind ? iconOf(kind.icon) : <FileText />}
      name={document.name}
      language={document.language}
      about={<About document={document} versions={versions} />}
      facts={
        <>
          {document.trashed === null ? <EntryFiles files={latest.files} /> : <TrashActions {...actions} />}
          <span title={messages.saved(formatDateTime(latest.saved))}>
            <span className="sr-only">{messages.savedOn} </span>
            {formatDay(latest.saved)}
          </span>
        </>
      }
      menu={document.trashed === null && <EntryMenu {...actions} onEdit={() => setEditing(!editing)} />}
    >
      {failure && (
        <Notice role="alert" tone="danger">
          {failure}
        </Notice>
      )}
      {editing && (
        <NameAndTags
          document={document}
          onCancel={() => setEditing(false)}
          onSave={(changes) => void change(changes).then((isSaved) => setEditing(!isSaved))}
        />
      )}
      {isOpen && (
        <div id={id}>
          <OlderVersions document={document} />
        </div>
      )}
    </Row>
  );
};
