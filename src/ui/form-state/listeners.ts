/** Called when something changed. */
export type Listener = () => void;

/** Listeners by name; each is notified about its own name only. */
export type Listeners = {
  readonly add: (name: string, listener: Listener) => () => void;
  readonly notify: (name: string) => void;
};

/** An empty set of listeners. */
export const createListeners = (): Listeners => {
  // Lists, not sets: a large form has a thousand names with one listener each.
  const byName = new Map<string, readonly Listener[]>();
  return {
    add: (name, listener) => {
      byName.set(name, [...(byName.get(name) ?? []), listener]);
      return () => {
        const others = (byName.get(name) ?? []).filter((other) => other !== listener);
        if (others.length > 0) byName.set(name, others);
        else byName.delete(name);
      };
    },
    notify: (name) => {
      for (const listener of byName.get(name) ?? []) listener();
    },
  };
};
