import type { Context } from "hono";

type NodeBindings = { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } };

/**
 * The IP address of the client. With `proxies` trusted proxies in front of the server, it is the entry at that position of
 * X-Forwarded-For, counted from the right: each proxy appends one entry, and a client can forge all entries to the left.
 *
 * Source: RFC 7239, section 8.1, on forged entries.
 */
export const clientAddress = (context: Context, proxies: number): string => {
  const { incoming } = (context.env ?? {}) as NodeBindings;
  const direct = incoming?.socket.remoteAddress ?? "unknown";
  if (proxies === 0) return direct;
  const named = (context.req.header("x-forwarded-for") ?? "").split(",").map((each) => each.trim());
  return named.at(-proxies) || direct;
};
