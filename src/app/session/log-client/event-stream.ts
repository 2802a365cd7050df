/** One event of a stream. */
export type StreamEvent = { readonly id: string; readonly event: string; readonly data: string };

const parseEvent = (text: string): StreamEvent | null => {
  const fields = new Map(
    text.split("\n").map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1).replace(/^ /, "")] as const;
    }),
  );
  const data = fields.get("data");
  return data === undefined ? null : { id: fields.get("id") ?? "", event: fields.get("event") ?? "message", data };
};

/**
 * The events of a stream as they arrive; the browser's own reader of such streams cannot send a capability. Reads the part of
 * the format that our server writes: one line of data for each event.
 *
 * Source: HTML Living Standard, section 9.2.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
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
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
