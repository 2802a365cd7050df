import type { SessionMessages } from "../../i18n/en/session/session.ts";
import type { SessionState } from "../../model/session/session-state.ts";
import type { SessionClient } from "./create-session-client.ts";
import type { ActFailure, DeviceSession } from "./session-view.ts";
import type { ActToAppend } from "./sync-log.ts";

/** What the parts of a session's page share. */
export type SessionProps = {
  readonly messages: SessionMessages;
  /** Screen language. */
  readonly locale: string;
  readonly client: SessionClient;
  readonly session: DeviceSession;
  readonly state: SessionState;
  readonly failure: ActFailure | null;
};

/** Performs an act of a seat; true once the server has stored it. */
export type ActOfSeat = (act: ActToAppend) => Promise<boolean>;
