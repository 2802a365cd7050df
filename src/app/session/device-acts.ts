import { createInvitation, openInvitation, proveClaim } from "../../sealing/invitation.ts";
import { encryptNote, openNote } from "../../sealing/encrypt-note.ts";
import { deriveNotesKey } from "../../sealing/session-keys.ts";
import { deviceLinkOf } from "./device-link.ts";
import { leaveDeletion, performAct } from "./session-acts.ts";
import type { ActFailure } from "./session-view.ts";
import { appendEvent } from "./sync-log.ts";
import type { OpenLog } from "./sync-log.ts";

const STORAGE: ActFailure = { by: "storage" };

/** Makes a link for another device of this person, or withdraws it (`isWithdrawn`). */
export const appendDeviceOffer = async (log: OpenLog, isWithdrawn: boolean): Promise<ActFailure | null> => {
  if (isWithdrawn) return performAct(log, { type: "offer_device", invitation: "" });
  const { publicKey, secret } = await createInvitation(log.crypto);
  // Kept before it is in the log, so that the link is never lost.
  const { deviceLinks } = log.store.view().session;
  if (!(await log.store.update({ deviceLinks: { ...deviceLinks, [publicKey]: secret } }))) return STORAGE;
  return performAct(log, { type: "offer_device", invitation: publicKey });
};

/** Asks the first device of the seat in the link for a place. */
export const appendDeviceRequest = async (log: OpenLog): Promise<ActFailure | null> => {
  const { crypto, store } = log;
  const { id, state, invitation, device } = store.view().session;
  const offer = state?.deviceOffers?.[invitation?.seat ?? ""];
  if (!invitation || !offer) return { by: "rule", problem: "wrong_proof" };
  const { seat, secret } = invitation;
  const keys = await openInvitation(crypto, { publicKey: offer.invitation, secret });
  if (!keys) return { by: "rule", problem: "wrong_proof" };
  const proof = await proveClaim(crypto, keys, { session: id, seat, device: device.publicKey }, "join_device");
  const deletion = await leaveDeletion(log, seat);
  const event = { type: "join_device", seat, device: device.publicKey, proof, deletion } as const;
  const failure = await appendEvent(log, event, () => {
    const current = store.view().session.state?.deviceOffers?.[seat];
    if (current?.invitation !== offer.invitation) return "wrong_proof";
    return current.asked === null ? null : "link_used";
  });
  if (failure) return failure;
  const asked = store.view().session.state?.deviceOffers?.[seat]?.asked;
  return asked?.device === device.id ? null : { by: "rule", problem: "wrong_proof" };
};

/** Confirms the device with that public key, and passes the secret of the private notes on to it. */
export const appendDeviceAddition = async (log: OpenLog, publicKey: string): Promise<ActFailure | null> => {
  const { crypto, store } = log;
  const { session } = store.view();
  const { id, seat, noteSecret } = session;
  const link = deviceLinkOf(session);
  const key = link === undefined ? null : await deriveNotesKey(crypto, link);
  // Without the secret the other device would write notes that this one cannot read.
  if (key === null && noteSecret !== undefined) return { by: "rule", problem: "wrong_proof" };
  const owner = { session: id, seat: seat ?? "" };
  const notes =
    key !== null && noteSecret !== undefined && (await encryptNote(crypto, key, owner, { secret: noteSecret }));
  return performAct(log, { type: "add_device", device: publicKey, notes: notes || "" });
};

const secretIn = (note: unknown): string | null =>
  typeof note === "object" && note !== null && "secret" in note && typeof note.secret === "string" ? note.secret : null;

/**
 * Stores the secret of the private notes of its seat on a device that was added, which has then used its link. Null if there is
 * nothing to do, or the secret cannot be opened.
 */
export const receiveNotesSecret = async ({ crypto, store }: OpenLog): Promise<ActFailure | null> => {
  const { id, state, seat, device, invitation } = store.view().session;
  if (seat === null || invitation?.isDevice !== true) return null;
  const event = state?.history.findLast(
    (line) => line.event.type === "add_device" && line.event.device === device.publicKey,
  )?.event;
  const key = await deriveNotesKey(crypto, invitation.secret);
  const note =
    event?.type === "add_device" && key !== null
      ? await openNote(crypto, key, { session: id, seat }, event.notes)
      : null;
  const noteSecret = secretIn(note);
  // Without its link, this device could never open them.
  if (noteSecret === null && event?.type === "add_device" && event.notes !== "") return null;
  return (await store.update({ invitation: null, ...(noteSecret === null ? {} : { noteSecret }) })) ? null : STORAGE;
};
