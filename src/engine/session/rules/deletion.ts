import type { DeletionConsent } from "../../../model/session/log-api.ts";
import type { ActProblem, SessionPhase, SessionState } from "../../../model/session/session-state.ts";
import { changed, refused } from "./act-result.ts";
import type { Rule } from "./act-result.ts";

/** While people sign, or a notary is awaited, a deletion would take the log from under them. */
const OPEN_PHASES: readonly SessionPhase[] = ["signing", "certifying", "sealing"];

/** Why no one can agree to a deletion now. */
export const deletionProblem = ({ phase }: SessionState): ActProblem | null =>
  OPEN_PHASES.includes(phase) ? "wrong_phase" : null;

/** The consents to a deletion so far, and those that devices left to others when they joined. The server checks their signatures. */
export const deletionConsents = ({ history }: SessionState): readonly DeletionConsent[] =>
  history.flatMap(({ event }): readonly DeletionConsent[] => {
    if (event.type === "delete") return event.consents;
    if ((event.type !== "claim" && event.type !== "join_device") || !event.deletion) return [];
    return [{ publicKey: event.device, ...event.deletion }];
  });

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

/** Agreement that the server deletes the session. It changes nothing else: what is deleted is the server's copy. */
export const agreeToDeletion: Rule<"delete"> = (state) => {
  const problem = deletionProblem(state);
  return problem ? refused(problem) : changed(state, {});
};
