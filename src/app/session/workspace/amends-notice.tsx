import type { SessionWords } from "../../../i18n/en/session/session.ts";
import type { AmendedFile } from "../../../model/session/session-event.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";

type Props = { readonly words: SessionWords; readonly amends: AmendedFile | undefined };

/** The signed document that a session amends, with the hash by which everyone can recognize its file. */
export const AmendsNotice = ({ words, amends }: Props) =>
  amends ? (
    <Notice title={words.amend.amends(amends.title)}>
      <p className="break-all">{words.verify.amended(amends.title, amends.file)}</p>
    </Notice>
  ) : null;
