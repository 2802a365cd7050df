/** A timeout that each chunk of a stream restarts. */
export type IdleTimeout = {
  /** Aborted once nothing has arrived for as long as the timeout. */
  readonly signal: AbortSignal;
  readonly clear: () => void;
  /** Passes chunks on and restarts the timeout with each; `onChunk` is called for each, too. */
  readonly transform: (onChunk: () => void) => TransformStream<Uint8Array, Uint8Array>;
};

/** Starts a timeout for a stream that may be cut without notice. Unit: milliseconds. */
export const createIdleTimeout = (idleMs: number): IdleTimeout => {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), idleMs);
  let timer = start();
  const clear = (): void => clearTimeout(timer);
  return {
    signal: controller.signal,
    clear,
    transform: (onChunk) =>
      new TransformStream({
        transform: (chunk, output) => {
          clear();
          timer = start();
          onChunk();
          output.enqueue(chunk);
        },
      }),
  };
};
