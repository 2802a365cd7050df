import type { LogEntry } from "../../model/session/log-api.ts";
import type { NoteContent } from "../../model/session/session-event.ts";
import { fromBase64Url } from "../../sealing/base64url.ts";
import { deriveSessionKeys } from "../../sealing/session-keys.ts";
import type { SessionKeys } from "../../sealing/session-keys.ts";
import type { WebCrypto } from "../../sealing/web-crypto.ts";
import { createMutex } from "../shared/create-mutex.ts";
import type { LogAnswer, LogPort } from "./log/log-port.ts";
import type { LogAccess } from "./log-client/log-access.ts";
import { appendDeviceAddition, appendDeviceOffer, appendDeviceRequest, receiveNotesSecret } from "./device-acts.ts";
import { appendClaim, appendNote, performAct } from "./session-acts.ts";
import { createSessionViewStore } from "./session-view.ts";
import type { ActFailure, DeviceSession, SessionView } from "./session-view.ts";
import { applyNewEntries, readWholeLog } from "./sync-log.ts";
import type { ActToAppend } from "./sync-log.ts";

/** A session that is open on this device. */
export type SessionClient = {
  readonly keys: SessionKeys;
  readonly access: LogAccess;
  /** The whole log, verified up to the last entry that this device has applied. */
  readonly readLog: () => Promise<LogAnswer<readonly LogEntry[]>>;
  readonly view: () => SessionView;
  readonly onChange: (listener: () => void) => () => void;
  /** Applies new entries of the log. */
  readonly refresh: () => Promise<ActFailure | null>;
  /** Performs an act of this device's seat; null once the server has stored it. */
  readonly act: (act: ActToAppend) => Promise<ActFailure | null>;
  /** Writes a note that only the devices of this seat can read; null once the server has stored it. */
  readonly writeNote: (note: NoteContent) => Promise<ActFailure | null>;
  /** Claims the seat of the invitation; `host` is the seat of the owner of the device if the person signs in person. */
  readonly claim: (host?: string) => Promise<ActFailure | null>;
  /** Makes a link for another device of this person, or withdraws it; stored in `deviceLinks`. */
  readonly offerDevice: (isWithdrawn?: boolean) => Promise<ActFailure | null>;
  /** Asks the first device of the seat in this device's link for a place. */
  readonly joinDevice: () => Promise<ActFailure | null>;
  /** Confirms the device with that public key as one of this person. */
  readonly addDevice: (publicKey: string) => Promise<ActFailure | null>;
  /** Stores the keys of a person who signs on this device in person, or removes them (null); false if the device refuses. */
  readonly saveGuest: (seat: string, keys: DeviceSession["device"] | null) => Promise<boolean>;
  /** Stores the secret of a seat's invitation, or removes it (null); false if the device refuses. */
  readonly saveInvitation: (seat: string, secret: string | null) => Promise<boolean>;
  /** Stores an unsent change on this device so that it survives a reload; an empty text removes it. */
  readonly saveUnsent: (target: string, text: string) => Promise<boolean>;
  /** Refreshes whenever the log grows, until the returned function is called. */
  readonly subscribe: () => () => void;
};

/** What a session client uses, so that tests can replace it. */
type SessionDependencies = {
  readonly crypto: WebCrypto;
  readonly port: LogPort;
  /** Stores the session; false if the device refuses. */
  readonly save: (session: DeviceSession) => Promise<boolean>;
  readonly now: () => string;
};

/** A record with an entry set, or without it (null). */
const withEntry = <Value>(
  entries: { readonly [key: string]: Value },
  key: string,
  value: Value | null,
): { readonly [key: string]: Value } => {
  const { [key]: _, ...others } = entries;
  return value === null ? others : { ...others, [key]: value };
};

/** Opens a stored session; null if its secret is malformed. */
export const createSessionClient = async (
  { crypto, port, save, now }: SessionDependencies,
  opened: DeviceSession,
): Promise<SessionClient | null> => {
  const secret = fromBase64Url(opened.secret);
  const keys = secret && (await deriveSessionKeys(crypto, secret));
  if (!keys) return null;
  const access: LogAccess = { session: opened.id, ...keys };
  const store = createSessionViewStore(opened, save, now);
  const log = { crypto, port, keys, access, store, now };
  // Concurrent refreshes would apply an entry twice.
  const runExclusive = createMutex();

  /**
   * Shows why a task failed. A success clears the shown failure only if `ends` accepts the failure; any other stays
   * until it is read.
   */
  const run = async (
    task: () => Promise<ActFailure | null>,
    ends: (failure: ActFailure) => boolean = () => true,
  ): Promise<ActFailure | null> => {
    const failure = await runExclusive(task);
    const shown = store.view().failure;
    if (failure || (shown && ends(shown))) store.setFailure(failure);
    return failure;
  };

  /** Stores changed parts of the session, and shows a refusal of the device as `failure`. */
  const keep = async (
    change: (session: DeviceSession) => Partial<DeviceSession>,
    failure: ActFailure & { readonly by: "storage" | "unsent" },
  ): Promise<boolean> => {
    const task = async () => ((await store.update(change(store.view().session))) ? null : failure);
    return (await run(task, ({ by }) => by === failure.by)) === null;
  };

  const refresh = (): Promise<ActFailure | null> =>
    run(
      async () => (await applyNewEntries(log)) ?? receiveNotesSecret(log),
      ({ by }) => by !== "rule" && by !== "unsent",
    );

  return {
    keys,
    access,
    readLog: () => readWholeLog(log),
    view: store.view,
    onChange: store.subscribe,
    refresh,
    act: (act) => run(() => performAct(log, act)),
    writeNote: (note) => run(() => appendNote(log, note)),
    claim: (host) => run(() => appendClaim(log, host)),
    offerDevice: (isWithdrawn = false) => run(() => appendDeviceOffer(log, isWithdrawn)),
    joinDevice: () => run(() => appendDeviceRequest(log)),
    addDevice: (publicKey) => run(() => appendDeviceAddition(log, publicKey)),
    saveGuest: (seat, keys) =>
      keep(({ guests = {} }) => ({ guests: withEntry(guests, seat, keys) }), { by: "storage" }),
    saveInvitation: (seat, secret) =>
      keep(({ invited }) => ({ invited: withEntry(invited, seat, secret) }), { by: "storage" }),
    saveUnsent: (target, text) =>
      keep(({ unsent }) => ({ unsent: withEntry(unsent, target, text === "" ? null : text) }), { by: "unsent" }),
    subscribe: () => port.subscribe(access, store.knownLog(), () => void refresh()),
  };
};
