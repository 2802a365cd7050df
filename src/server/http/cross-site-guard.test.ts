import { Hono } from "hono";
import { expect, test } from "vitest";
import { isCrossSiteRequest, isForThisSite } from "./cross-site-guard.ts";

type Headers = { readonly [name: string]: string };

const answerOf = async (headers: Headers, origin?: string): Promise<readonly [boolean, boolean]> => {
  const app = new Hono();
  app.post("/", (context) =>
    context.json([isCrossSiteRequest(context, "application/json"), isForThisSite(context, origin)]),
  );
  const response = await app.request("/", { method: "POST", body: "{}", headers });
  return (await response.json()) as readonly [boolean, boolean];
};

const JSON_TYPE = { "content-type": "application/json" };

test.each<readonly [why: string, headers: Headers, isCrossSite: boolean]>([
  ["a page of this site", { ...JSON_TYPE, "sec-fetch-site": "same-origin" }, false],
  ["a program, or an old browser", JSON_TYPE, false],
  ["a type with a charset", { "content-type": "Application/JSON; charset=utf-8" }, false],
  ["a page of another site", { ...JSON_TYPE, "sec-fetch-site": "cross-site" }, true],
  ["a page of a sibling domain", { ...JSON_TYPE, "sec-fetch-site": "same-site" }, true],
  ["a link typed by hand", { ...JSON_TYPE, "sec-fetch-site": "none" }, true],
  ["a form", { "content-type": "text/plain" }, true],
  ["a form that names the type in a parameter", { "content-type": "text/plain; x=application/json" }, true],
  ["a longer type", { "content-type": "application/json-seq" }, true],
])("cross-site request forgery: %s", async (_, headers, isCrossSite) => {
  expect((await answerOf(headers))[0]).toBe(isCrossSite);
});

const SITE = "https://forms.example";

test.each<readonly [why: string, headers: Headers, origin: string | undefined, isForSite: boolean]>([
  ["the origin of the site", { ...JSON_TYPE, origin: SITE }, SITE, true],
  ["a replaced host beside the right origin", { ...JSON_TYPE, origin: SITE, host: "internal:80" }, SITE, true],
  ["the host alone", { ...JSON_TYPE, host: "forms.example" }, SITE, true],
  ["a tunnel to this machine", { ...JSON_TYPE, host: "localhost:8080" }, SITE, true],
  ["a server without an address", { ...JSON_TYPE, host: "evil.example" }, undefined, true],
  ["another host", { ...JSON_TYPE, host: "evil.example" }, SITE, false],
  ["another origin", { ...JSON_TYPE, origin: "https://evil.example" }, SITE, false],
  ["an origin that is hidden", { ...JSON_TYPE, origin: "null" }, SITE, false],
])("DNS rebinding: %s", async (_, headers, origin, isForSite) => {
  expect((await answerOf(headers, origin))[1]).toBe(isForSite);
});
