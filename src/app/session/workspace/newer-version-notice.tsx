import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { WRITER_VERSION } from "../../../model/session/writer-version.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";

type Props = { readonly messages: SessionMessages; readonly state: SessionState };

/** Shown where an open page is older than the program that started the session, and would print another file. */
export const NewerVersionNotice = ({ messages, state: { writer = 1 } }: Props) =>
  writer > WRITER_VERSION && (
    <Notice tone="caution" role="alert">
      <p>{messages.newerVersion}</p>
      <Button small className="mt-2" onClick={() => location.reload()}>
        {messages.reload}
      </Button>
    </Notice>
  );
