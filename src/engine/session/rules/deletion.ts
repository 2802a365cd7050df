import type { DeletionConsent } from "../../../model/session/log-api.ts";
import type { ActProblem, SessionState } from "../../../model/session/session-state.ts";
import { changed, refused } from "./act-result.ts";
import type { Rule } from "./act-result.ts";

/** Why no one can agree to a deletion now: while people sign, a deletion would take the log from under them. */
export const deletionProblem = ({ phase }: SessionState): ActProblem | null =>
  phase === "signing" || phase === "sealing" ? "wrong_phase" : null;

/** The consents to a deletion so far. The server checks their signatures. */
export const deletionConsents = ({ history }: SessionState): readonly DeletionConsent[] =>
  history.flatMap(({ event }) => (event.type === "delete" ? event.consents : []));

/** The seats of which a device has not agreed to a deletion. */
export const withoutDeletionConsent = (state: SessionState): readonly string[] => {
  const agreeing = new Set(deletionConsents(state).map(({ publicKey }) => publicKey));
  const missing = Object.values(state.devices).filter(({ publicKey }) => !agreeing.has(publicKey));
  return [...new Set(missing.map(({ seat }) => seat))];
};

/** Agreement that the server deletes the session. It changes nothing else: what is deleted is the server's copy. */
export const agreeToDeletion: Rule<"delete"> = (state) => {
  const problem = deletionProblem(state);
  return problem ? refused(problem) : changed(state, {});
};
