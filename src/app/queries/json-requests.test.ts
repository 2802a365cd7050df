import { afterEach, describe, expect, test, vi } from "vitest";
import { loadJson, sendJson } from "./json-requests.ts";
import { createQueryClient, queryFunction } from "./query-client.ts";

const answering = (status: number, body: string, statusText = "") => {
  const fetching = vi.fn((_path: string, _options?: RequestInit) =>
    Promise.resolve(new Response(body, { status, statusText })),
  );
  vi.stubGlobal("fetch", fetching);
  return fetching;
};

afterEach(() => vi.unstubAllGlobals());

describe("the loading call", () => {
  test("is a GET with credentials to the path, read as JSON (S127)", async () => {
    const fetching = answering(200, '{"a":1}');
    expect(await loadJson("/x")).toEqual({ a: 1 });
    expect(fetching).toHaveBeenCalledWith("/x", { credentials: "include" });
  });

  test("the path is the first element of the query key (S127)", async () => {
    const fetching = answering(200, "[]");
    await createQueryClient().fetchQuery({ queryKey: ["/things", 3] });
    expect(fetching.mock.calls[0]?.[0]).toBe("/things");
  });

  test("a 401 can be configured to return null (S128)", async () => {
    answering(401, "who are you");
    expect(await loadJson("/x", "returnNull")).toBeNull();
    const client = createQueryClient();
    expect(await client.fetchQuery({ queryKey: ["/x"], queryFn: queryFunction("returnNull") })).toBeNull();
  });

  test("a 401 is an error otherwise (S129)", async () => {
    answering(401, "who are you");
    await expect(loadJson("/x")).rejects.toThrow(/^401: who are you$/);
  });

  test.each([
    ["S131 status and body", 418, "short and stout", "", "418: short and stout"],
    ["S131 the status text where the body is empty", 404, "", "Not Found", "404: Not Found"],
    ["S132 no status is special", 403, "no", "Forbidden", "403: no"],
    ["S132 nor is a failure of the server", 500, "oh", "", "500: oh"],
  ])("%s", async (_name, status, body, statusText, message) => {
    answering(status, body, statusText);
    await expect(loadJson("/x")).rejects.toThrow(new Error(message));
    await expect(sendJson("POST", "/x")).rejects.toThrow(new Error(message));
  });

  test("only a 401 response is returned as null (S132)", async () => {
    answering(403, "no");
    await expect(loadJson("/x", "returnNull")).rejects.toThrow("403: no");
  });
});

describe("the writing call", () => {
  test("a body goes as JSON with its content type and credentials (S130)", async () => {
    const fetching = answering(200, "ok");
    await sendJson("PUT", "/x", { a: 1 });
    expect(fetching).toHaveBeenCalledWith("/x", {
      method: "PUT",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: '{"a":1}',
    });
  });

  test("without a body there is no content type (S130)", async () => {
    const fetching = answering(200, "");
    await sendJson("DELETE", "/x");
    expect(fetching).toHaveBeenCalledWith("/x", { method: "DELETE", credentials: "include" });
  });
});

describe("the cache", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  test("never goes stale (S133)", () => expect(queries?.staleTime).toBe(Infinity));
  test("is not fetched again on focus (S134)", () => expect(queries?.refetchOnWindowFocus).toBe(false));
  test("is not polled (S134)", () => expect(queries?.refetchInterval).toBe(false));
  test("nothing is retried (S135)", () => expect([queries?.retry, mutations?.retry]).toEqual([0, 0]));
  test("unused data stays cached for five minutes (S136)", () => expect(queries?.gcTime).toBe(300_000));
});
