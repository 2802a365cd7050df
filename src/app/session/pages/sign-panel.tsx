import { nextActs } from "../../../engine/session/next-acts.ts";
import { paperOnlyProblem, seenParties } from "../../../engine/session/rules/signing.ts";
import { versionHash } from "../../../engine/session/words/hashes.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import { openBlanksIn } from "../../../text/templates/blanks-in.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { SigningForm } from "../../../ui/session/signing/signing-form.tsx";
import type { SigningDecision } from "../../../ui/session/signing/signing-form.tsx";
import { SigningLaw } from "../../../ui/session/signing/signing-law.tsx";
import { readPicture } from "../read-picture.ts";
import type { SessionProps } from "./session-props.ts";

type Props = SessionProps & {
  readonly seat: string;
  readonly settings: DocumentSettings;
  readonly isBusy: boolean;
  readonly act: (event: SessionEvent) => Promise<boolean>;
};

/** Signing after everyone has agreed, and what has become of the signatures. */
export const SignPanel = ({ words, state, seat, settings, isBusy, act }: Props) => {
  const { title } = state.document;
  if (state.phase !== "signing") return null;
  if (paperOnlyProblem(state)) {
    return (
      <Notice title={words.paperOnly}>
        {state.signingReason && <SigningLaw reason={state.signingReason} />}
        <p>{words.paperWay}</p>
      </Notice>
    );
  }
  const { sign } = nextActs(state, seat);
  if (sign === "already_done") return <p>{words.signedYou}</p>;
  if (sign === "not_your_role") return null;
  if (sign !== null) return <p className="text-soft">{words.problems[sign]}</p>;
  const openFile = async (): Promise<string | null> => {
    try {
      const { downloadText } = await import("./download-text-file.ts");
      return await downloadText(state.document, settings);
    } catch {
      return null;
    }
  };
  const send = async ({ mark, ...consent }: SigningDecision): Promise<void> => {
    if (!(await act({ type: "consent", ...consent }))) return;
    const version = versionHash(state.document);
    await act({ type: "signature", version, mark, intent: words.intend(title), parties: seenParties(state) });
  };
  return (
    <section className="grid gap-5" aria-labelledby="session-sign">
      <h2 id="session-sign" className="text-2xl">
        {words.signTitle}
      </h2>
      {state.service === "negotiation" && <p>{words.everyoneAgreed}</p>}
      <SigningForm
        words={words}
        title={title}
        condition={state.signingReason}
        isConditional={state.signing === "conditional"}
        blanks={[...new Set(openBlanksIn(state.document).map(({ label }) => label))]}
        isBusy={isBusy}
        onOpenFile={openFile}
        onTrace={readPicture}
        onSign={(decision) => void send(decision)}
      />
    </section>
  );
};
