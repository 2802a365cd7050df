import type { SeatDevice, SessionState } from "../../../model/session/session-state.ts";
import { MAX_DEVICES } from "../shape/limits.ts";
import { changed, refused } from "./act-result.ts";
import type { ActResult, Rule } from "./act-result.ts";
import { seatOf } from "./seats.ts";

/** A device of a seat with its id. The first one claimed the seat, or started the session; it added the others. */
export type ListedDevice = SeatDevice & { readonly id: string };

/** The devices of a seat, the first one first, then the others in the order in which they were added. */
export const devicesOf = ({ devices }: SessionState, seat: string): readonly ListedDevice[] =>
  Object.entries(devices)
    .filter(([, device]) => device.seat === seat)
    .map(([id, device]) => ({ id, ...device }))
    .toSorted((a, b) => (a.added ?? 0) - (b.added ?? 0));

/** Whether a device is the first one of its seat. */
export const isFirstDevice = ({ devices }: SessionState, id: string): boolean =>
  devices[id] !== undefined && devices[id].added === undefined;

/** The device offers, with the offer of one seat replaced or, with null, removed. */
const offersWith = (
  { deviceOffers = {} }: SessionState,
  seat: string,
  offer: NonNullable<SessionState["deviceOffers"]>[string] | null,
): SessionState["deviceOffers"] => {
  const { [seat]: _, ...others } = deviceOffers;
  return offer ? { ...others, [seat]: offer } : others;
};

/** Offers to add another device of the same person. A new offer replaces the earlier one, whose link then stops working. */
export const offerDevice: Rule<"offer_device"> = (state, { seat, device, event }) => {
  if (!isFirstDevice(state, device)) return refused("not_first_device");
  // A person who signs in person has no device of their own in the session.
  if (seatOf(state, seat)?.host !== undefined) return refused("not_your_role");
  if (devicesOf(state, seat).length >= MAX_DEVICES) return refused("too_many_devices");
  const offer = event.invitation === "" ? null : { invitation: event.invitation, asked: null };
  return changed(state, { deviceOffers: offersWith(state, seat, offer) });
};

/** A device with the link of an offer asks to be added. `isProven`: the request is signed with the key of the link. */
export const joinDevice = (
  state: SessionState,
  asked: { readonly seat: string; readonly device: string; readonly publicKey: string },
  isProven: boolean,
): ActResult => {
  const { seat, device, publicKey } = asked;
  const offer = state.deviceOffers?.[seat];
  if (!seatOf(state, seat)) return refused("unknown_seat");
  if (!offer) return refused("wrong_proof");
  if (isKnownDevice(state, device)) return refused("already_done");
  if (offer.asked !== null) return refused("link_used");
  if (!isProven) return refused("wrong_proof");
  return changed(state, { deviceOffers: offersWith(state, seat, { ...offer, asked: { device, publicKey } }) });
};

/** Whether a device has a seat, or had one until the first device removed it. Its keys cannot be added again. */
export const isKnownDevice = ({ devices, removedDevices = {} }: SessionState, id: string): boolean =>
  Object.hasOwn(devices, id) || Object.hasOwn(removedDevices, id);

/** The first device of a seat confirms the device that asked. */
export const addDevice: Rule<"add_device"> = (state, { seq, seat, device, event }) => {
  if (!isFirstDevice(state, device)) return refused("not_first_device");
  const asked = state.deviceOffers?.[seat]?.asked;
  if (asked?.publicKey !== event.device) return refused("no_device");
  if (isKnownDevice(state, asked.device)) return refused("already_done");
  const added = { seat, publicKey: asked.publicKey, added: seq };
  return changed(state, {
    devices: { ...state.devices, [asked.device]: added },
    deviceOffers: offersWith(state, seat, null),
  });
};

/** The first device of a seat removes another one of it. What that one does later has no effect; what it did has. */
export const removeDevice: Rule<"remove_device"> = (state, { seq, seat, device, event }) => {
  if (!isFirstDevice(state, device)) return refused("not_first_device");
  const removed = devicesOf(state, seat).find(({ publicKey }) => publicKey === event.device);
  if (removed?.added === undefined) return refused("no_device");
  const { id, added, publicKey } = removed;
  const { [id]: _, ...devices } = state.devices;
  const removedDevices = { ...state.removedDevices, [id]: { seat, publicKey, added, removed: seq } };
  return changed(state, { devices, removedDevices });
};

/** The state without the devices of a seat whose person was replaced. */
export const withoutDevicesOf = (
  state: SessionState,
  seat: string,
): Pick<SessionState, "devices" | "deviceOffers" | "removedDevices"> => {
  const rest = <Device extends SeatDevice>(devices: Readonly<Record<string, Device>>): Record<string, Device> =>
    Object.fromEntries(Object.entries(devices).filter(([, device]) => device.seat !== seat));
  return {
    devices: rest(state.devices),
    ...(state.removedDevices ? { removedDevices: rest(state.removedDevices) } : {}),
    ...(state.deviceOffers ? { deviceOffers: offersWith(state, seat, null) } : {}),
  };
};
