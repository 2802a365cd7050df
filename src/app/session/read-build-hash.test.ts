import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { buildList } from "../../../scripts/build/site/vite-build-list.ts";
import { readBuildHash } from "./read-build-hash.ts";

const answering =
  (body: string, status = 200): typeof fetch =>
  async () =>
    new Response(body, { status });

const EMPTY = createHash("sha256").update("").digest("hex");

it("names a build by the SHA-256 of its list, which sha256sum writes in the same way", async () => {
  const list = buildList([
    ["index.html", ""],
    ["catalog/index.json", "{}"],
    ["assets/a.js", ""],
  ]);
  expect(list).toBe(`${EMPTY}  assets/a.js\n${EMPTY}  index.html\n`);
  expect(await readBuildHash(answering(list))).toBe(createHash("sha256").update(list).digest("hex"));
});

it.each([
  ["no list", answering("", 404)],
  ["a page", answering("<!doctype html>\n")],
  ["an empty file", answering("")],
  ["no connection", () => Promise.reject(new TypeError("offline"))],
] as const)("names none where the server answers with %s", async (_what, send) => {
  expect(await readBuildHash(send as typeof fetch)).toBeNull();
});
