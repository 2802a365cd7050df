import { createStore } from "zustand/vanilla";
import type { ActProblem } from "../../model/session/session-state.ts";
import type { StoredSession } from "../../model/session/stored-session.ts";
import type { KnownLog } from "../../sealing/verify-log-page.ts";
import type { ReplayProblem } from "./log/apply-entries.ts";
import type { LogFailure } from "./log/log-port.ts";

/** A session on this device. */
export type DeviceSession = StoredSession<CryptoKey>;

/** Why an act failed: a rule of the session, the server, a log that cannot be trusted, or the device's storage. */
export type ActFailure =
  | { readonly by: "rule"; readonly problem: ActProblem }
  | { readonly by: "log"; readonly failure: LogFailure }
  | { readonly by: "check"; readonly problem: ReplayProblem }
  | { readonly by: "storage" }
  /** This device has no key to the private notes of its seat. */
  | { readonly by: "no_notes_key" }
  /** What was typed is not kept: the device's storage refused it. */
  | { readonly by: "unsent" };

/** What the page of a session shows. */
export type SessionView = { readonly session: DeviceSession; readonly failure: ActFailure | null };

/** The view of an open session, which is stored on the device before it changes. */
export type SessionViewStore = {
  readonly view: () => SessionView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores and shows changed parts of the session; false if the device refuses. */
  readonly update: (parts: Partial<DeviceSession>) => Promise<boolean>;
  readonly setFailure: (failure: ActFailure | null) => void;
  /** How far this device has applied the log. */
  readonly knownLog: () => KnownLog;
};

/** Creates the view of a session; `now` gives the time of a change (ISO). */
export const createSessionViewStore = (
  opened: DeviceSession,
  save: (session: DeviceSession) => Promise<boolean>,
  now: () => string,
): SessionViewStore => {
  const store = createStore<SessionView>(() => ({ session: opened, failure: null }));
  return {
    view: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    update: async (parts) => {
      const session = { ...store.getState().session, ...parts, changed: now() };
      const isSaved = await save(session);
      if (isSaved) store.setState({ session });
      return isSaved;
    },
    setFailure: (failure) => store.setState({ failure }),
    knownLog: () => {
      const { id: session, headKey, head } = store.getState().session;
      return { session, headKey, head };
    },
  };
};
