import { applyAct } from "../../engine/session/fold-log.ts";
import type { SessionEvent } from "../../model/session/session-event.ts";
import type { ActProblem } from "../../model/session/session-state.ts";
import type { LogEntry } from "../../model/session/log-api.ts";
import type { StoredSession } from "../../model/session/stored-session.ts";
import { fromBase64Url } from "../../sealing/base64url.ts";
import type { Json } from "../../sealing/canonical-json.ts";
import { encryptEvent } from "../../sealing/encrypt-event.ts";
import { openInvitation, proveClaim } from "../../sealing/invitation.ts";
import { deriveSessionKeys } from "../../sealing/session-keys.ts";
import type { SessionKeys } from "../../sealing/session-keys.ts";
import type { WebCrypto } from "../../sealing/web-crypto.ts";
import { EMPTY_LOG, verifyHashChain } from "../../sealing/verify-hash-chain.ts";
import type { KnownLog } from "../../sealing/verify-log-page.ts";
import type { LogAccess } from "./log-client/log-access.ts";
import type { LogAnswer, LogFailure, LogPort } from "./log/log-port.ts";
import { foldEntries } from "./log/fold-entries.ts";
import type { FoldProblem } from "./log/fold-entries.ts";

/** A session on this device. */
export type DeviceSession = StoredSession<CryptoKey>;

/** Why an act was not done: a rule of the session, the server, a log that cannot be trusted, or the device's storage. */
export type ActFailure =
  | { readonly by: "rule"; readonly problem: ActProblem }
  | { readonly by: "log"; readonly failure: LogFailure }
  | { readonly by: "check"; readonly problem: FoldProblem }
  | { readonly by: "storage" };

/** What the page of a session shows. */
export type SessionView = { readonly session: DeviceSession; readonly failure: ActFailure | null };

/** A session that is open on this device. */
export type SessionClient = {
  readonly keys: SessionKeys;
  readonly access: LogAccess;
  /** The whole log, verified up to the last entry that this device has folded. */
  readonly readLog: () => Promise<LogAnswer<readonly LogEntry[]>>;
  readonly view: () => SessionView;
  readonly onChange: (notify: () => void) => () => void;
  /** Reads what is new. */
  readonly refresh: () => Promise<ActFailure | null>;
  /** Does an act of this device's seat; null once the server has stored it. */
  readonly act: (event: SessionEvent) => Promise<ActFailure | null>;
  /** Claims the seat of the invitation. */
  readonly claim: () => Promise<ActFailure | null>;
  /** Keeps what was typed, so that it survives a reload; an empty text removes it. */
  readonly keepUnsent: (about: string, text: string) => Promise<void>;
  /** Reads what is new whenever something is, until the returned function is called. */
  readonly subscribe: () => () => void;
};

type Needs = {
  readonly crypto: WebCrypto;
  readonly port: LogPort;
  /** Stores the session; false if the device refuses. */
  readonly save: (session: DeviceSession) => Promise<boolean>;
  readonly now: () => string;
};

/** How often an act is tried again when other entries come first. */
const ATTEMPTS = 5;

const offLog = (failure: LogFailure): ActFailure => ({ by: "log", failure });

