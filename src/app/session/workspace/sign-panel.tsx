import { nextActs } from "../../../engine/session/next-acts.ts";
import { paperOnlyProblem } from "../../../engine/session/rules/paper-only.ts";
import { seenParties } from "../../../engine/session/rules/signing.ts";
import { seatOf } from "../../../engine/session/rules/seats.ts";
import { signedHash } from "../../../engine/session/hashing/hashes.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import { openBlanksIn } from "../../../text/templates/blanks-in.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { SigningForm } from "../../../ui/session/signing/signing-form.tsx";
import type { SigningDecision } from "../../../ui/session/signing/signing-draft.ts";
import { SigningLaw } from "../../../ui/session/signing/signing-law.tsx";
import { useBuildHash } from "../build-line.tsx";
import { downloadSessionFile } from "../file/download-session-file.ts";
import type { SessionFile } from "../file/use-session-file.ts";
import { readPicture } from "../read-picture.ts";
import { FilePanel } from "./file-panel.tsx";
import { seatName } from "../../../engine/session/rules/seats.ts";
import type { SessionProps } from "../session-props.ts";
import { RequireRenderedFile } from "./require-rendered-file.tsx";

type Props = SessionProps & {
  readonly seat: string;
  readonly settings: DocumentSettings;
  /** The uploaded file that is signed; type "none" in a session about a document. */
  readonly file: SessionFile;
  readonly isBusy: boolean;
  readonly act: (event: SessionEvent) => Promise<boolean>;
};

/** Says that the document must be signed on paper, and which law requires it. */
const PaperOnlyNotice = ({ messages, state }: Pick<Props, "messages" | "state">) => (
  <Notice title={messages.paperOnly}>
    {state.signingReason && <SigningLaw reason={state.signingReason} />}
    <p>{messages.paperWay}</p>
  </Notice>
);

/** Downloads what is signed, as proof that this person can open such files; returns the hash, or null if that fails. */
const downloadSigned = async ({ state, settings, file }: Props): Promise<string | null> => {
  try {
    if (file.type !== "none") return file.type === "ready" ? downloadSessionFile(state, file.bytes) : null;
    const { downloadText } = await import("../file/download-text-file.ts");
    return await downloadText(state.document, settings);
  } catch {
    return null;
  }
};

/** The form to sign, once everyone has agreed, and the signatures so far. */
export const SignPanel = (props: Props) => {
  const { messages, state, seat, file, isBusy, act } = props;
  const { title } = state.document;
  const build = useBuildHash();
  if (state.phase !== "signing") return null;
  if (paperOnlyProblem(state)) return <PaperOnlyNotice messages={messages} state={state} />;
  const { sign } = nextActs(state, seat);
  if (sign === "already_done") return <p>{messages.signedYou}</p>;
  if (sign === "not_your_role") return null;
  if (sign !== null) return <p className="text-soft">{messages.problems[sign]}</p>;
  const witnessOf = seatOf(state, seat)?.witnessOf;
  const witnessed = witnessOf === undefined ? null : seatName(state, witnessOf);
  const intent = witnessed === null ? messages.intend(title) : messages.witness.intend(title, witnessed);
  const sendSignature = async ({ mark, filled, ...consent }: SigningDecision): Promise<void> => {
    if (!(await act({ type: "consent", ...consent }))) return;
    const version = signedHash(state);
    const signature = { version, mark, intent, parties: seenParties(state), ...(build === null ? {} : { build }) };
    await act({ type: "signature", ...signature, ...(filled ? { filled } : {}) });
  };
  const form = (
    <SigningForm
      messages={messages}
      language={state.document.language}
      intent={intent}
      witnessed={witnessed}
      state={state}
      seat={seat}
      pages={state.file ? (entered) => <FilePanel {...props} entered={entered} /> : null}
      condition={state.signingReason}
      isConditional={state.signing === "conditional"}
      blanks={[...new Set(openBlanksIn(state.document).map(({ label }) => label))]}
      isBusy={isBusy}
      onOpenFile={() => downloadSigned(props)}
      onTrace={readPicture}
      onSign={(decision) => void sendSignature(decision)}
    />
  );
  return (
    <section className="grid gap-5" aria-labelledby="session-sign">
      <h2 id="session-sign" className="text-2xl">
        {witnessed === null ? messages.signTitle : messages.witness.signTitle}
      </h2>
      {witnessed !== null && <p>{messages.witness.signText(witnessed)}</p>}
      {state.service === "negotiation" && <p>{messages.everyoneAgreed}</p>}
      {state.file ? (
        <RequireRenderedFile messages={messages} file={file} pages={<FilePanel {...props} entered={null} />}>
          {form}
        </RequireRenderedFile>
      ) : (
        form
      )}
    </section>
  );
};
