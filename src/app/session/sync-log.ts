import { readSessionEvent } from "../../engine/session/shape/event-shape.ts";
import type { LogEntry } from "../../model/session/log-api.ts";
import type { SessionEvent } from "../../model/session/session-event.ts";
import type { ActProblem } from "../../model/session/session-state.ts";
import type { Json } from "../../sealing/canonical-json.ts";
import { encryptEvent } from "../../sealing/encrypt-event.ts";
import type { SessionKeys } from "../../sealing/session-keys.ts";
import { EMPTY_LOG, verifyHashChain } from "../../sealing/verify-hash-chain.ts";
import type { WebCrypto } from "../../sealing/web-crypto.ts";
import { applyEntries } from "./log/apply-entries.ts";
import type { LogAnswer, LogPort } from "./log/log-port.ts";
import type { LogAccess } from "./log-client/log-access.ts";
import type { ActFailure, SessionViewStore } from "./session-view.ts";

/** An open log: how it is reached and decrypted, and what this device has applied of it. */
export type OpenLog = {
  readonly crypto: WebCrypto;
  readonly port: LogPort;
  readonly keys: SessionKeys;
  readonly access: LogAccess;
  readonly store: SessionViewStore;
  /** The time of this device, as an ISO date-time in UTC. */
  readonly now: () => string;
};

/** An event, or how it is made for a position of the log. */
export type ActToAppend = SessionEvent | ((seq: number) => Promise<SessionEvent>);

/** How often an append is tried again after other devices have appended first. */
const MAX_ATTEMPTS = 5;

const toActFailure = (
  { failure, chain }: LogAnswer<unknown> & { readonly ok: false },
  store: SessionViewStore,
): ActFailure => {
  if (failure !== "untrusted") return { by: "log", failure };
  const seq = store.knownLog().head.seq + 1;
  return { by: "check", problem: chain ?? { code: "other_history", seq } };
};

/** All entries of the log, verified up to the last one that this device has applied. */
export const readWholeLog = async ({
  crypto,
  port,
  access,
  store,
}: OpenLog): Promise<LogAnswer<readonly LogEntry[]>> => {
  const known = store.knownLog();
  const answer = await port.entriesAfter(access, { ...known, head: EMPTY_LOG });
  if (!answer.ok) return answer;
  const envelopes = answer.value.map(({ envelope }) => envelope);
  const chain = await verifyHashChain(crypto, known.session, envelopes, EMPTY_LOG, known.head);
  return chain.ok ? answer : { ok: false, failure: "untrusted", chain: chain.problem };
};

/** Applies the entries that the server has and this device does not; null if nothing failed. */
export const applyNewEntries = async ({ crypto, port, keys, access, store }: OpenLog): Promise<ActFailure | null> => {
  const known = store.knownLog();
  const answer = await port.entriesAfter(access, known);
  if (!answer.ok) return toActFailure(answer, store);
  if (answer.value.length === 0) return null;
  const { session } = store.view();
  const replayed = await applyEntries(crypto, keys, known, answer.value, session.state);
  if (!replayed.ok) return { by: "check", problem: replayed.problem };
  const seat = replayed.state?.devices[session.device.id]?.seat ?? null;
  return (await store.update({ head: replayed.head, state: replayed.state, seat })) ? null : { by: "storage" };
};

const appendAtHead = async (
  { crypto, port, keys, access, store }: OpenLog,
  event: SessionEvent,
): Promise<LogAnswer<null>> => {
  const { id, head, device } = store.view().session;
  const position = { session: id, seq: head.seq + 1, prev: head.hash };
  const json = JSON.parse(JSON.stringify(event)) as Json;
  // Every device would ignore an entry that it cannot read. What people enter can only be too long for that.
  if (!readSessionEvent(json)) return { ok: false, failure: "too_large" };
  const envelope = await encryptEvent(crypto, keys, device, position, json);
  return port.append(access, envelope, device.publicKey);
};

/**
 * Appends an event with optimistic concurrency: if another device has appended first, applies its entries and tries again for
 * as long as `problem` finds nothing against the event. Null once the server has stored it.
 */
export const appendEvent = async (
  log: OpenLog,
  act: ActToAppend,
  problem: (event: SessionEvent) => ActProblem | null,
): Promise<ActFailure | null> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const event = typeof act === "function" ? await act(log.store.view().session.head.seq + 1) : act;
    const refused = problem(event);
    if (refused) return { by: "rule", problem: refused };
    const answer = await appendAtHead(log, event);
    if (!answer.ok && answer.failure !== "not_at_head") return toActFailure(answer, log.store);
    const failure = await applyNewEntries(log);
    if (failure) return failure;
    if (answer.ok) return null;
  }
  return { by: "log", failure: "not_at_head" };
};
