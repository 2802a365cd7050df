import { createStore } from "zustand/vanilla";
import { CONSTANTS } from "../../ui/constants.ts";
import type { Toast } from "../../ui/primitives/toast.tsx";

export type ToastInput = Pick<Toast, "title" | "description" | "action"> & { readonly variant?: Toast["variant"] };

export type Toasts = {
  readonly toasts: readonly Toast[];
  /** Shows a toast in place of the previous one; returns its id. */
  readonly add: (toast: ToastInput) => string;
  readonly update: (id: string, changes: Partial<ToastInput>) => void;
  /** Closes a toast, or all of them without an id; closed toasts stay in the list for the removal delay. */
  readonly dismiss: (id?: string) => void;
  readonly remove: (id?: string) => void;
};

/** Creates the toast store: at most one toast, the newest. */
export const createToasts = () => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let count = 0;
  return createStore<Toasts>()((set, get) => {
    const removeLater = (id: string) => {
      if (timers.has(id)) return;
      const timer = setTimeout(() => get().remove(id), CONSTANTS.toast.removeDelay);
      timers.set(id, timer);
    };
    return {
      toasts: [],
      add: (given) => {
        count += 1;
        const toast: Toast = { variant: "default", ...given, id: String(count), open: true };
        set(({ toasts }) => ({ toasts: [toast, ...toasts].slice(0, CONSTANTS.toast.limit) }));
        return toast.id;
      },
      update: (id, changes) =>
        set(({ toasts }) => ({
          toasts: toasts.map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)),
        })),
      dismiss: (id) => {
        const closing = get().toasts.filter((toast) => id === undefined || toast.id === id);
        for (const toast of closing) removeLater(toast.id);
        set(({ toasts }) => ({
          toasts: toasts.map((toast) => (closing.includes(toast) ? { ...toast, open: false } : toast)),
        }));
      },
      remove: (id) => {
        for (const [key, timer] of timers) {
          if (id !== undefined && key !== id) continue;
          clearTimeout(timer);
          timers.delete(key);
        }
        set(({ toasts }) => ({ toasts: id === undefined ? [] : toasts.filter((toast) => toast.id !== id) }));
      },
    };
  });
};
