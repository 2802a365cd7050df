import type { SessionState } from "../../../model/session/session-state.ts";
import { parseIsoDate } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { zonedTime } from "./zoned-time.ts";

/** The day of the last signature in the time zone of the session; null before the first. */
export const signingDay = ({
  signatures,
  history,
  zone,
}: Pick<SessionState, "signatures" | "history" | "zone">): CalendarDate | null => {
  const last = Math.max(...Object.values(signatures).map(({ seq }) => seq));
  const line = history.find(({ seq }) => seq === last);
  return line ? parseIsoDate(zonedTime(line.at, zone).slice(0, "2027-01-31".length)) : null;
};
