import type { DeletionConsent } from "../../../model/session/log-api.ts";
import type {
  ActProblem,
  HistoryLine,
  SeatDevice,
  SessionPhase,
  SessionState,
} from "../../../model/session/session-state.ts";
import { changed, refused } from "./act-result.ts";
import type { Rule } from "./act-result.ts";

/** While people sign or wait for a notary, a deletion would remove the log they are using. */
const OPEN_PHASES: readonly SessionPhase[] = ["signing", "certifying", "sealing"];

/** Why no one can agree to a deletion now. */
export const deletionProblem = ({ phase }: SessionState): ActProblem | null =>
  OPEN_PHASES.includes(phase) ? "wrong_phase" : null;

/** Whether the device of an act has written an entry since, also one without effect. */
const hasWrittenSince = ({ history, ignored, devices }: SessionState, { seq, seat, device }: HistoryLine): boolean => {
  const isFirst = ([, each]: readonly [string, SeatDevice]): boolean => each.seat === seat && each.added === undefined;
  const id = device ?? Object.entries(devices).find(isFirst)?.[0];
  // A device that asks for a place is not the first one of the seat.
  const isOwn = (line: HistoryLine): boolean =>
    line.seat === seat && line.device === device && line.event.type !== "join_device";
  return (
    history.some((line) => line.seq > seq && isOwn(line)) || ignored.some((act) => act.seq > seq && act.author === id)
  );
};

/** The consents that devices gave and have not withdrawn. */
const givenConsents = (state: SessionState): readonly DeletionConsent[] =>
  state.history.flatMap((line) => {
    const { seq, event } = line;
    if (event.type !== "delete" || hasWrittenSince(state, line)) return [];
    return event.consents.filter((consent) => consent.seq === seq);
  });

/**
 * The consents to a deletion so far, and those that devices left to others when they joined, or to their own new keys. The server
 * checks their signatures.
 */
export const deletionConsents = (state: SessionState): readonly DeletionConsent[] => {
  const left = state.history.flatMap(({ event }): readonly DeletionConsent[] => {
    if (event.type !== "claim" && event.type !== "join_device") return [];
    const former = event.type === "claim" ? (event.former ?? []) : [];
    return [
      ...(event.deletion ? [{ publicKey: event.device, ...event.deletion }] : []),
      ...former.map((keys) => ({ ...keys, by: event.device })),
    ];
  });
  return [...givenConsents(state), ...left];
};

/** A device that wrote in the log, by its public key. `hasPlace`: it can still agree to a deletion. */
export type LogAuthor = { readonly publicKey: string; readonly seat: string; readonly hasPlace: boolean };

/** The devices that took part, asked to, or did until they were removed or replaced. The server deletes only if each has agreed. */
export const logAuthors = ({ history, devices }: SessionState): readonly LogAuthor[] => {
  const current = new Set(Object.values(devices).map(({ publicKey }) => publicKey));
  return history.flatMap(({ event }): readonly LogAuthor[] => {
    if (event.type !== "start" && event.type !== "claim" && event.type !== "join_device") return [];
    const { device: publicKey, seat } = event;
    return [{ publicKey, seat, hasPlace: current.has(publicKey) }];
  });
};

/** The public keys on whose behalf a device can agree: its own, and those of people who joined on it in person. */
const keysOn = ({ devices, seats }: SessionState, seat: string, device: string): ReadonlySet<string> => {
  const guests = new Set(seats.filter(({ host }) => host === seat).map(({ id }) => id));
  const listed = Object.entries(devices).filter(([id, each]) => id === device || guests.has(each.seat));
  return new Set(listed.map(([, { publicKey }]) => publicKey));
};

/**
 * Agreement that the server deletes the session. It changes nothing else: what is deleted is the server's copy. A device agrees
 * for its own keys only, so that no one can bury the consents of others among many that are not valid.
 */
export const agreeToDeletion: Rule<"delete"> = (state, { seq, seat, device, event }) => {
  const problem = deletionProblem(state);
  if (problem) return refused(problem);
  if (event.consents.some((consent) => consent.seq !== undefined && consent.seq !== seq))
    return refused("out_of_order");
  const keys = keysOn(state, seat, device);
  return event.consents.every(({ publicKey }) => keys.has(publicKey)) ? changed(state, {}) : refused("unknown_device");
};

/** Whether a device has agreed to a deletion and has not withdrawn that. */
export const hasAgreedToDeletion = (state: SessionState, { publicKey }: Pick<SeatDevice, "publicKey">): boolean =>
  givenConsents(state).some((consent) => consent.publicKey === publicKey);

/**
 * A device withdraws its agreement and the agreement of people who joined on it in person. This is possible until the
 * server has deleted the session.
 */
export const withdrawDeletion: Rule<"keep"> = (state, { device }) => {
  const own = state.devices[device];
  return own && hasAgreedToDeletion(state, own) ? changed(state, {}) : refused("already_done");
};
