import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { newDataFolder } from "../../../tests/support/data-folder.ts";
import { writeBuild } from "../../../tests/support/sample-build.ts";
import { newDatabase } from "../../../tests/support/postgres-cluster.ts";
import { createSessionDevice } from "../../../tests/support/session-device.ts";
import type { SessionDevice } from "../../../tests/support/session-device.ts";
import type { LogPage } from "../../model/session/log-api.ts";

const MAIN = resolve(import.meta.dirname, "../main.ts");
const SITE = writeBuild();

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
});

/** A server with an embedded database in a folder, or with a database by its address. */
const startServer = async (data: string, database = "") => {
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

type Server = Awaited<ReturnType<typeof startServer>>;

const post = ({ address }: Server, path: string, body: unknown, capability = "") =>
  fetch(`${address}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${capability}` },
    body: JSON.stringify(body),
  });

const create = (server: Server, { session, readHash, writeHash }: SessionDevice) =>
  post(server, "/sessions", { session, readHash, writeHash });

const append = async (server: Server, device: SessionDevice, count: number) => {
  const { session, write, publicKey } = device;
  for (const envelope of await device.sealMany(count))
    expect((await post(server, `/sessions/${session}/entries`, { envelope, publicKey }, write)).status).toBe(201);
};

const seqs = async ({ address }: Server, { session, read }: SessionDevice) => {
  const url = `${address}/api/sessions/${session}/entries`;
  const page = (await (await fetch(url, { headers: { authorization: `Bearer ${read}` } })).json()) as LogPage;
  return page.entries.map(({ envelope }) => envelope.seq);
};

test("the database opens with the first session, and what it stored is there after a restart", async () => {
  const data = join(mkdtempSync(join(tmpdir(), "data-")), "inside");
  const first = await startServer(data);
  expect(first.output()).toContain(`Sessions are stored in ${data}.`);
  expect((await fetch(`${first.address}/`)).status).toBe(200);
  expect((await post(first, "/sessions", { session: "short" })).status).toBe(400);
  expect(existsSync(data)).toBe(false);
  const device = await createSessionDevice();
  expect((await create(first, device)).status).toBe(201);
  await append(first, device, 3);
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(first.output()).toContain("POST /api/sessions/… 201");
  for (const secret of [device.session, device.read, device.write]) expect(first.output()).not.toContain(secret);
  const second = await startServer(data);
  expect(await seqs(second, device)).toEqual([1, 2, 3]);
});

test("a second server on the same directory is refused in words until the first ends, even by kill -9", async () => {
  const data = await newDataFolder();
  const [first, second] = await Promise.all([startServer(data), startServer(data)]);
  const device = await createSessionDevice();
  await create(first, device);
  await append(first, device, 2);
  const refused = await create(second, device);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: "unavailable" });
  expect(second.output()).toContain(`Another server uses the data directory "${data}".`);
  first.child.kill("SIGKILL");
  await first.ended;
  await expect.poll(async () => (await create(second, device)).status, { timeout: 20_000 }).toBe(200);
  expect(await seqs(second, device)).toEqual([1, 2]);
});

test("a stop signal ends the streams and then the server, within the time for open requests", async () => {
  const server = await startServer(await newDataFolder());
  const device = await createSessionDevice();
  await create(server, device);
  const stream = await fetch(`${server.address}/api/sessions/${device.session}/stream`, {
    headers: { authorization: `Bearer ${device.read}` },
  });
  const received = stream.text();
  await append(server, device, 1);
  const began = performance.now();
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await received).toMatch(/^retry: 3000\n\nid: 1\nevent: entry\ndata: \{.*\}\n\n$/);
});

test("servers on one database start together, and each streams what the other stores", async () => {
  const database = await newDatabase();
  const [first, second] = await Promise.all([startServer("unused", database), startServer("unused", database)]);
  const device = await createSessionDevice();
  const statuses = await Promise.all(
    [create(first, device), create(second, device)].map(async (each) => (await each).status),
  );
  expect(statuses.toSorted()).toEqual([200, 201]);
  const stream = await fetch(`${second.address}/api/sessions/${device.session}/stream`, {
    headers: { authorization: `Bearer ${device.read}` },
  });
  const received = stream.text();
  await append(first, device, 2);
  second.child.kill("SIGTERM");
  expect(await received).toMatch(/id: 1\n[^]*id: 2\n/);
  const keys = await Promise.all(
    [first, await startServer("unused", database)].map(async ({ address }) =>
      (await fetch(`${address}/api/log`)).text(),
    ),
  );
  expect(keys[0]).toBe(keys[1]);
  for (const { output } of [first, second]) expect(output()).not.toContain("stored in unused");
});
