/** Pause in typing after which the result updates: longer than the time between two keystrokes. Unit: milliseconds. */
export const DEBOUNCE_MS = 700;

/**
 * Whether an answer is still being typed. Updating on every key would show the result for "$3" on the way to "$3,000".
 */
export type Debounce = {
  readonly isTyping: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
  /** Called when the visitor leaves the question, which completes the answer. */
  readonly flush: () => void;
  /** Subscribes to the answers; returns a function that unsubscribes. */
  readonly watch: () => () => void;
};

/** Debounces typed answers; `isTextInputFocused` returns whether the answer that just changed was typed rather than chosen. */
export const createDebounce = (
  onAnswer: (listener: () => void) => () => void,
  isTextInputFocused: () => boolean,
): Debounce => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const listeners = new Set<() => void>();
  const setTimer = (next: ReturnType<typeof setTimeout> | null): void => {
    const before = timer;
    if (before !== null) clearTimeout(before);
    timer = next;
    if ((before === null) === (next === null)) return;
    for (const listener of listeners) listener();
  };
  const flush = (): void => setTimer(null);
  return {
    isTyping: () => timer !== null,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush,
    watch: () => {
      const stop = onAnswer(() => setTimer(isTextInputFocused() ? setTimeout(flush, DEBOUNCE_MS) : null));
      return () => {
        stop();
        flush();
      };
    },
  };
};

const CHOSEN = ["radio", "checkbox", "file", "button"].map((type) => `[type=${type}]`).join(",");
// A combobox is typed into as well, but its answer is complete once an option is chosen.
const TYPED = `[data-answer-row] :is(textarea, input):not(${CHOSEN}, [role=combobox])`;

/** Whether the focus is in a box of an open answer. */
export const isTextInputFocused = (): boolean => document.activeElement?.matches(TYPED) ?? false;
