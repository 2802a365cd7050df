import { describe, expect, test } from "vitest";
import { responseSource } from "./response-source.ts";

const ORIGIN = "https://site.example";
const ask = (path: string, mode = "cors", method = "GET") =>
  responseSource({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

describe("the service worker answers", () => {
  test.each([
    ["/", "navigate", "page"],
    ["/s/anything/en?step=two", "navigate", "page"],
    ["/catalog/src/site.yaml", "navigate", "network"],
    ["/third-party-notices.txt", "navigate", "network"],
    ["/healthz", "navigate", "network"],
    ["/api/sessions/abc/stream?after=3", "cors", "network"],
    ["/assets/a-123.js", "cors", "precache"],
    ["/catalog/index.json", "cors", "cache-first"],
    ["/mark.svg", "cors", "precache"],
    ["/fonts/NotoSansJP-Regular.otf", "cors", "cache-first"],
    ["/catalog/src/all.json", "cors", "cache-first"],
    ["/assets/compiler-worker-1.js", "cors", "cache-first"],
    ["/assets/pdf.worker.min-1.js", "cors", "cache-first"],
    ["https://elsewhere.example/x.js", "cors", "network"],
  ])("%s (%s) from %s", (path, mode, expected) => expect(ask(path, mode)).toBe(expected));

  test("requests other than GET always go to the network", () => {
    expect(ask("/api/draft", "cors", "POST")).toBe("network");
  });
});
