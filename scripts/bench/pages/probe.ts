/** What a bench page lets the measuring side do: draw the page; resolves to the milliseconds until it is painted. */
export type Probe = { readonly mount: () => Promise<number> };

declare global {
  // The measuring side reads these through the browser.
  var probe: Probe | undefined;
  var strokes: number[] | undefined;
}

/** Resolves once what was changed before the call has been painted. */
export const painted = (): Promise<number> =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now());
      port2.postMessage(null);
    });
  });

const note = (since: number): void => void painted().then((at) => globalThis.strokes?.push(at - since));

/** Notes for every keystroke and click the milliseconds from the event to the picture that shows its effect. */
export const watchStrokes = (): void => {
  const onDeed = (event: Event): void => note(event.timeStamp);
  globalThis.strokes = [];
  addEventListener("keydown", onDeed, { capture: true });
  addEventListener("click", onDeed, { capture: true });
};

/** Notes for every keystroke the milliseconds until the preview that shows it is painted. */
export const watchPreview = (preview: Element): void => {
  let pressed: number | null = null;
  globalThis.strokes = [];
  addEventListener("keydown", (event) => void (pressed = event.timeStamp), { capture: true });
  const observer = new MutationObserver(() => {
    if (pressed !== null) note(pressed);
    pressed = null;
  });
  observer.observe(preview, { subtree: true, childList: true, characterData: true });
};
