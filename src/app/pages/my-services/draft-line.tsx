import { records } from "../../../i18n/english-only/records.ts";
import type { Draft } from "../../../model/answers.ts";
import { openDrafts } from "../../form-host/draft/tab-memory.ts";
import { deleteDraft } from "../../storage/drafts.ts";
import { formatDateTime } from "../parts/format-date.ts";
import { SavedItemLine } from "./saved-item-line.tsx";

type Props = {
  readonly draft: Draft;
  readonly name: string;
  /** The word on the button that opens it. */
  readonly open: string;
};

/** One draft, or the answers of one calculator: date of change, open and delete buttons. */
export const DraftLine = ({ draft, name, open }: Props) => (
  <SavedItemLine
    name={name}
    language={draft.language}
    about={records.changed(formatDateTime(draft.changed))}
    href={`/document/${draft.definition}/${draft.id}`}
    open={open}
    remove={async () => {
      const isRemoved = await deleteDraft(draft.id);
      if (isRemoved) openDrafts.remove(draft.id);
      return isRemoved;
    }}
  />
);
