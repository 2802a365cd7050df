import { applyAct } from "../../engine/session/replay-log.ts";
import { devicesOf } from "../../engine/session/rules/devices.ts";
import { haveKeysWritten } from "../../engine/session/rules/claims.ts";
import { MAX_FORMER_KEYS } from "../../engine/session/shape/limits.ts";
import type { FormerKeys, LeftConsent, NoteContent, SessionEvent } from "../../model/session/session-event.ts";
import type { ActProblem } from "../../model/session/session-state.ts";
import { encryptNote } from "../../sealing/encrypt-note.ts";
import { openInvitation, proveClaim } from "../../sealing/invitation.ts";
import { consentToDeletion } from "../../sealing/session-deletion.ts";
import { createSigningKeys } from "../../sealing/signing-keys.ts";
import type { ActFailure, DeviceSession } from "./session-view.ts";
import { appendEvent } from "./sync-log.ts";
import type { ActToAppend, OpenLog } from "./sync-log.ts";

const problemOfAct = ({ state, seat, device }: DeviceSession, at: string, event: SessionEvent): ActProblem | null => {
  if (!state) return event.type === "start" ? null : "not_started";
  if (seat === null) return "unknown_device";
  const result = applyAct(state, { seq: state.seq + 1, at, seat, device: device.id, event });
  return result.ok ? null : result.problem;
};

/** Appends an act of this device's seat, unless a rule of the session forbids it. */
export const performAct = (log: OpenLog, act: ActToAppend): Promise<ActFailure | null> =>
  appendEvent(log, act, (event) => problemOfAct(log.store.view().session, log.now(), event));

/** Appends a note that only the devices of this seat can read. */
export const appendNote = async (log: OpenLog, { clause, proposal, text }: NoteContent): Promise<ActFailure | null> => {
  const { id, seat, noteSecret } = log.store.view().session;
  if (seat === null) return { by: "rule", problem: "unknown_device" };
  const owner = { session: id, seat };
  const box = noteSecret && (await encryptNote(log.crypto, noteSecret, owner, { clause, proposal, text }));
  return box ? performAct(log, { type: "note", box }) : { by: "no_notes_key" };
};

/** Delegates this device's consent to a deletion to the first device of a seat, in case this device loses its place. */
export const leaveDeletion = async ({ crypto, store }: OpenLog, seat: string): Promise<LeftConsent> => {
  const { id, state, device } = store.view().session;
  const by = (state && devicesOf(state, seat)[0]?.publicKey) ?? "";
  const { signature } = await consentToDeletion(crypto, device, id, { by });
  return { by, signature };
};

/** Whether a device asked for a place with these keys and did not get it. Such keys must not claim another seat. */
export const areKeysSpent = ({ state }: DeviceSession, { id, publicKey }: DeviceSession["device"]): boolean =>
  state !== null && !Object.hasOwn(state.devices, id) && haveKeysWritten(state, { device: id, publicKey });

/**
 * Gives this device new keys if its own are spent, and stores them before their first use; false if the browser refuses
 * to store them.
 */
const renewKeys = async ({ crypto, store }: OpenLog): Promise<boolean> => {
  const { session } = store.view();
  if (!areKeysSpent(session, session.device)) return true;
  const formerDevices = [...(session.formerDevices ?? []), session.device];
  return store.update({ device: await createSigningKeys(crypto), formerDevices });
};

/**
 * Delegates the consent of this device's former keys to its current ones; without it, the session could never be
 * deleted.
 */
const leaveFormer = ({ crypto, store }: OpenLog): Promise<readonly FormerKeys[]> => {
  const { id, device, formerDevices = [] } = store.view().session;
  const last = formerDevices.slice(-MAX_FORMER_KEYS);
  return Promise.all(
    last.map(async (keys) => {
      const { publicKey, signature } = await consentToDeletion(crypto, keys, id, { by: device.publicKey });
      return { publicKey, signature };
    }),
  );
};

/** Claims the seat of the invitation for this device; `host` is the seat whose device it is if the person signs in person. */
export const appendClaim = async (log: OpenLog, host?: string): Promise<ActFailure | null> => {
  const { crypto, store } = log;
  // The keys of a person who signs in person are kept by the owner of the device, whose page renews them.
  if (host === undefined && !(await renewKeys(log))) return { by: "storage" };
  const { id, state, invitation, device } = store.view().session;
  const seat = state?.seats.find((each) => each.id === invitation?.seat);
  if (!seat || !invitation) return { by: "rule", problem: "unknown_seat" };
  const opened = await openInvitation(crypto, { publicKey: seat.invitation, secret: invitation.secret });
  if (!opened) return { by: "rule", problem: "wrong_proof" };
  const proof = await proveClaim(crypto, opened, { session: id, seat: seat.id, device: device.publicKey });
  const seatProblem = (): ActProblem | null => {
    const { session } = store.view();
    if (session.state?.seats.find((each) => each.id === seat.id)?.claimed !== null) return "seat_taken";
    return areKeysSpent(session, device) ? "used_keys" : null;
  };
  const former = await leaveFormer(log);
  const failure = await appendEvent(
    log,
    {
      type: "claim",
      seat: seat.id,
      device: device.publicKey,
      proof,
      ...(host === undefined ? {} : { host }),
      ...(former.length > 0 ? { former } : {}),
      ...((seat.role === "witness" || seat.role === "notary") && state
        ? { deletion: await leaveDeletion(log, state.founder) }
        : {}),
    },
    seatProblem,
  );
  if (failure) return failure;
  if (store.view().session.seat === null) return { by: "rule", problem: "wrong_proof" };
  // The invitation is used up: a witness who is replaced later has no place in the session.
  return (await store.update({ invitation: null })) ? null : { by: "storage" };
};
