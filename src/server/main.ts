import { join, resolve } from "node:path";
import { Hono } from "hono";
import type { Context } from "hono";
import { createChatApi } from "./chat/chat-api.ts";
import { createNotaryApi } from "./notary/notary-api.ts";
import { chatSentence } from "./chat/chat-config.ts";
import { clientAddress } from "./http/client-address.ts";
import { serveWithTimeouts } from "./http/serve-with-timeouts.ts";
import { createLogApi } from "./log/api/log-api.ts";
import { createLogHost } from "./log/log-host.ts";
import type { LogHost } from "./log/log-host.ts";
import { openEngine } from "./log/open-engine.ts";
import { sealFileProblem } from "./log/seal/seal-key.ts";
import { loggedPath } from "./logged-path.ts";
import { hostInUrl, listenProblem, readServerConfig } from "./server-config.ts";
import type { ServerConfig } from "./server-config.ts";
import { createSite } from "./site.ts";
import type { SiteProcess } from "./site.ts";

const SECOND_MS = 1000;
/** How long open requests may take after a stop signal. */
const SHUTDOWN_GRACE_MS = 10 * SECOND_MS;
const IDLE_CHECK_MS = SECOND_MS / 10;
// A log reader that goes away must not take the site down.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

const fail = (...sentences: readonly string[]): never => {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
};

const openSite = async (folder: string, siteProcess: SiteProcess): Promise<Hono> => {
  try {
    return await createSite(folder, siteProcess);
  } catch (error) {
    return fail(`The site cannot start: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** Backups of the embedded database are beside it; PostgreSQL has its own. */
const logHost = (config: ServerConfig): LogHost =>
  createLogHost(
    (onEnd) => openEngine(config, onEnd),
    config.databaseUrl === undefined ? join(config.dataDir, "backups") : undefined,
    config.sealFile,
  );

const createApi = (config: ServerConfig, { open }: LogHost): Hono => {
  const addressOf = (context: Context): string => clientAddress(context, config.proxies);
  // The log of sessions answers every other request.
  return new Hono()
    .route(
      "/chat",
      createChatApi({
        config: config.chat,
        origin: config.origin,
        addressOf,
        report: (sentence) => console.error(sentence),
      }),
    )
    .route("/notary", createNotaryApi(config.notary))
    .route("/", createLogApi({ open, addressOf }));
};

const withAccessLog =
  ({ fetch }: Hono): Hono["fetch"] =>
  async (request, ...rest) => {
    const began = performance.now();
    const response = await fetch(request, ...rest);
    const { pathname } = new URL(request.url);
    const time = (performance.now() - began).toFixed(1);
    console.log(`${new Date().toISOString()} ${request.method} ${loggedPath(pathname)} ${response.status} ${time}ms`);
    return response;
  };

const start = async (config: ServerConfig, folder: string): Promise<void> => {
  let isReady = false;
  // A wrong password would otherwise show only when everyone has signed.
  const sealProblem = config.sealFile ? await sealFileProblem(config.sealFile) : null;
  if (sealProblem !== null) fail(sealProblem);
  const { port, host: hostname, origin, accessLog } = config;
  const log = logHost(config);
  const site = await openSite(folder, { isReady: () => isReady, origin, api: createApi(config, log) });
  const server = serveWithTimeouts(
    {
      fetch: accessLog ? withAccessLog(site) : site.fetch,
      port,
      ...(hostname === undefined ? {} : { hostname }),
    },
    (address) => {
      isReady = true;
      console.log(`Clausewright is at http://${hostInUrl(hostname)}:${address.port}/`);
      console.log(
        config.databaseUrl ? "Sessions are stored in PostgreSQL." : `Sessions are stored in ${config.dataDir}.`,
      );
      const chat = chatSentence(config.chat, process.env);
      if (chat !== null) console.log(chat);
    },
  );
  server.on("error", (error: NodeJS.ErrnoException) => fail(listenProblem(error.code, config)));
  const stop = (signal: NodeJS.Signals): void => {
    if (!isReady) process.exit(1);
    isReady = false;
    console.log(`${signal} received: finishing open requests.`);
    server.close(() => void log.close().finally(() => process.exit(0)));
    void log.endStreams();
    // A connection is idle once its stream or its last answer has ended.
    setInterval(() => {
      if ("closeIdleConnections" in server) server.closeIdleConnections();
    }, IDLE_CHECK_MS).unref();
    setTimeout(() => {
      if ("closeAllConnections" in server) server.closeAllConnections();
    }, SHUTDOWN_GRACE_MS).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
};

const { config, problems } = readServerConfig(process.env);
if (problems.length > 0) fail(...problems);
await start(
  { ...config, dataDir: resolve(config.dataDir) },
  resolve(process.argv[2] ?? resolve(import.meta.dirname, "../../dist")),
);
