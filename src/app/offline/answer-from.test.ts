import { describe, expect, test } from "vitest";
import { answerFrom } from "./answer-from.ts";

const ORIGIN = "https://site.example";
const ask = (path: string, mode = "cors", method = "GET") =>
  answerFrom({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN);

describe("the service worker answers", () => {
  test.each([
    ["/", "navigate", "page"],
    ["/s/anything/en?step=two", "navigate", "page"],
    ["/catalog/src/site.yaml", "navigate", "network"],
    ["/third-party-notices.txt", "navigate", "network"],
    ["/health", "navigate", "network"],
    ["/assets/a-123.js", "cors", "kept"],
    ["/catalog/index.json", "cors", "keep"],
    ["/mark.svg", "cors", "kept"],
    ["/fonts/NotoSansJP-Regular.otf", "cors", "keep"],
    ["/catalog/src/all.json", "cors", "keep"],
    ["/assets/compiler-worker-1.js", "cors", "keep"],
    ["/assets/pdf.worker.min-1.js", "cors", "keep"],
    ["https://elsewhere.example/x.js", "cors", "network"],
  ])("%s (%s) from %s", (path, mode, expected) => expect(ask(path, mode)).toBe(expected));

  test("what changes something always goes to the network", () => {
    expect(ask("/api/draft", "cors", "POST")).toBe("network");
  });
});
