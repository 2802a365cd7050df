import type { EvidenceProblem, SigningLine } from "../../../model/session/evidence.ts";
import type { LogEntry } from "../../../model/session/log-api.ts";
import type { SeenParty } from "../../../model/session/session-event.ts";
import { HOSTS_CONFIRM_SINCE, mayStartAs } from "../../../model/session/writer-version.ts";

type Signing = {
  readonly writer: number | undefined;
  readonly entries: readonly LogEntry[];
  readonly lines: readonly SigningLine[];
  readonly parties: readonly SeenParty[];
  /** Whether the author of an entry is a device of the founder. */
  readonly isFounder: (author: string, seq: number) => boolean;
};

const isInPerson = (lines: readonly SigningLine[], seat: string): boolean =>
  lines.some(({ event }) => event.type === "claim" && event.seat === seat && event.host !== undefined);

/** Claims of people who signed in person on a device of someone else, without a statement by that device. */
export const checkHosts = ({ writer, entries, lines, parties, isFounder }: Signing): readonly EvidenceProblem[] => {
  // The version is not signed. An earlier version is accepted only if the session is old enough to have been started
  // with it.
  const isEarlier = (writer ?? 1) < HOSTS_CONFIRM_SINCE && mayStartAs(writer, entries[0]?.at ?? "");
  if (isEarlier) return [];
  const isBy = ({ seq, seat }: SigningLine, host: string): boolean =>
    seat === host ||
    // The evidence does not name the seat of a founder who signs nothing.
    (seat === null &&
      !parties.some((party) => party.seat === host) &&
      isFounder(entries[seq - 1]!.envelope.author, seq));
  return lines.flatMap(({ seq, event: claim }): readonly EvidenceProblem[] => {
    if (claim.type !== "claim" || claim.host === undefined) return [];
    const { seat, host, device } = claim;
    const isStated = lines.some(
      (line) =>
        line.seq < seq &&
        line.event.type === "host" &&
        line.event.seat === seat &&
        line.event.device === device &&
        isBy(line, host),
    );
    return isStated && !isInPerson(lines, host) ? [] : [{ code: "wrong_host", seq }];
  });
};
