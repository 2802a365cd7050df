import type { SameRecord, Slot, SlotView } from "./form-session.ts";
import { createListeners } from "./listeners.ts";

type Slots = { readonly at: (path: string, isSame?: SameRecord) => Slot; readonly notify: (path: string) => void };

const never: SameRecord = () => false;

/** Subscriptions by path, created on first use. */
export const createSlots = (readSlot: (path: string) => SlotView): Slots => {
  const listeners = createListeners();
  const slots = new Map<string, Slot>();
  const create = (path: string, isSame: SameRecord): Slot => {
    let last = readSlot(path);
    return {
      subscribe: (listener) => listeners.add(path, listener),
      read: () => {
        const now = readSlot(path);
        if (now.error !== last.error || !(now.field === last.field || isSame(last.field, now.field))) last = now;
        return last;
      },
    };
  };
  return {
    at: (path, isSame = never) => {
      const slot = slots.get(path) ?? create(path, isSame);
      slots.set(path, slot);
      return slot;
    },
    notify: listeners.notify,
  };
};