/** Opens a session: folds what is new, and appends what this device does. */
export const createSessionClient = async (
  { crypto, port, save, now }: Needs,
  opened: DeviceSession,
): Promise<SessionClient | null> => {
  const secret = fromBase64Url(opened.secret);
  const derived = secret && (await deriveSessionKeys(crypto, secret));
  if (!derived) return null;
  const keys: SessionKeys = derived;
  const access: LogAccess = { session: opened.id, ...derived };
  let view: SessionView = { session: opened, failure: null };
  const listeners = new Set<() => void>();

  const show = (next: SessionView): void => {
    view = next;
    for (const notify of listeners) notify();
  };

  const change = async (parts: Partial<DeviceSession>): Promise<boolean> => {
    const session = { ...view.session, ...parts, changed: now() };
    const isSaved = await save(session);
    if (isSaved) show({ session, failure: null });
    return isSaved;
  };

  const fail = (failure: ActFailure): ActFailure => {
    show({ ...view, failure });
    return failure;
  };

  const knownLog = (): KnownLog => {
    const { id: session, headKey, head } = view.session;
    return { session, headKey, head };
  };

  const failureOf = ({ failure, chain }: LogAnswer<unknown> & { readonly ok: false }): ActFailure => {
    if (failure !== "untrusted") return offLog(failure);
    const seq = view.session.head.seq + 1;
    return { by: "check", problem: chain ?? { code: "other_history", seq } };
  };

  const readLog = async (): Promise<LogAnswer<readonly LogEntry[]>> => {
    const known = knownLog();
    const answer = await port.entriesAfter(access, { ...known, head: EMPTY_LOG });
    if (!answer.ok) return answer;
    const envelopes = answer.value.map(({ envelope }) => envelope);
    const chain = await verifyHashChain(crypto, known.session, envelopes, EMPTY_LOG, known.head);
    return chain.ok ? answer : { ok: false, failure: "untrusted", chain: chain.problem };
  };

  const foldNew = async (): Promise<ActFailure | null> => {
    const known = knownLog();
    const answer = await port.entriesAfter(access, known);
    if (!answer.ok) return failureOf(answer);
    if (answer.value.length === 0) return null;
    const read = await foldEntries(crypto, keys, known, answer.value, view.session.state);
    if (!read.ok) return { by: "check", problem: read.problem };
    const seat = read.state?.devices[view.session.device.id]?.seat ?? null;
    return (await change({ head: read.head, state: read.state, seat })) ? null : { by: "storage" };
  };

  // One after another: two foldings at once would fold an entry twice.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };

  const append = async (event: SessionEvent): Promise<LogAnswer<null>> => {
    const { id, head, device } = view.session;
    const position = { session: id, seq: head.seq + 1, prev: head.hash };
    const json = JSON.parse(JSON.stringify(event)) as Json;
    const envelope = await encryptEvent(crypto, keys, device, position, json);
    return port.append(access, envelope, device.publicKey);
  };

  /** Appends an event for as long as `problem` finds nothing against it. */
  const send = async (event: SessionEvent, problem: () => ActProblem | null): Promise<ActFailure | null> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const refused = problem();
      if (refused) return { by: "rule", problem: refused };
      const answer = await append(event);
      if (!answer.ok && answer.failure !== "not_at_head") return failureOf(answer);
      const failure = await foldNew();
      if (failure) return failure;
      if (answer.ok) return null;
    }
    return offLog("not_at_head");
  };

  const problemOf = (event: SessionEvent): ActProblem | null => {
    const { state, seat } = view.session;
    if (!state) return event.type === "start" ? null : "not_started";
    if (seat === null) return "unknown_device";
    const result = applyAct(state, { seq: state.seq + 1, seat, event });
    return result.ok ? null : result.problem;
  };

  const claimNow = async (): Promise<ActFailure | null> => {
    const { id, state, invitation, device } = view.session;
    const seat = state?.seats.find((each) => each.id === invitation?.seat);
    if (!seat || !invitation) return { by: "rule", problem: "unknown_seat" };
    const invited = await openInvitation(crypto, { publicKey: seat.invitation, secret: invitation.secret });
    if (!invited) return { by: "rule", problem: "wrong_proof" };
    const proof = await proveClaim(crypto, invited, { session: id, seat: seat.id, device: device.publicKey });
    const isTaken = (): ActProblem | null =>
      view.session.state?.seats.find((each) => each.id === seat.id)?.claimed === null ? null : "seat_taken";
    const failure = await send({ type: "claim", seat: seat.id, device: device.publicKey, proof }, isTaken);
    if (!failure && view.session.seat === null) return { by: "rule", problem: "wrong_proof" };
    return failure;
  };

  const reported = async (work: () => Promise<ActFailure | null>): Promise<ActFailure | null> => {
    const failure = await inTurn(work);
    return failure ? fail(failure) : null;
  };

  const refresh = (): Promise<ActFailure | null> =>
    reported(async () => {
      const failure = await foldNew();
      if (!failure && view.failure?.by === "log") show({ ...view, failure: null });
      return failure;
    });

  return {
    keys,
    access,
    readLog,
    view: () => view,
    onChange: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    refresh,
    act: (event) => reported(() => send(event, () => problemOf(event))),
    claim: () => reported(claimNow),
    keepUnsent: (about, text) =>
      inTurn(async () => {
        const { [about]: _, ...others } = view.session.unsent;
        await change({ unsent: text === "" ? others : { ...others, [about]: text } });
      }),
    subscribe: () => port.subscribe(access, knownLog(), () => void refresh()),
  };
};
