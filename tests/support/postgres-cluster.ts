import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chownSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { POSTGRES_MISSING, findPostgres } from "../../scripts/postgres/find-postgres.ts";

/** The server refuses to run as root; Debian's package makes a user for it. */
const serverUser = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (which: string): number => Number(execFileSync("id", [which, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
};

const START_MS = 60_000;

const canConnect = async (url: string): Promise<boolean> => {
  const client = new Client(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Starts a server in a new folder, reachable over its socket only; it ends with this process. */
const startCluster = async (): Promise<string> => {
  const programs = findPostgres();
  if (!programs) throw new Error(POSTGRES_MISSING);
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, "data");
  const setup = ["-D", data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(programs, "initdb"), setup, { ...user, cwd: folder, stdio: "ignore" });
  const args = ["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "log_min_messages=fatal"];
  const server = spawn(join(programs, "postgres"), args, { ...user, cwd: folder, stdio: "ignore" });
  server.unref();
  process.once("exit", () => server.kill("SIGQUIT"));
  const url = `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`;
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(50)) if (await canConnect(url)) return url;
  throw new Error("PostgreSQL did not start.");
};

let cluster: Promise<string> | undefined;

/** The address of a new, empty database: on the server of `TEST_DATABASE_URL`, or on one of this process. */
export const newDatabase = async (): Promise<string> => {
  const given = process.env["TEST_DATABASE_URL"];
  cluster ??= given ? Promise.resolve(given) : startCluster();
  const url = new URL((await cluster).replace("postgres@/", "postgres@localhost/"));
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client(url.href);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
};
