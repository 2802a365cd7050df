import type { SessionEvent } from "../../../model/session/session-event.ts";
import type { ActProblem, SessionState } from "../../../model/session/session-state.ts";

/** The state after an act, or why it has no effect. */
export type ActResult =
  { readonly ok: true; readonly state: SessionState } | { readonly ok: false; readonly problem: ActProblem };

/** An act by a device of a known seat at a position of the log. */
export type Act<Type extends SessionEvent["type"] = SessionEvent["type"]> = {
  readonly seq: number;
  /** When the server stored it, or would now, in UTC. */
  readonly at: string;
  readonly seat: string;
  /** Id of the device. */
  readonly device: string;
  readonly event: Extract<SessionEvent, { readonly type: Type }>;
};

/** A rule: what an act of one type does. */
export type Rule<Type extends SessionEvent["type"]> = (state: SessionState, act: Act<Type>) => ActResult;

export const refused = (problem: ActProblem): ActResult => ({ ok: false, problem });

export const changed = (state: SessionState, parts: Partial<SessionState>): ActResult => ({
  ok: true,
  state: { ...state, ...parts },
});
