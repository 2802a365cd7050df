import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { Notice } from "../../primitives/notice.tsx";
import { ConsentCheck } from "./consent-check.tsx";

type Props = {
  readonly messages: SessionMessages;
  /** What the text leaves blank, as questions. */
  readonly blanks: readonly string[];
  /** The language of the text. */
  readonly language: string;
  readonly isAccepted: boolean;
  readonly onAccept: (accepts: boolean) => void;
};

/** The places that someone could fill in later, which a signer has to accept. */
export const BlanksNotice = ({ messages, blanks, language, isAccepted, onAccept }: Props) =>
  blanks.length > 0 && (
    <Notice tone="caution" title={messages.blanksTitle}>
      <ul className="mb-3 list-disc ps-5" lang={language}>
        {blanks.map((blank) => (
          <li key={blank}>{blank}</li>
        ))}
      </ul>
      <p className="mb-3">{messages.blanksText}</p>
      <ConsentCheck label={messages.blanksGive} isChecked={isAccepted} onChange={onAccept} />
    </Notice>
  );
