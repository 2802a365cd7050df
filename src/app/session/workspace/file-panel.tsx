import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import type { PageMark } from "../../../model/page-marks.ts";
import { isBlankMark } from "../../../engine/session/marks/is-blank-mark.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { SignedPages } from "../../../ui/session/file/signed-pages.tsx";
import type { EnteredFields } from "../../../ui/session/signing/signing-form.tsx";
import { nowIso } from "../../shared/clock.ts";
import type { SessionFile } from "../file/use-session-file.ts";
import { fieldContent } from "../seal/field-content.ts";
import type { StoredSignature } from "../seal/field-content.ts";
import { seatName } from "../../../engine/session/rules/seats.ts";
import type { SessionProps } from "../session-props.ts";

type Props = Pick<SessionProps, "messages" | "state"> & {
  readonly seat: string;
  readonly file: SessionFile;
  /** What this person enters; null where nothing is entered. */
  readonly entered: EnteredFields | null;
};

/** The signature of a seat as the log has it, or as it would be now. */
const signatureOf = ({ state, seat, entered }: Props, of: string): StoredSignature | null => {
  const name = seatName(state, of);
  if (entered && of === seat) {
    const { mark, initials, texts, checked } = entered;
    const event = {
      type: "signature",
      version: "",
      intent: "",
      parties: [],
      mark,
      filled: { initials, texts, checked },
    } as const;
    return { name, at: nowIso(), event };
  }
  // A signature from before a witness was replaced has no effect.
  const line = state.history.find(({ seq }) => seq === state.signatures[of]?.seq);
  return line?.event.type === "signature" ? { name, at: line.at, event: line.event } : null;
};

const isEmpty = (content: PageMark["content"]): boolean => {
  if (content.type === "box") return false;
  return content.type === "text" ? content.text.trim() === "" : isBlankMark({ how: "drawn", strokes: content.strokes });
};

/** The uploaded file with what everyone wrote in their fields, and what this person enters. */
export const FilePanel = (props: Props) => {
  const { messages, state, seat, file, entered } = props;
  const { zone, document } = state;
  if (file.type === "none" || file.type === "opening") return <Spinner label={messages.upload.openTitle} />;
  if (file.type === "absent") {
    const { failure, retry } = file;
    return (
      <Notice tone="danger" role="alert">
        <p>{failure === "changed" ? messages.upload.changed : messages.logFailures[failure]}</p>
        <Button small className="mt-2" onClick={retry}>
          {messages.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (!file.pdf || !state.file)
    return <Notice tone="caution">{messages.upload.problems[file.problem ?? "damaged"]}</Notice>;
  const contentOf = (field: PageField): PageMark["content"] | null => {
    const signature = signatureOf(props, field.seat);
    const content = signature && fieldContent(field, signature, { zone, language: document.language });
    return content && !isEmpty(content) ? content : null;
  };
  return (
    <SignedPages
      messages={messages}
      file={file.pdf}
      fields={state.file.fields.filter(({ seat: of }) => state.seats.some(({ id }) => id === of))}
      seats={state.seats}
      contentOf={contentOf}
      typing={entered && { seat, entered }}
    />
  );
};
