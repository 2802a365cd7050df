import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { writeBuild } from "./sample-build.ts";
import { createSite } from "./site.ts";

const script = `export const words = "${"legal paper ".repeat(200)}";`;
const site = await createSite(
  writeBuild({
    "assets/main-1a2b3c4d.js": script,
    "assets/plain.js": "export {};",
    "assets/main-1a2b3c4d.js.map": "{}",
    ".vite/manifest.json": "{}",
    "catalog/will.en.json": JSON.stringify({ text: "legal paper ".repeat(200) }),
    "ahead.json": JSON.stringify({ "/jp": ["/assets/jp.js"], "*": ["/assets/frame.js", "/catalog/index.json"] }),
    "first-pictures.json": JSON.stringify({ "/jp": "<p>見出し $& </p>" }),
  }),
);

const ask = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });
const nonceOf = async (path: string): Promise<{ readonly page: string; readonly policy: string }> => {
  const answer = await ask(path);
  const page = /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? "";
  return { page, policy: /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "" };
};

test("every page has the same fresh nonce in its text and its policy", async () => {
  const first = await nonceOf("/s/create-a-will/en");
  const second = await nonceOf("/");
  expect(first.page.length).toBeGreaterThanOrEqual(22);
  expect(first.page).toBe(first.policy);
  expect(second.page).toBe(second.policy);
  expect(first.page).not.toBe(second.page);
});

test("the policy admits our own scripts only, and neither unsafe-inline nor unsafe-eval", async () => {
  for (const path of ["/", "/assets/main-1a2b3c4d.js", "/missing.js"]) {
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

test("only files with a content hash are immutable, whatever the query says; a page is never stored", async () => {
  for (const path of ["/assets/plain.js", "/assets/plain.js?v=1", "/catalog/will.en.json?v=abc"])
    expect((await ask(path)).headers.get("cache-control"), path).toBe("no-cache");
  expect((await ask("/assets/main-1a2b3c4d.js")).headers.get("cache-control")).toBe(
    "public, max-age=31536000, immutable",
  );
  expect((await ask("/")).headers.get("cache-control")).toBe("no-store");
  expect((await ask("/")).headers.get("etag")).toBeNull();
});

test("text is sent packed as the browser accepts it, and whole otherwise", async () => {
  const packed = await ask("/assets/main-1a2b3c4d.js", { "accept-encoding": "gzip" });
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  const bytes = new Uint8Array(await packed.arrayBuffer());
  expect(gunzipSync(bytes).toString()).toBe(script);
  expect(bytes.length).toBeLessThan(script.length / 4);
  expect(
    (await ask("/assets/main-1a2b3c4d.js", { "accept-encoding": "gzip, br" })).headers.get("content-encoding"),
  ).toBe("br");
  expect((await ask("/assets/main-1a2b3c4d.js")).headers.get("content-encoding")).toBeNull();
});

test("a page is compressed, too", async () => {
  const page = await ask("/", { "accept-encoding": "gzip" });
  expect(page.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(new Uint8Array(await page.arrayBuffer())).toString()).toContain('<div id="root">');
});

test("an unchanged file is answered without its bytes, each encoding by its own tag", async () => {
  const plain = (await ask("/catalog/will.en.json")).headers.get("etag") ?? "";
  const gzip = (await ask("/catalog/will.en.json", { "accept-encoding": "gzip" })).headers.get("etag") ?? "";
  expect(new Set([plain, gzip]).size).toBe(2);
  const again = await ask("/catalog/will.en.json", { "if-none-match": `"other", W/${plain}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await ask("/catalog/will.en.json", { "if-none-match": gzip })).status).toBe(200);
});

test("a part of a file is sent from its plain bytes", async () => {
  const part = await ask("/assets/main-1a2b3c4d.js", { range: "bytes=0-5", "accept-encoding": "br" });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 0-5/${script.length}`);
  expect(part.headers.get("content-encoding")).toBeNull();
  expect(await part.text()).toBe("export");
  const behind = await ask("/assets/main-1a2b3c4d.js", { range: "bytes=99999-" });
  expect(behind.status).toBe(416);
  expect(behind.headers.get("content-range")).toBe(`bytes */${script.length}`);
});

test("an address without a page shows the page with status 404", async () => {
  for (const [path, status] of [
    ["/", 200],
    ["/s/create-a-will/en?step=one", 200],
    ["/index.html", 200],
    ["/nowhere", 404],
    ["/s/create-a-whale/en", 404],
  ] as const) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(status);
    expect(await answer.text()).toContain('<div id="root">');
  }
});

test("every answer carries the security headers, and methods that change something are refused", async () => {
  for (const path of ["/", "/nowhere", "/missing.js", "/health", "/robots.txt"]) {
    const { headers } = await ask(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
  }
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const answer = await site.request("/", { method });
    expect(answer.status, method).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
  const head = await site.request("/assets/main-1a2b3c4d.js", { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
});

test("HSTS is sent only to visitors who came over TLS", async () => {
  expect((await ask("/")).headers.get("strict-transport-security")).toBeNull();
  const { headers } = await ask("/", { "x-forwarded-proto": "https" });
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("health is always answered, readiness only while the process takes visitors", async () => {
  let isReady = false;
  const starting = await createSite(writeBuild(), { isReady: () => isReady });
  expect((await starting.request("/health")).status).toBe(200);
  expect((await starting.request("/ready")).status).toBe(503);
  isReady = true;
  expect((await starting.request("/ready")).status).toBe(200);
});

test("security.txt names the installation's own contact page and has not expired", async () => {
  const answer = await site.request("http://forms.example/.well-known/security.txt", {
    headers: { "x-forwarded-proto": "https" },
  });
  const text = await answer.text();
  expect(text).toContain("Contact: https://forms.example/contact/en\n");
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now() + 150 * 86_400_000);
});

test("missing files, broken addresses, build notes, maps and ways out of the folder are not found", async () => {
  for (const path of [
    "/missing.js",
    "/assets/other.css",
    "/%E0%A4%A.js",
    "/..%2f..%2fetc/passwd.txt",
    "/index.html.bak",
    "/.vite/manifest.json",
    "/assets/main-1a2b3c4d.js.map",
  ])
    expect((await ask(path)).status, path).toBe(404);
});

test("a folder that is no complete build is refused with what to do", async () => {
  const folders = [
    "/nonexistent-build",
    writeBuild({ "index.html": "" }),
    writeBuild({ "routes.json": "null" }),
    writeBuild({ "routes.json": "[" }),
    writeBuild({ "catalog/navigation.json": "[]" }),
    writeBuild({ "catalog/index.json": "{}" }),
  ];
  for (const folder of folders) await expect(createSite(folder), folder).rejects.toThrow(/; run npm run build$/);
});

test("security.txt names the configured address, and never what a request makes up", async () => {
  const named = await createSite(writeBuild(), { isReady: () => true, origin: "https://forms.example" });
  const text = await (await named.request("http://evil.example/.well-known/security.txt")).text();
  expect(text).toContain("Contact: https://forms.example/contact/en\n");
  expect(text).not.toContain("evil");
});
