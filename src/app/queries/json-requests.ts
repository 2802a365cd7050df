/** An answer that was not "ok": "404: Not Found", or with the body's own words. */
const failure = async (response: Response): Promise<Error> => {
  const body = await response.text();
  return new Error(`${response.status}: ${body || response.statusText}`);
};

/**
 * The JSON at a path.
 *
 * With `on401: "returnNull"` a 401 response is not a failure and gives null.
 *
 * Throws: "{status}: {body or status text}" on any other response that is not ok.
 */
export const loadJson = async (path: string, on401: "throw" | "returnNull" = "throw"): Promise<unknown> => {
  const response = await fetch(path, { credentials: "include" });
  if (response.status === 401 && on401 === "returnNull") return null;
  if (!response.ok) throw await failure(response);
  return (await response.json()) as unknown;
};

/**
 * Sends a change and returns the response.
 *
 * Throws: "{status}: {body or status text}" when the response is not ok.
 * @public The only function that writes to a server.
 */
export const sendJson = async (method: string, url: string, body?: unknown): Promise<Response> => {
  const content =
    body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(url, { method, credentials: "include", ...content });
  if (!response.ok) throw await failure(response);
  return response;
};
