import type { Slot, SlotView } from "./form-session.ts";
import { createListeners } from "./listeners.ts";

type Slots = { readonly at: (path: string) => Slot; readonly tell: (path: string) => void };

/** Subscriptions by path, made when first asked for. */
export const createSlots = (look: (path: string) => SlotView): Slots => {
  const listeners = createListeners();
  const slots = new Map<string, Slot>();
  const create = (path: string): Slot => {
    let last = look(path);
    return {
      subscribe: (listener) => listeners.add(path, listener),
      read: () => {
        const now = look(path);
        if (now.field !== last.field || now.error !== last.error) last = now;
        return last;
      },
    };
  };
  return {
    at: (path) => {
      const slot = slots.get(path) ?? create(path);
      slots.set(path, slot);
      return slot;
    },
    tell: listeners.tell,
  };
};
