import { EyeOff } from "lucide-react";
import { seatNameAt } from "../../../engine/session/rules/seats.ts";
import { sanitizeLine } from "../../../engine/session/shape/sanitize-line.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { Remark } from "../../../model/session/remark.ts";
import type { SessionState } from "../../../model/session/session-state.ts";

type Props = { readonly messages: SessionMessages; readonly state: SessionState; readonly remark: Remark };

/** One comment or note: who wrote it, what it says, and whether others can read it. */
export const RemarkView = ({ messages, state, remark: { seq, seat, text, isInternal } }: Props) => (
  <div className="grid gap-1">
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold">{sanitizeLine(seatNameAt(state, seat, seq) ?? messages.someone)}</span>
      {isInternal && (
        <span className="inline-flex items-center gap-1 text-sm text-soft">
          <EyeOff aria-hidden className="size-4" />
          {messages.comments.internal}
        </span>
      )}
    </p>
    <p className="break-words whitespace-pre-line">{text}</p>
  </div>
);
