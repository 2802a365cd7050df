import { useEffect, useRef, useState } from "react";
import { findUnit } from "../../../engine/session/edits/clause-units.ts";
import { baseHash } from "../../../engine/session/hashing/hashes.ts";
import type { Change, SessionEvent } from "../../../model/session/session-event.ts";
import { ProposalEditor } from "../../../ui/session/proposals/proposal-editor.tsx";
import type { EditorStart } from "../../../ui/session/proposals/proposal-editor.tsx";
import { readUnsent } from "./unsent-change.ts";
import { newProposalId } from "./new-proposal-id.ts";
import type { SessionProps } from "../session-props.ts";

/** What is being changed: a part of the document, perhaps as an answer to a proposal. */
export type EditorTarget = {
  readonly unit: string;
  readonly counters: string | null;
  readonly start: EditorStart | null;
};

type Props = SessionProps & {
  readonly target: EditorTarget;
  readonly isBusy: boolean;
  readonly act: (event: SessionEvent) => Promise<boolean>;
  readonly onClose: () => void;
};

/** The editor of a proposal; what is typed stays on the device until it is sent. */
export const EditorPanel = ({ messages, client, session, state, target, isBusy, act, onClose }: Props) => {
  const [id] = useState(newProposalId);
  const [start] = useState(() => target.start ?? readUnsent(session.unsent[target.unit]));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector("h2")?.focus(), []);
  const unit = findUnit(state.document, target.unit);
  if (!unit) return null;
  const discard = (): void => {
    void client.saveUnsent(target.unit, "");
    onClose();
  };
  const send = async (change: Change, reason: string): Promise<void> => {
    const base = baseHash(state.base, state.document, change);
    if (base === null) return;
    const { counters } = target;
    if (await act({ type: "propose", proposal: id, change, reason, base, counters })) discard();
  };
  return (
    <div ref={panel} className="mb-6 rounded-lg border border-rule bg-paper p-5 shadow-paper sm:p-6">
      <ProposalEditor
        messages={messages}
        document={state.document}
        unit={unit}
        start={start}
        newId={`c${id}`}
        isBusy={isBusy}
        onKeep={(typed) => void client.saveUnsent(target.unit, JSON.stringify(typed))}
        onSend={(change, reason) => void send(change, reason)}
        onCancel={discard}
      />
    </div>
  );
};
