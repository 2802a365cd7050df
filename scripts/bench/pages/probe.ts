declare global {
  // Read from outside by the measuring script.
  /** Milliseconds from the start of the navigation to the first paint of the page. */
  var painted: number | undefined;
  /** Milliseconds from the last keystroke or click to the paint of everything that it changed so far. */
  var delay: number | undefined;
}

/** Resolves once what was changed before the call has been painted. */
export const nextPaint = (): Promise<number> =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(null);
    });
  });

/**
 * Measures from each keystroke or click to the paint of its last effect: libraries that validate or render later are
 * measured to their last change of the page, not to the first frame.
 */
export const recordDelays = (root: HTMLElement): void => {
  let since = 0;
  const record = (): void => {
    const begin = since;
    void nextPaint().then((at) => {
      if (begin === since) globalThis.delay = at - begin;
    });
  };
  const begin = (event: Event): void => {
    since = event.timeStamp;
    globalThis.delay = undefined;
    record();
  };
  addEventListener("keydown", begin, { capture: true });
  addEventListener("click", begin, { capture: true });
  new MutationObserver(record).observe(root, { subtree: true, childList: true, characterData: true });
};
