import { nextActs } from "../../../engine/session/next-acts.ts";
import { paperReason } from "../../../engine/session/rules/signing.ts";
import { digestText } from "../../../engine/session/words/digest-text.ts";
import { versionHash } from "../../../engine/session/words/hashes.ts";
import type { SessionEvent } from "../../../model/session/session-event.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { SigningForm } from "../../../ui/session/signing-form.tsx";
import type { SessionProps } from "./session-props.ts";

type Props = SessionProps & {
  readonly seat: string;
  readonly isBusy: boolean;
  readonly act: (event: SessionEvent) => Promise<boolean>;
};

/** Signing after everyone has agreed, and what has become of the signatures. */
export const SignPanel = ({ words, state, seat, isBusy, act }: Props) => {
  const { title } = state.document;
  if (state.phase === "sealing") return <Notice title={words.phases.sealing}>{words.sealingText}</Notice>;
  if (state.phase !== "signing") return null;
  if (paperReason(state)) return <Notice title={words.paperOnly}>{words.paperOnlyText}</Notice>;
  const { sign } = nextActs(state, seat);
  if (sign === "already_done") return <p>{words.signedYou}</p>;
  if (sign !== null) return <p className="text-soft">{words.problems[sign]}</p>;
  const send = async (statement: string, meetsCondition: boolean, text: string): Promise<void> => {
    const consented = await act({ type: "consent", statement: digestText(statement), meetsCondition });
    if (!consented) return;
    const version = versionHash(state.document);
    await act({ type: "signature", version, mark: { how: "typed", text }, intent: words.intend(title) });
  };
  return (
    <section className="grid gap-5" aria-labelledby="session-sign">
      <h2 id="session-sign" className="text-2xl">
        {words.signTitle}
      </h2>
      <p>{words.everyoneAgreed}</p>
      <Notice>{words.signNotice}</Notice>
      <SigningForm
        words={words}
        title={title}
        isConditional={state.signing === "conditional"}
        isBusy={isBusy}
        onSign={(statement, meetsCondition, text) => void send(statement, meetsCondition, text)}
      />
    </section>
  );
};
