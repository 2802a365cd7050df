import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import type { ServerType } from "@hono/node-server";
import type { Hono } from "hono";

const SECOND_MS = 1000;

/** How long a client may take, so that a slow one makes room for others. Unit: milliseconds. */
export type Timeouts = {
  readonly headers: number;
  /** For the whole request. */
  readonly request: number;
  /** How long a connection may stay silent in the middle of an answer, also because its client does not read. */
  readonly idle: number;
  /** How long a connection is kept for another request. */
  readonly keepAlive: number;
  readonly check: number;
};

const TIMEOUTS: Timeouts = {
  headers: 10 * SECOND_MS,
  request: 30 * SECOND_MS,
  idle: 60 * SECOND_MS,
  // Longer than the minute after which proxies and browsers stop reusing a connection: no request meets a closing one.
  keepAlive: 65 * SECOND_MS,
  check: 5 * SECOND_MS,
};

type Options = { readonly fetch: Hono["fetch"]; readonly port: number; readonly hostname?: string };

/** Listens on a port, and cuts off clients that are too slow. */
export const serveWithTimeouts = (
  options: Options,
  onListening: (address: { readonly port: number }) => void,
  { headers, request, idle, keepAlive, check }: Timeouts = TIMEOUTS,
): ServerType => {
  const serverOptions = {
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: check,
  };
  const server = serve({ ...options, serverOptions }, onListening) as Server;
  server.setTimeout(idle);
  return server;
};
