/** One server-sent event. */
export type StreamEvent = { readonly id: string; readonly event: string; readonly data: string };

const parseFields = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split("\n").map((line) => {
      const offset = line.indexOf(":");
      return [line.slice(0, offset), line.slice(offset + 1).replace(/^ /, "")] as const;
    }),
  );

const parseEvent = (fields: ReadonlyMap<string, string>): StreamEvent | null => {
  const data = fields.get("data");
  return data === undefined ? null : { id: fields.get("id") ?? "", event: fields.get("event") ?? "message", data };
};

/**
 * Parses server-sent events (SSE) from the body of a `fetch` response. The EventSource of browsers is not used, because it cannot send
 * the Authorization header. Supports what our server writes: `id`, `event`, one line of `data`, and `retry`, the time to wait
 * before reconnecting, which `onRetry` gets.
 *
 * Source: HTML Living Standard, section 9.2.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onRetry: (milliseconds: number) => void,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (text + decoder.decode(value, { stream: true })).split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const fields = parseFields(block);
        const retry = fields.get("retry");
        if (retry !== undefined && /^\d+$/.test(retry)) onRetry(Number(retry));
        const event = parseEvent(fields);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
