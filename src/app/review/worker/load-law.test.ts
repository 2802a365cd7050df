import { afterEach, expect, it, vi } from "vitest";
import { loadLaw } from "./load-law.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("keeps the topics that load, and does not wait for a server that stalls or fails", async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(clock.signal);
  vi.stubGlobal("fetch", async (address: string, { signal }: RequestInit) => {
    if (address === "/catalog/law/usury.json") return Response.json({ name: "usury" });
    if (address === "/catalog/law/deposits.json") return new Response("", { status: 503 });
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted"))));
  });
  const law = loadLaw(["usury", "deposits", "notices"]);
  clock.abort();
  expect(await law).toEqual({ usury: { name: "usury" } });
  expect(timeout).toHaveBeenCalledWith(4000);
});
