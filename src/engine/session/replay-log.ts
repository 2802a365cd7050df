import type { SessionEvent, StartEvent } from "../../model/session/session-event.ts";
import type { ActProblem, SeatState, SessionState } from "../../model/session/session-state.ts";
import { mayStartAs } from "../../model/session/writer-version.ts";
import { agree, comment } from "./rules/agreement.ts";
import { changed, refused } from "./rules/act-result.ts";
import { areFieldsUsable } from "./rules/file-fields.ts";
import type { Act, ActResult, Rule } from "./rules/act-result.ts";
import { accept, decline, propose, withdraw } from "./rules/proposals.ts";
import { addDevice, joinDevice, offerDevice, removeDevice } from "./rules/devices.ts";
import { claimSeat } from "./rules/claims.ts";
import { hostSigner } from "./rules/in-person.ts";
import { invite, recordInvitationSent } from "./rules/seats.ts";
import { certify, inviteNotary, leaveOutNotary } from "./rules/notaries.ts";
import { agreeToDeletion, withdrawDeletion } from "./rules/deletion.ts";
import { replaceWitness } from "./rules/replace-witness.ts";
import { signAgain } from "./rules/sign-again.ts";
import { unfitWitnesses } from "./rules/witnesses.ts";
import { consent, refuse, seal, sign, voidSession } from "./rules/signing.ts";

/** An entry of the log after decryption. */
export type LoggedEvent = {
  readonly seq: number;
  /** When the server stored it, in UTC. */
  readonly at: string;
  /** Id of the device that signed it. */
  readonly author: string;
  /** Null if the entry is not a valid event. */
  readonly event: SessionEvent | null;
  /** Whether a claim, or the request of another device, was signed with the key of its link. */
  readonly isProven: boolean;
};

type SeatAct = Exclude<SessionEvent["type"], "start" | "claim" | "join_device">;

const rules: { readonly [Type in SeatAct]: Rule<Type> } = {
  invite,
  host: hostSigner,
  offer_device: offerDevice,
  add_device: addDevice,
  remove_device: removeDevice,
  replace_witness: replaceWitness,
  invite_notary: inviteNotary,
  leave_out_notary: leaveOutNotary,
  certificate: certify,
  sign_again: signAgain,
  pass_on: recordInvitationSent,
  propose,
  withdraw,
  accept,
  decline,
  comment,
  note: (state) => changed(state, {}),
  agree,
  consent,
  signature: sign,
  refuse,
  void: voidSession,
  seal,
  delete: agreeToDeletion,
  keep: withdrawDeletion,
};

const areSeatsUsable = ({ seats, seat }: StartEvent): boolean =>
  new Set(seats.map(({ id }) => id)).size === seats.length &&
  seats.some(({ id, role }) => id === seat && role !== "viewer" && role !== "witness") &&
  seats.every(({ role }) => role !== "notary") &&
  unfitWitnesses(seats).length === 0 &&
  seats.every(({ id, invitation }) => (invitation === "") === (id === seat));

const startState = (event: StartEvent, author: string): SessionState | null => {
  if (!areSeatsUsable(event) || !areFieldsUsable(event)) return null;
  const seats = event.seats.map((seat): SeatState => ({ ...seat, claimed: seat.id === event.seat ? 1 : null }));
  return {
    seq: 1,
    phase: event.service === "signing" ? "signing" : "discuss",
    service: event.service,
    signing: event.signing,
    signingReason: event.signingReason,
    order: event.order,
    zone: event.zone,
    ...(event.writer === undefined ? {} : { writer: event.writer }),
    founder: event.seat,
    seats,
    devices: { [author]: { seat: event.seat, publicKey: event.device } },
    source: event.source,
    ...(event.file ? { file: event.file } : {}),
    ...(event.amends ? { amends: event.amends } : {}),
    base: event.document,
    changes: [],
    document: event.document,
    proposals: [],
    comments: [],
    agreements: {},
    consents: {},
    signatures: {},
    ended: null,
    seals: [],
    history: [],
    ignored: [],
  };
};

/** The state after an act of a seat, or why the act has no effect. A page uses it to check before it sends. */
export const applyAct = (state: SessionState, act: Act): ActResult => {
  const { event } = act;
  if (event.type === "start") return refused("already_started");
  if (event.type === "claim" || event.type === "join_device") return refused("already_done");
  return (rules[event.type] as Rule<SessionEvent["type"]>)(state, act);
};

const actOf = (state: SessionState, entry: LoggedEvent, event: SessionEvent): ActResult => {
  const { seq, at, author, isProven } = entry;
  if (event.type === "claim") {
    return claimSeat(
      state,
      { seat: event.seat, device: author, publicKey: event.device, seq, host: event.host },
      isProven,
    );
  }
  if (event.type === "join_device") {
    return joinDevice(state, { seat: event.seat, device: author, publicKey: event.device }, isProven);
  }
  const seat = state.devices[author]?.seat;
  return seat === undefined ? refused("unknown_device") : applyAct(state, { seq, at, seat, device: author, event });
};

const ignore = (state: SessionState, { seq, at, author, event }: LoggedEvent, problem: ActProblem): SessionState => {
  const seat = state.devices[author]?.seat ?? null;
  return {
    ...state,
    seq,
    ignored: [...state.ignored, { seq, at, seat, author, act: event?.type ?? null, problem }],
  };
};

const record = (state: SessionState, { seq, at, author }: LoggedEvent, event: SessionEvent): SessionState => {
  // A device that asks for a place has none yet.
  const seat = event.type === "join_device" ? event.seat : state.devices[author]!.seat;
  const device = state.devices[author]?.added === undefined ? {} : { device: author };
  return { ...state, seq, history: [...state.history, { seq, at, seat, ...device, event }] };
};

/** The replayed state, or the first entry that cannot have this position in the log. */
export type ReplayResult =
  | { readonly ok: true; readonly state: SessionState }
  | { readonly ok: false; readonly problem: "not_started" | "old_writer" | "out_of_order"; readonly seq: number };

/**
 * The shared state after one more entry. A pure reducer: the same entries give the same state on every device.
 *
 * An act that breaks a rule is recorded in `ignored` and changes nothing else. An entry out of order proves that the log was
 * tampered with, so the replay stops with a problem.
 */
export const applyEntry = (state: SessionState | null, entry: LoggedEvent): ReplayResult => {
  const { seq, at, author, event } = entry;
  if (seq !== (state?.seq ?? 0) + 1) return { ok: false, problem: "out_of_order", seq };
  if (!state) {
    const started = event?.type === "start" ? startState(event, author) : null;
    if (!started || !event) return { ok: false, problem: "not_started", seq };
    if (!mayStartAs(started.writer, at)) return { ok: false, problem: "old_writer", seq };
    return { ok: true, state: record(started, entry, event) };
  }
  if (!event) return { ok: true, state: ignore(state, entry, "unreadable") };
  const result = actOf(state, entry, event);
  return { ok: true, state: result.ok ? record(result.state, entry, event) : ignore(state, entry, result.problem) };
};

/** The shared state of a whole log. */
export const replayLog = (entries: readonly LoggedEvent[], from: SessionState | null = null): ReplayResult => {
  let state = from;
  for (const entry of entries) {
    const next = applyEntry(state, entry);
    if (!next.ok) return next;
    state = next.state;
  }
  return state ? { ok: true, state } : { ok: false, problem: "not_started", seq: 1 };
};
