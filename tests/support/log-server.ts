import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { Envelope } from "../../src/model/session/envelope.ts";
import type { LogPage } from "../../src/model/session/log-api.ts";
import { writeBuild } from "./sample-build.ts";
import type { SessionDevice } from "./session-device.ts";

const MAIN = resolve(import.meta.dirname, "../../src/server/main.ts");
const SITE = writeBuild();

const running = new Set<ChildProcess>();

/** Ends the servers that a test has left running. */
export const killServers = (): void => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
};

/** A server with an embedded database in a folder, or with a database by its address. */
export const startLogServer = async (data: string, database = "") => {
  const child = spawn(process.execPath, ["--import", "tsx", MAIN, SITE], {
    env: { ...process.env, PORT: "0", DATA_DIR: data, DATABASE_URL: database, ACCESS_LOG: "on" },
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
  const ended = once(child, "close").then(([code]) => code as number | null);
  for (;;) {
    const [address] = /http:\/\/\S+:\d+/.exec(output) ?? [];
    if (address) return { child, ended, address, output: () => output };
    if (child.exitCode !== null) throw new Error(output);
    await new Promise((done) => setTimeout(done, 20));
  }
};

/** A running server. */
export type TestServer = Awaited<ReturnType<typeof startLogServer>>;

const post = ({ address }: TestServer, path: string, body: unknown, capability = "") =>
  fetch(`${address}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${capability}` },
    body: JSON.stringify(body),
  });

/** Sends a request to start the device's session, or anything in its place. */
export const postSession = (
  server: TestServer,
  {
    session,
    readHash,
    writeHash,
  }: { readonly session: string; readonly readHash?: string; readonly writeHash?: string },
) => post(server, "/sessions", { session, readHash, writeHash });

/** Sends an entry of the device. */
export const postEntry = (server: TestServer, { session, write, publicKey }: SessionDevice, envelope: Envelope) =>
  post(server, `/sessions/${session}/entries`, { envelope, publicKey }, write);

/** The entries of the device's session. */
export const getPage = async ({ address }: TestServer, { session, read }: SessionDevice): Promise<LogPage> => {
  const url = `${address}/api/sessions/${session}/entries`;
  return (await (await fetch(url, { headers: { authorization: `Bearer ${read}` } })).json()) as LogPage;
};
