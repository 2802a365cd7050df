import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { compress } from "./compress.ts";
import { matchesEntityTag, readRange } from "./http/conditional-request.ts";
import { negotiateEncoding } from "./content-encoding.ts";
import type { PrerenderedPage } from "./prerendered.ts";
import { NONCE_MARK, securityHeaders } from "./security-headers.ts";
import type { StaticFile } from "./static-files.ts";

const YEAR_SECONDS = 31_536_000;

const cacheControlOf = ({ immutable }: StaticFile): string =>
  immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache";

const sendRange = async (context: Context, file: StaticFile, headers: Record<string, string>): Promise<Response> => {
  const bytes = await file.bytes("identity");
  const range = readRange(
    context.req.header("range"),
    context.req.header("if-range"),
    file.etag("identity"),
    bytes.length,
  );
  if (range === "unsatisfiable")
    return context.body(null, 416, { ...headers, "content-range": `bytes */${bytes.length}` });
  if (range === null) return context.body(new Uint8Array(bytes), 200, { ...headers, "content-type": file.type });
  return context.body(new Uint8Array(bytes.slice(range.first, range.last + 1)), 206, {
    ...headers,
    "content-type": file.type,
    "content-range": `bytes ${range.first}-${range.last}/${bytes.length}`,
  });
};

/** The negotiated representation: 200, a 206 byte range, or 304 Not Modified. */
export const sendFile = async (context: Context, file: StaticFile): Promise<Response> => {
  // Only GET defines ranges: RFC 9110 § 14.2.
  const isRangeRequest = context.req.method === "GET" && context.req.header("range") !== undefined;
  const encoding = isRangeRequest
    ? "identity"
    : negotiateEncoding(context.req.header("accept-encoding") ?? "", file.encodings);
  const headers = {
    ...securityHeaders("none"),
    "cache-control": cacheControlOf(file),
    "accept-ranges": "bytes",
    etag: file.etag(encoding),
    vary: "accept-encoding",
  };
  if (matchesEntityTag(context.req.header("if-none-match"), file.etag(encoding)))
    return context.body(null, 304, headers);
  if (isRangeRequest) return sendRange(context, file, headers);
  return context.body(new Uint8Array(await file.bytes(encoding)), 200, {
    ...headers,
    "content-type": file.type,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
};

const ROOT = '<div id="root">';
const TITLE = /<title>[^<]*<\/title>/;

/** The parts written into the page for one address. */
export type PageParts = {
  /** Tags that preload what the address will request. */
  readonly preload: string;
  /** Title, description and addresses; undefined for an address without a prerendered page. */
  readonly head?: string | undefined;
  /** The first view and the data it needs; undefined where the browser renders it. */
  readonly first?: PrerenderedPage | undefined;
};

const withFirstView = (html: string, { head, first }: PageParts): string => {
  const described = head === undefined ? html : html.replace(TITLE, () => head);
  if (!first) return described;
  const root = `<div id="root" data-queries="${first.queries.join(" ")}">${first.html}`;
  return described.replace('<html lang="en">', `<html lang="${first.language}">`).replace(ROOT, () => root);
};

/** The HTML page with a fresh CSP nonce; never cached, because each response differs. */
export const sendPage = async (
  context: Context,
  page: StaticFile,
  parts: PageParts,
  status: 200 | 404,
): Promise<Response> => {
  const nonce = randomBytes(18).toString("base64url");
  const shell = new TextDecoder()
    .decode(await page.bytes("identity"))
    .replaceAll(NONCE_MARK, nonce)
    .replace("</head>", () => `${parts.preload}</head>`);
  const html = withFirstView(shell, parts);
  const encoding = negotiateEncoding(context.req.header("accept-encoding") ?? "", ["br", "gzip", "identity"]);
  return context.body(new Uint8Array(await compress(new TextEncoder().encode(html), encoding, "fast")), status, {
    ...securityHeaders(nonce),
    "content-type": page.type,
    "cache-control": "no-store",
    vary: "accept-encoding",
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
};
