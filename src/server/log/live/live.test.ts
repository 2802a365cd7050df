import { readFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { newDataFolder } from "../../../../tests/support/data-folder.ts";
import { killServers, postEntry, postSession, startLogServer } from "../../../../tests/support/log-server.ts";
import { createSessionDevice } from "../../../../tests/support/session-device.ts";

afterEach(killServers);

const CLIENTS = 400;
const ENTRIES = 12;
/** What a server may take with sessions open. Unit: MB. */
const MAX_MEMORY = 600;

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;

/** The ids of the entries that a stream delivers, until the given one; the connection stays open until it is aborted. */
const idsUntil = async (response: Response, last: number): Promise<readonly string[]> => {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of response.body!) {
    text += decoder.decode(bytes as Uint8Array, { stream: true });
    if (text.includes(`id: ${last}\n`)) break;
  }
  return [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id!);
};

it(`delivers every entry in order to ${CLIENTS} clients, within the memory of a server`, async () => {
  const server = await startLogServer(await newDataFolder());
  const device = await createSessionDevice();
  await postSession(server, device);
  const empty = memoryOf(server.child.pid!);
  const address = `${server.address}/api/sessions/${device.session}/stream`;
  const leaving = new AbortController();
  const open = () => fetch(address, { headers: { authorization: `Bearer ${device.read}` }, signal: leaving.signal });
  const responses = await Promise.all(Array.from({ length: CLIENTS }, open));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const reading = responses.map((response) => idsUntil(response, ENTRIES));
  for (const envelope of await device.sealMany(ENTRIES))
    expect((await postEntry(server, device, envelope)).status).toBe(201);
  const expected = Array.from({ length: ENTRIES }, (_, index) => String(index + 1));
  for (const ids of await Promise.all(reading)) expect(ids).toEqual(expected);
  const full = memoryOf(server.child.pid!);
  leaving.abort();
  console.log(`memory with one session: ${empty.toFixed()} MB, with ${CLIENTS} streams: ${full.toFixed()} MB`);
  expect(full).toBeLessThan(MAX_MEMORY);
  // The server still answers after all of them have left at once.
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
}, 120_000);
