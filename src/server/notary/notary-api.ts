import { Hono } from "hono";
import type { Context } from "hono";
import type { NotaryProviderAnswer, NotaryRefusal, NotaryRefusalCode } from "../../model/session/notary-provider.ts";
import { LOG_LIMITS } from "../../model/session/log-limits.ts";
import { isCrossSiteRequest } from "../http/cross-site-guard.ts";
import { readBody } from "../http/read-body.ts";
import type { NotaryProvider } from "./notary-provider.ts";

const NO_STORE = { "cache-control": "no-store" } as const;

const PDF = "application/pdf";
const PDF_START = "%PDF-";

const MAX_TITLE = 300;

const REFUSALS: {
  readonly [code in NotaryRefusalCode]: { readonly status: 400 | 404 | 409 | 413 | 502; readonly message: string };
} = {
  no_provider: { status: 404, message: "This server is not connected to a provider of online notarization." },
  malformed_request: {
    status: 400,
    message: "This server does not understand the request. Reload the page and try again.",
  },
  too_large: { status: 413, message: "The file is larger than this server accepts." },
  no_order: { status: 404, message: "The provider does not know this order." },
  not_completed: { status: 409, message: "The notary has not completed this order." },
  unreachable: { status: 502, message: "The provider of online notarization did not answer. Try again later." },
};

const refuse = (context: Context, code: NotaryRefusalCode): Response => {
  const { status, message } = REFUSALS[code];
  return context.json({ code, message } satisfies NotaryRefusal, status, NO_STORE);
};

const titleOf = (context: Context): string | null => {
  const title = context.req.query("title")?.trim() ?? "";
  return title === "" || title.length > MAX_TITLE ? null : title;
};

/**
 * The HTTP interface of a provider of remote notarization, to be mounted below `/api/notary`. Nothing is stored: the file goes
 * to the provider and comes back from it. Without a provider, every order is refused.
 */
export const createNotaryApi = (provider: NotaryProvider | undefined): Hono => {
  const api = new Hono();
  api.get("/provider", (context) => {
    const answer = provider ? { name: provider.name, host: provider.host } : null;
    return context.json({ provider: answer } satisfies NotaryProviderAnswer, 200, NO_STORE);
  });
  api.post("/orders", async (context) => {
    if (!provider) return refuse(context, "no_provider");
    const title = titleOf(context);
    if (isCrossSiteRequest(context, PDF) || title === null) return refuse(context, "malformed_request");
    const bytes = await readBody(context.req.raw, LOG_LIMITS.blobBytes);
    if (!bytes) return refuse(context, "too_large");
    const file = new Uint8Array(bytes);
    if (!new TextDecoder("latin1").decode(file.slice(0, PDF_START.length)).startsWith(PDF_START))
      return refuse(context, "malformed_request");
    return context.json(await provider.start({ title, file }), 200, NO_STORE);
  });
  api.get("/orders/:id", async (context) => {
    if (!provider) return refuse(context, "no_provider");
    const status = await provider.status(context.req.param("id"));
    return status ? context.json(status, 200, NO_STORE) : refuse(context, "no_order");
  });
  api.get("/orders/:id/file", async (context) => {
    if (!provider) return refuse(context, "no_provider");
    const id = context.req.param("id");
    if (!(await provider.status(id))) return refuse(context, "no_order");
    const file = await provider.result(id);
    return file ? context.body(file, 200, { ...NO_STORE, "content-type": PDF }) : refuse(context, "not_completed");
  });
  api.onError((_error, context) => refuse(context, "unreachable"));
  return api;
};
