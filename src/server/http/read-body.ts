/** The bytes of a request, or null as soon as there are more than `limit`; nothing beyond it is kept. */
export const readBody = async (request: Request, limit: number): Promise<Uint8Array | null> => {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  if (!request.body) return new Uint8Array(0);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.length;
    // Leaving the loop cancels the stream.
    if (size > limit) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
};

/** The JSON value of bytes; undefined if they are not JSON. */
export const readJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
};
