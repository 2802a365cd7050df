import { records } from "../../../i18n/en/records.ts";
import type { Draft } from "../../../model/answers.ts";
import { deleteDraft } from "../../storage/drafts.ts";
import { sayMoment } from "../say-date.ts";
import { KeptLine } from "./kept-line.tsx";

type Props = {
  readonly draft: Draft;
  readonly name: string;
  /** The word on the button that opens it. */
  readonly open: string;
};

/** One draft, or the answers of one calculator: when it changed, a way in and a way to delete it. */
export const DraftLine = ({ draft, name, open }: Props) => (
  <KeptLine
    name={name}
    language={draft.language}
    about={records.changed(sayMoment(draft.changed))}
    href={`/document/${draft.definition}/${draft.id}`}
    open={open}
    remove={() => deleteDraft(draft.id)}
  />
);
