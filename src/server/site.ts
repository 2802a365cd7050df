import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import type { Context } from "hono";
import { readAhead } from "./ahead.ts";
import { readFirstPictures } from "./first-pictures.ts";
import { NONCE_MARK, securityHeaders } from "./security-headers.ts";
import { readStaticFiles } from "./static-files.ts";
import type { Encoding, StaticFile } from "./static-files.ts";

const YEAR = 31_536_000;

const encodingFor = (accepted: string, file: StaticFile): Encoding =>
  file.encodings.find((encoding) => encoding === "identity" || new RegExp(`\\b${encoding}\\b`).test(accepted)) ??
  "identity";

// Hashed files and addresses that carry their content hash never change; the rest is asked for again each time.
const caching = (context: Context, file: StaticFile): string =>
  file.path.startsWith("/assets/") || context.req.query("v") !== undefined
    ? `public, max-age=${YEAR}, immutable`
    : "no-cache";

const sendFile = async (context: Context, file: StaticFile): Promise<Response> => {
  const headers = {
    ...securityHeaders("none"),
    "cache-control": caching(context, file),
    etag: file.etag,
    vary: "accept-encoding",
  };
  if (context.req.header("if-none-match") === file.etag) return context.body(null, 304, headers);
  const encoding = encodingFor(context.req.header("accept-encoding") ?? "", file);
  const body = new Uint8Array(await file.bytes(encoding));
  return context.body(body, 200, {
    ...headers,
    "content-type": file.type,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
};

const ROOT = '<div id="root">';

/** What is written into the page for one address. */
type Written = { readonly ahead: string; readonly picture: string };

const sendPage = async (context: Context, page: StaticFile, { ahead, picture }: Written): Promise<Response> => {
  const nonce = randomBytes(18).toString("base64url");
  const html = new TextDecoder()
    .decode(await page.bytes("identity"))
    .replaceAll(NONCE_MARK, nonce)
    .replace("</head>", () => `${ahead}</head>`)
    .replace(ROOT, () => picture + ROOT);
  return context.body(html, 200, { ...securityHeaders(nonce), "content-type": page.type, "cache-control": "no-cache" });
};

const decodePath = (path: string): string | null => {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
};

// The page under its own name is the one that is kept for times without a network.
const PAGE = "/index.html";

const looksLikeFile = (path: string): boolean => path !== PAGE && /\.[a-z0-9]{1,11}$/i.test(path);

/**
 * The web site over a built folder: its files, and the one page that every other address shows.
 *
 * Throws: when the folder holds no `index.html`, that is, before `npm run build`.
 */
export const createSite = async (folder: string): Promise<Hono> => {
  const files = await readStaticFiles(folder);
  const page = files.get(PAGE);
  if (!page) throw new Error(`missing build: no index.html in "${folder}"; run npm run build`);
  const ahead = await readAhead(files.get("/ahead.json"));
  const pictures = await readFirstPictures(files.get("/first-pictures.json"));
  const site = new Hono();
  site.get("*", async (context): Promise<Response> => {
    const path = decodePath(context.req.path);
    if (path === null) return context.text("Not found", 404, securityHeaders("none"));
    const file = path === PAGE ? undefined : files.get(path);
    if (file) return sendFile(context, file);
    if (looksLikeFile(path)) return context.text("Not found", 404, securityHeaders("none"));
    // With a query an address shows something else of its page, such as a step of a form.
    const picture = new URL(context.req.url).search === "" ? pictures(path) : "";
    return sendPage(context, page, { ahead: ahead(path), picture });
  });
  site.onError((error, context) => {
    console.error(error);
    return context.text("The server could not answer. Try again.", 500, securityHeaders("none"));
  });
  return site;
};
