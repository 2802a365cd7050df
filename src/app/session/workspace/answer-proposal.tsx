import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import type { NextActs } from "../../../engine/session/next-acts.ts";
import { versionHash } from "../../../engine/session/hashing/hashes.ts";
import type { AnswerSource } from "../../../model/session/session-event.ts";
import { lazyModule } from "../../../ui/form/lazy-module.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { LoadFailedPart } from "../../../ui/shell/load-failed-part.tsx";
import type { ActOfSeat, SessionProps } from "../session-props.ts";

const useAnswerForm = lazyModule(() => import("../answers/answer-form.tsx"));

type Props = SessionProps & {
  readonly seat: string;
  readonly acts: NextActs;
  readonly isBusy: boolean;
  readonly act: ActOfSeat;
};

/**
 * Proposes another answer in place of other words. In a session that does not name the settings which made the text, only the
 * founder can: they are on that device.
 */
export const AnswerProposal = (props: Props) => {
  const { messages, state, seat, acts } = props;
  const [isOpen, setOpen] = useState(false);
  if (!state.source || !acts.canPropose) return null;
  if (!state.source.settings && seat !== state.founder) return null;
  if (isOpen) {
    return <Opened key={versionHash(state.base)} {...props} source={state.source} onClose={() => setOpen(false)} />;
  }
  return (
    <div>
      <Button icon={<SlidersHorizontal aria-hidden className="size-5" />} onClick={() => setOpen(true)}>
        {messages.answers.propose}
      </Button>
    </div>
  );
};

const Opened = (props: Props & { readonly source: AnswerSource; readonly onClose: () => void }) => {
  const { module, retry } = useAnswerForm();
  return (
    <div className="rounded-lg border border-rule bg-paper p-5 shadow-paper sm:p-6">
      {module ? (
        <module.AnswerForm {...props} />
      ) : retry ? (
        <LoadFailedPart language={props.locale} onRetry={retry} />
      ) : (
        <Spinner label={props.messages.answers.loading} />
      )}
    </div>
  );
};
