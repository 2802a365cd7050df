import type { Context } from "hono";

type NodeBindings = { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } };

/**
 * The network address that a request comes from. Behind `proxies` proxies it is that entry of X-Forwarded-For, counted
 * from the right; a client can forge the entries before it.
 *
 * Source: RFC 7239, section 7.4, on the trust that such headers deserve.
 */
export const clientAddress = (context: Context, proxies: number): string => {
  const { incoming } = (context.env ?? {}) as NodeBindings;
  const direct = incoming?.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return direct;
  const named = (context.req.header("x-forwarded-for") ?? "").split(",").map((each) => each.trim());
  return named.at(-proxies) || direct;
};
