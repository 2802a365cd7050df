import { readChatConfig } from "./chat/chat-config.ts";
import type { ChatConfig } from "./chat/chat-config.ts";
import { findNotaryProvider } from "./notary/notary-provider.ts";
import type { NotaryProvider } from "./notary/notary-provider.ts";

/** How the server listens. */
export type ServerConfig = {
  readonly port: number;
  /** Undefined: every address of the machine. */
  readonly host: string | undefined;
  /** The address visitors use, such as "https://forms.example"; undefined: the request's own origin. */
  readonly origin: string | undefined;
  /** One line per request on standard output, without query strings and without visitors' addresses. */
  readonly accessLog: boolean;
  /** How many proxies in front of the server add the address of a request's sender to `X-Forwarded-For`. */
  readonly proxies: number;
  /** The folder of the embedded database. */
  readonly dataDir: string;
  /** The address of a PostgreSQL server; undefined: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** A PKCS #12 file whose certificate seals files; undefined: one that the server makes. */
  readonly sealFile: { readonly path: string; readonly password: string } | undefined;
  /** The language model that the assistant may ask; undefined: none. */
  readonly chat: ChatConfig | undefined;
  /** The provider of remote notarization; undefined: none. */
  readonly notary: NotaryProvider | undefined;
};

type Environment = { readonly [name: string]: string | undefined };

const DEFAULT_PORT = 4173;

const readPort = (given: string): number | null => {
  const port = /^\d{1,5}$/.test(given) ? Number(given) : NaN;
  return port <= 65_535 ? port : null;
};

// A host name, an IPv4 or an IPv6 address; whether it can be bound is only known when the server listens.
const HOST = /^[a-z0-9._:%-]{1,253}$/i;

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i;

const DATABASE = /^postgres(ql)?:\/\//;

/** A host as it is written in an address; "localhost" where the server listens everywhere. */
export const hostInUrl = (host: string | undefined): string => {
  if (host === undefined) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
};

/**
 * The configuration from the environment, or a sentence for each invalid variable. An empty variable is unset;
 * port 0 requests any free port.
 *
 * @example readServerConfig({ PORT: "80a" }).problems → ['PORT must be a whole number from 0 to 65535, not "80a".']
 */
export const readServerConfig = (
  environment: Environment,
): { readonly config: ServerConfig; readonly problems: readonly string[] } => {
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const [portText, host, log] = [given("PORT"), given("HOST"), given("ACCESS_LOG")];
  const proxies = given("TRUST_PROXY") ?? "0";
  const databaseUrl = given("DATABASE_URL");
  const sealPath = given("SEAL_P12");
  const { chat, problems: chatProblems } = readChatConfig({
    baseUrl: given("ASSISTANT_BASE_URL"),
    model: given("ASSISTANT_MODEL"),
    key: given("ASSISTANT_API_KEY"),
    dailyLimit: given("ASSISTANT_DAILY_LIMIT"),
  });
  const { provider: notary, problem: notaryProblem } = findNotaryProvider(given("NOTARY_PROVIDER"), environment);
  const origin = given("PUBLIC_URL")?.replace(/\/$/, "");
  const port = portText === undefined ? DEFAULT_PORT : readPort(portText);
  return {
    config: {
      port: port ?? DEFAULT_PORT,
      host,
      origin,
      accessLog: log === "on",
      dataDir: given("DATA_DIR") ?? "data",
      databaseUrl,
      sealFile:
        sealPath === undefined ? undefined : { path: sealPath, password: environment["SEAL_P12_PASSWORD"] ?? "" },
      proxies: Number(proxies),
      chat,
      notary,
    },
    problems: [
      ...(port === null ? [`PORT must be a whole number from 0 to 65535, not "${portText}".`] : []),
      ...(host !== undefined && !HOST.test(host) ? [`HOST must be a host name or an IP address, not "${host}".`] : []),
      ...(origin !== undefined && !ORIGIN.test(origin)
        ? [`PUBLIC_URL must be an address such as https://forms.example, not "${origin}".`]
        : []),
      ...(log !== undefined && log !== "on" && log !== "off" ? [`ACCESS_LOG must be on or off, not "${log}".`] : []),
      ...(/^\d$/.test(proxies) ? [] : [`TRUST_PROXY must be a number of proxies from 0 to 9, not "${proxies}".`]),
      // The address contains a password, so it is not repeated.
      ...(databaseUrl !== undefined && !DATABASE.test(databaseUrl)
        ? ["DATABASE_URL must begin with postgres:// or postgresql://."]
        : []),
      ...chatProblems,
      ...(notaryProblem === null ? [] : [notaryProblem]),
    ],
  };
};

/** The message to print when the port cannot be opened, by the code of the system's error. */
export const listenProblem = (code: string | undefined, { port, host }: ServerConfig): string => {
  const place = host === undefined ? `port ${port}` : `port ${port} on ${host}`;
  switch (code) {
    case "EADDRINUSE":
      return `Another program already uses ${place}. Stop it, or choose another port: PORT=${port + 1} npm start`;
    case "EACCES":
      return `This user may not open ${place}. Choose a port above 1023: PORT=4173 npm start`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `This machine has no address "${host}". Leave HOST unset to listen on all addresses.`;
    default:
      return `The server cannot listen on ${place} (${code ?? "unknown error"}).`;
  }
};
