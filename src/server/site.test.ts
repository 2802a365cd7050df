import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { writeBuild } from "../../tests/support/sample-build.ts";
import type { PrerenderedPage } from "./prerendered.ts";
import { createSite } from "./site.ts";

const script = `export const words = "${"legal paper ".repeat(200)}";`;
const japanese: PrerenderedPage = {
  html: "<h1>見出し $& </h1>",
  queries: ["/catalog/index.json"],
  title: 'ホーム <"',
  name: "ホーム",
  description: "短い質問 & 答え",
  language: "ja",
  canonical: "/jp",
  alternates: { en: "/", ja: "/jp" },
  kind: "home",
};
const site = await createSite(
  writeBuild({
    "assets/main-1a2b3c4d.js": script,
    "assets/plain.js": "export {};",
    "assets/main-1a2b3c4d.js.map": "{}",
    ".vite/manifest.json": "{}",
    "catalog/will.en.json": JSON.stringify({ text: "legal paper ".repeat(200) }),
    "preload-manifest.json": JSON.stringify({
      "/jp": ["/assets/jp.js"],
      "*": ["/assets/frame.js", "/catalog/index.json"],
    }),
    ".prerendered.json": JSON.stringify({ "/jp": japanese }),
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
  expect(await pageOf("/jp")).toContain('<link rel="modulepreload" href="/assets/jp.js" />');
  expect(await pageOf("/s/create-a-will/en")).toContain(
    '<link rel="modulepreload" href="/assets/frame.js" /><link rel="preload" as="fetch" crossorigin="use-credentials" href="/catalog/index.json" /></head>',
  );
});

test("a prerendered view is in its page and in no other: not with a query, not in the page kept for offline", async () => {
  const pageOf = async (path: string) => (await ask(path)).text();
  expect(await pageOf("/jp")).toContain('<div id="root" data-queries="/catalog/index.json"><h1>見出し $& </h1></div>');
  expect(await pageOf("/jp")).toContain('<html lang="ja">');
  expect(await pageOf("/jp")).toContain('crossorigin="use-credentials" href="/catalog/index.json" /></head>');
  for (const path of ["/", "/jp?step=one", "/index.html", "/jp/"]) {
    expect((await ask(path)).status).toBe(200);
    expect(await pageOf(path)).toContain('<div id="root"></div>');
  }
  expect((await ask("/.prerendered.json")).status).toBe(404);
});

test("the head of a prerendered page is escaped, and names no host unless one is configured", async () => {
  const head = await (await ask("http://evil.example/jp")).text();
  expect(head).toContain("<title>ホーム &lt;&quot;</title>");
  expect(head).toContain('<meta name="description" content="短い質問 &amp; 答え" />');
  expect(head).toContain('<link rel="canonical" href="/jp" />');
  expect(head).toContain('<link rel="alternate" hreflang="en" href="/" />');
  expect(head).toContain('<link rel="alternate" hreflang="x-default" href="/" />');
  expect(head).not.toContain("evil");
  expect(head).not.toContain("ld+json");
});

test("other spellings of an address and its steps name the main address, without the prerendered view", async () => {
  const will = {
    ...japanese,
    canonical: "/s/create-a-will/en",
    language: "en",
    alternates: {},
    kind: "listing" as const,
  };
  const spelled = await createSite(
    writeBuild({ ".prerendered.json": JSON.stringify({ "/s/create-a-will/en": will, "/jp": japanese }) }),
  );
  const linkOf = async (path: string): Promise<string | undefined> => {
    const html = await (await spelled.request(path)).text();
    expect(html, path).toContain('<div id="root"></div>');
    return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  };
  for (const path of [
    "/s/create-a-will",
    "/s/CREATE-A-WILL/en",
    "/s/create-a-will/en/",
    "/s/create-a-will/en?step=one",
  ])
    expect(await linkOf(path), path).toBe("/s/create-a-will/en");
  expect(await linkOf("/jp/")).toBe("/jp");
  for (const path of ["/", "/s/no-such-page", "/index.html"]) expect(await linkOf(path), path).toBeUndefined();
});

test("with a configured address canonical links, structured data, sitemap and robots.txt are absolute", async () => {
  const vault = { ...japanese, canonical: "/document-vault" };
  const pages = { "/jp": japanese, "/jp2": japanese, "/document-vault": vault };
  const folder = writeBuild({ ".prerendered.json": JSON.stringify(pages) });
  const named = await createSite(folder, { isReady: () => true, origin: "https://forms.example" });
  const textOf = async (path: string) => (await named.request(`http://evil.example${path}`)).text();
  const html = await textOf("/jp");
  expect(html).toContain('<link rel="canonical" href="https://forms.example/jp" />');
  expect(html).toContain('<meta property="og:url" content="https://forms.example/jp" />');
  const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ "@type": "WebSite", name: "Clausewright", url: "https://forms.example/" });
  const sitemap = await textOf("/sitemap.xml");
  expect(sitemap.match(/<loc>[^<]*<\/loc>/g)).toEqual(["<loc>https://forms.example/jp</loc>"]);
  expect(await textOf("/robots.txt")).toContain("Sitemap: https://forms.example/sitemap.xml");
});

test("only files with a content hash are immutable, whatever the query; a page is never stored", async () => {
  for (const path of ["/assets/plain.js", "/assets/plain.js?v=1", "/catalog/will.en.json?v=abc"])
    expect((await ask(path)).headers.get("cache-control"), path).toBe("no-cache");
  expect((await ask("/assets/main-1a2b3c4d.js")).headers.get("cache-control")).toBe(
    "public, max-age=31536000, immutable",
  );
  expect((await ask("/")).headers.get("cache-control")).toBe("no-store");
  expect((await ask("/")).headers.get("etag")).toBeNull();
});

test("text is compressed as the browser accepts it, and plain otherwise", async () => {
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

test("a range is ignored in a HEAD request, which asks about the whole file", async () => {
  for (const range of ["bytes=0-5", "bytes=99999-"]) {
    const head = await site.request("/assets/main-1a2b3c4d.js", { method: "HEAD", headers: { range } });
    expect(head.status).toBe(200);
    expect(head.headers.get("content-range")).toBeNull();
  }
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

test("every response carries the security headers, and methods that change something are refused", async () => {
  for (const path of ["/", "/nowhere", "/missing.js", "/healthz", "/robots.txt"]) {
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

test("HSTS is sent only to visitors who connect over TLS", async () => {
  expect((await ask("/")).headers.get("strict-transport-security")).toBeNull();
  const { headers } = await ask("/", { "x-forwarded-proto": "https" });
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("health is always answered, readiness only while the process takes visitors", async () => {
  let isReady = false;
  const starting = await createSite(writeBuild(), { isReady: () => isReady });
  expect((await starting.request("/healthz")).status).toBe(200);
  expect((await starting.request("/readyz")).status).toBe(503);
  isReady = true;
  expect((await starting.request("/readyz")).status).toBe(200);
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

test("missing files, malformed addresses, build notes, source maps and paths outside the folder are not found", async () => {
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
