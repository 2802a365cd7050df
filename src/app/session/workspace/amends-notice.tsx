import { MAX_TITLE_LENGTH } from "../../../engine/session/shape/limits.ts";
import { sanitizeLine } from "../../../engine/session/shape/sanitize-line.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { seatName } from "../../../engine/session/rules/seats.ts";

type Props = { readonly messages: SessionMessages; readonly state: SessionState };

/** What the founder says a session amends, with the hash by which everyone can compare the signed file that they have. */
export const AmendsNotice = ({ messages: { amend, verify }, state }: Props) => {
  const { amends } = state;
  if (!amends) return null;
  const founder = seatName(state, state.founder);
  return (
    <Notice title={amend.says(founder, sanitizeLine(amends.title, MAX_TITLE_LENGTH))}>
      <p>{amend.unchecked(founder)}</p>
      <p className="my-2 font-mono text-sm break-all">{amends.file}</p>
      <a href={verify.href}>{amend.check}</a>
    </Notice>
  );
};
