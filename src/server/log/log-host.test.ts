import { existsSync, mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, expect, test } from "vitest";
import { newDataFolder } from "../../../tests/support/data-folder.ts";
import { getPage, killServers, postEntry, postSession, startLogServer } from "../../../tests/support/log-server.ts";
import type { TestServer } from "../../../tests/support/log-server.ts";
import { newDatabase } from "../../../tests/support/postgres-cluster.ts";
import { createSessionDevice, hashOf } from "../../../tests/support/session-device.ts";
import type { SessionDevice } from "../../../tests/support/session-device.ts";

afterEach(killServers);

const append = async (server: TestServer, device: SessionDevice, count: number) => {
  for (const envelope of await device.sealMany(count))
    expect((await postEntry(server, device, envelope)).status).toBe(201);
};

const seqs = async (server: TestServer, device: SessionDevice) =>
  (await getPage(server, device)).entries.map(({ envelope }) => envelope.seq);

/** What a stream has sent when a text arrives. Throws: if the stream ends before. */
const receivedUntil = async ({ body }: Response, text: string): Promise<string> => {
  const decoder = new TextDecoder();
  let received = "";
  for await (const bytes of body!) {
    received += decoder.decode(bytes as Uint8Array, { stream: true });
    if (received.includes(text)) return received;
  }
  throw new Error(`the stream ended without "${text}": ${received}`);
};

test("the database opens with the first session, and what it stored is there after a restart", async () => {
  const data = join(mkdtempSync(join(tmpdir(), "data-")), "inside");
  const first = await startLogServer(data);
  await expect.poll(first.output).toContain(`Sessions are stored in ${data}.`);
  expect((await fetch(`${first.address}/`)).status).toBe(200);
  expect((await postSession(first, { session: "short" })).status).toBe(400);
  expect(existsSync(data)).toBe(false);
  const device = await createSessionDevice();
  expect((await postSession(first, device)).status).toBe(201);
  await append(first, device, 3);
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(first.output()).toContain("POST /api/sessions/… 201");
  for (const secret of [device.session, device.read, device.write]) expect(first.output()).not.toContain(secret);
  const second = await startLogServer(data);
  expect(await seqs(second, device)).toEqual([1, 2, 3]);
});

test("a second server on the same directory is refused in words until the first ends, even by kill -9", async () => {
  const data = await newDataFolder();
  const [first, second] = await Promise.all([startLogServer(data), startLogServer(data)]);
  const device = await createSessionDevice();
  await postSession(first, device);
  await append(first, device, 2);
  const refused = await postSession(second, device);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: "unavailable" });
  await expect.poll(second.output).toContain(`Another server uses the data directory "${data}".`);
  first.child.kill("SIGKILL");
  await first.ended;
  await expect.poll(async () => (await postSession(second, device)).status, { timeout: 20_000 }).toBe(200);
  expect(await seqs(second, device)).toEqual([1, 2]);
});

test("a stop signal ends the streams and then the server, within the time for open requests", async () => {
  const server = await startLogServer(await newDataFolder());
  const device = await createSessionDevice();
  await postSession(server, device);
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
  const [first, second] = await Promise.all([startLogServer("unused", database), startLogServer("unused", database)]);
  const device = await createSessionDevice();
  const statuses = await Promise.all(
    [postSession(first, device), postSession(second, device)].map(async (each) => (await each).status),
  );
  expect(statuses.toSorted()).toEqual([200, 201]);
  const stream = await fetch(`${second.address}/api/sessions/${device.session}/stream`, {
    headers: { authorization: `Bearer ${device.read}` },
  });
  await append(first, device, 2);
  expect(await receivedUntil(stream, "id: 2\n")).toContain("id: 1\n");
  second.child.kill("SIGTERM");
  const keys = await Promise.all(
    [first, await startLogServer("unused", database)].map(async ({ address }) =>
      (await fetch(`${address}/api/log`)).text(),
    ),
  );
  expect(keys[0]).toBe(keys[1]);
  for (const { output } of [first, second]) expect(output()).not.toContain("stored in unused");
});

/** Ends every connection to a database and refuses new ones, or admits them again. */
const admit = async (database: string, isAdmitted: boolean) => {
  const url = new URL(database);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  const client = new Client(url.href);
  await client.connect();
  await client.query(`alter database ${name} allow_connections ${isAdmitted}`);
  if (!isAdmitted)
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
  await client.end();
};

test("an act while PostgreSQL is gone is refused in words, stores nothing, and succeeds once it is back", async () => {
  const database = await newDatabase();
  const server = await startLogServer("unused", database);
  const device = await createSessionDevice();
  await postSession(server, device);
  await append(server, device, 1);
  const [first] = (await getPage(server, device)).entries;
  const next = await device.seal(2, await hashOf(first!.envelope));
  await admit(database, false);
  const refused = await postEntry(server, device, next);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({
    code: "unavailable",
    message: "Sessions are unavailable at the moment. Try again in a minute; an act is never recorded twice.",
  });
  await admit(database, true);
  await expect.poll(async () => (await postEntry(server, device, next)).status).toBeLessThan(300);
  expect(await seqs(server, device)).toEqual([1, 2]);
  const later = await startLogServer("unused", database);
  const stream = await fetch(`${server.address}/api/sessions/${device.session}/stream?after=2`, {
    headers: { authorization: `Bearer ${device.read}` },
  });
  // The listening connection was lost, too; the stream catches up as soon as there is another, long before its next ping.
  const began = performance.now();
  await postEntry(later, device, await device.seal(3, await hashOf(next)));
  await receivedUntil(stream, "id: 3\n");
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(server.output()).not.toContain(device.session);
});

test("neither the files of the database nor the log of the server contain a word, a link or a capability", async () => {
  const data = await newDataFolder();
  const server = await startLogServer(data);
  const device = await createSessionDevice();
  await postSession(server, device);
  const words = "The Tenant pays 1,234.56 to the Landlord";
  await postEntry(server, device, await device.seal(1, "", { words }));
  const { entries } = await getPage(server, device);
  expect(entries).toHaveLength(1);
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  const files = readdirSync(data, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const stored = files.map((file) => readFileSync(join(file.parentPath, file.name), "latin1"));
  // The scan finds what is there.
  expect(stored.some((text) => text.includes(entries[0]!.envelope.author))).toBe(true);
  for (const secret of ["Tenant", "1,234.56", device.read, device.write])
    expect([...stored, server.output()].filter((text) => text.includes(secret))).toEqual([]);
});
