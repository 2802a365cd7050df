import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createSite } from "./site.ts";

const folder = mkdtempSync(join(tmpdir(), "site-"));
const script = `export const words = "${"legal paper ".repeat(200)}";`;
mkdirSync(join(folder, "assets"));
mkdirSync(join(folder, "catalog"));
writeFileSync(
  join(folder, "index.html"),
  '<!doctype html><meta property="csp-nonce" nonce="__STYLE_NONCE__"></head><div id="root"></div>',
);
writeFileSync(join(folder, "assets", "main-1a2b.js"), script);
writeFileSync(join(folder, "catalog", "will.en.json"), "{}");
writeFileSync(
  join(folder, "ahead.json"),
  JSON.stringify({ "/jp": ["/assets/jp.js"], "*": ["/assets/frame.js", "/catalog/index.json"] }),
);
writeFileSync(join(folder, "first-pictures.json"), JSON.stringify({ "/jp": "<p>見出し $& </p>" }));
const site = await createSite(folder);

const ask = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });
const nonceOf = async (path: string): Promise<{ readonly page: string; readonly policy: string }> => {
  const answer = await ask(path);
  const page = /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? "";
  return { page, policy: /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "" };
};

test("every address without a file shows the page, with the same fresh nonce in page and policy", async () => {
  const first = await nonceOf("/s/create-a-will/en");
  const second = await nonceOf("/");
  expect(first.page.length).toBeGreaterThanOrEqual(22);
  expect(first.page).toBe(first.policy);
  expect(second.page).toBe(second.policy);
  expect(first.page).not.toBe(second.page);
});

test("the policy admits our own scripts only, and neither unsafe-inline nor unsafe-eval", async () => {
  for (const path of ["/", "/assets/main-1a2b.js", "/missing.js"]) {
    const policy = (await ask(path)).headers.get("content-security-policy") ?? "";
    expect(policy, path).toContain("script-src 'self';");
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe-(inline|eval)/);
  }
});

test("a page names what its address will ask for, so that nothing waits for the first script", async () => {
  const pageOf = async (path: string) => (await ask(path)).text();
  expect(await pageOf("/jp")).toContain('<link rel="modulepreload" href="/assets/jp.js" /></head>');
  expect(await pageOf("/s/create-a-will/en")).toContain(
    '<link rel="modulepreload" href="/assets/frame.js" /><link rel="preload" as="fetch" crossorigin="use-credentials" href="/catalog/index.json" /></head>',
  );
});

test("the heading of an address stands in its page, and in no other: not with a query, not in the page kept for offline", async () => {
  const pageOf = async (path: string) => (await ask(path)).text();
  expect(await pageOf("/jp")).toContain('<p>見出し $& </p><div id="root">');
  for (const path of ["/", "/jp?step=one", "/index.html"]) {
    expect((await ask(path)).status).toBe(200);
    expect(await pageOf(path)).not.toContain("見出し");
  }
});

test("hashed files are kept for a year, the catalog and the page are asked for again", async () => {
  expect((await ask("/assets/main-1a2b.js")).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await ask("/catalog/will.en.json")).headers.get("cache-control")).toBe("no-cache");
  expect((await ask("/")).headers.get("cache-control")).toBe("no-cache");
});

test("text is sent packed as the browser accepts it, and whole otherwise", async () => {
  const packed = await ask("/assets/main-1a2b.js", { "accept-encoding": "gzip" });
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  const bytes = new Uint8Array(await packed.arrayBuffer());
  expect(gunzipSync(bytes).toString()).toBe(script);
  expect(bytes.length).toBeLessThan(script.length / 4);
  expect((await ask("/assets/main-1a2b.js", { "accept-encoding": "gzip, br" })).headers.get("content-encoding")).toBe(
    "br",
  );
  expect((await ask("/assets/main-1a2b.js")).headers.get("content-encoding")).toBeNull();
});

test("an unchanged file is answered without its bytes", async () => {
  const etag = (await ask("/catalog/will.en.json")).headers.get("etag") ?? "";
  const again = await ask("/catalog/will.en.json", { "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("missing files, broken addresses and ways out of the folder are not found", async () => {
  for (const path of [
    "/missing.js",
    "/assets/other.css",
    "/%E0%A4%A.js",
    "/..%2f..%2fetc/passwd.txt",
    "/index.html.bak",
  ])
    expect((await ask(path)).status, path).toBe(404);
});
