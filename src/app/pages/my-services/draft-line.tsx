import { FilePenLine } from "lucide-react";
import type { Draft } from "../../../model/answers.ts";
import { openDrafts } from "../../form-host/draft/tab-memory.ts";
import { iconOf } from "../../shell/icon.tsx";
import { deleteDraft } from "../../storage/drafts.ts";
import { namesInAnswers } from "./row-texts.ts";
import { SavedItemLine } from "./saved-item-line.tsx";

type Props = {
  readonly draft: Draft;
  readonly name: string;
  /** The name of its kind's icon, if the catalog knows the kind. */
  readonly icon: string | undefined;
  /** A page about family safety: names are not shown to others at the same device. */
  readonly isSensitive: boolean;
  /** The word on the button that opens it. */
  readonly open: string;
};

/** One draft, or the answers of one calculator. */
export const DraftLine = ({ draft, name, icon, isSensitive, open }: Props) => (
  <SavedItemLine
    name={name}
    language={draft.language}
    mark={icon === undefined ? <FilePenLine /> : iconOf(icon)}
    about={isSensitive ? undefined : namesInAnswers(draft.answers)}
    changed={draft.changed}
    href={`/document/${draft.definition}/${draft.id}`}
    open={open}
    remove={async () => {
      const isRemoved = await deleteDraft(draft.id);
      if (isRemoved) openDrafts.remove(draft.id);
      return isRemoved;
    }}
  />
);
