import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followLog } from "../../src/app/session/log-client/follow-log.ts";
import {
  appendToLog,
  createSessionLog,
  readHeadKey,
  readLogAfter,
} from "../../src/app/session/log-client/log-client.ts";
import type { LogProblem } from "../../src/app/session/log-client/log-request.ts";
import { EMPTY_LOG } from "../../src/sealing/verify-hash-chain.ts";
import { createLogApi } from "../../src/server/log/api/log-api.ts";
import { openPglite } from "../../src/server/log/engines/pglite-engine.ts";
import { openLogService } from "../../src/server/log/log-service.ts";
import type { LogService } from "../../src/server/log/log-service.ts";
import { newDataFolder } from "../support/data-folder.ts";
import { createSessionDevice, hashOf } from "../support/session-device.ts";

let service: LogService;
let send: typeof fetch;

beforeAll(async () => {
  service = await openLogService(await openPglite(await newDataFolder(), () => undefined));
  const site = new Hono().route("/api", createLogApi({ open: async () => service, addressOf: () => "192.0.2.1" }));
  send = async (address, init) => site.request(address as string, init);
}, 120_000);
afterAll(() => service.close());

/** A session with some entries, and what its client needs. */
const started = async (count: number) => {
  const device = await createSessionDevice();
  const { session, read: readCapability, write: writeCapability, publicKey } = device;
  const access = { session, readCapability, writeCapability };
  expect(await createSessionLog(access, send)).toMatchObject({ ok: true, value: { seq: 0 } });
  const key = await readHeadKey(send);
  if (!key.ok) throw new Error("no key");
  const append = (envelope: Awaited<ReturnType<typeof device.seal>>) =>
    appendToLog(access, { envelope, publicKey }, send);
  const sealed = await device.sealMany(count);
  for (const envelope of sealed) expect(await append(envelope)).toMatchObject({ ok: true });
  const known = { session, headKey: key.value, head: EMPTY_LOG };
  return { device, access, append, sealed, known };
};

test("a client reads back what it appended, and only what is new after the head it knows", async () => {
  const { access, known, sealed, append, device } = await started(3);
  const first = await readLogAfter(access, known, send);
  if (!first.ok) throw new Error(first.problem.code);
  expect(first.value.entries.map(({ envelope }) => envelope)).toEqual(sealed);
  const fourth = await device.seal(4, first.value.head.hash);
  await append(fourth);
  const next = await readLogAfter(access, { ...known, head: first.value.head }, send);
  expect(next).toMatchObject({ ok: true, value: { entries: [{ envelope: fourth }], head: { seq: 4 } } });
});

test("a refusal, a lost connection and an answer of another program are problems, not exceptions", async () => {
  const { access, known, append, device } = await started(1);
  expect(await append(await device.seal(3, "A".repeat(43)))).toMatchObject({
    ok: false,
    problem: { code: "not_at_head", head: { seq: 1 } },
  });
  const offline: typeof fetch = async () => {
    throw new TypeError("Failed to fetch");
  };
  const portal: typeof fetch = async () => new Response("<h1>Log in to the hotel</h1>");
  for (const broken of [offline, portal])
    expect(await readLogAfter(access, known, broken)).toEqual({ ok: false, problem: { code: "offline" } });
});

test("a server that cuts, reorders, rewrites or fakes the log is caught", async () => {
  const { access, known } = await started(3);
  const honest = await readLogAfter(access, known, send);
  if (!honest.ok) throw new Error(honest.problem.code);
  const { head } = honest.value;
  const page = (await (
    await send(`/api/sessions/${access.session}/entries?after=0`, {
      headers: { authorization: `Bearer ${access.readCapability}` },
    })
  ).json()) as { entries: { headSignature: string }[]; head: object };
  const [a, b, c] = page.entries;
  const hostile = (answer: unknown) => readLogAfter(access, known, async () => Response.json(answer));
  for (const answer of [
    { ...page, entries: [b, a, c] },
    { ...page, entries: [a, a, b] },
    { ...page, entries: [a, { ...b, headSignature: a!.headSignature }, c] },
    { ...page, head: { ...page.head, at: "2020-01-01T00:00:00.000Z" } },
  ])
    expect(await hostile(answer)).toMatchObject({ ok: false, problem: { code: "untrusted" } });
  const other = await started(1);
  const shorter = await readLogAfter(other.access, { ...other.known, head: { ...head, seq: 3 } }, send);
  expect(shorter).toMatchObject({ ok: false, problem: { code: "untrusted", chain: { code: "cut_off" } } });
});

test("a follower gets what is stored and then each new entry, until it stops", async () => {
  const { access, known, append, device, sealed } = await started(2);
  const seen: number[] = [];
  const stop = followLog(
    access,
    known,
    {
      onEntries: ({ entries }) => seen.push(...entries.map(({ envelope }) => envelope.seq)),
      onProblem: () => undefined,
    },
    { send, isHidden: () => false },
  );
  await expect.poll(() => seen).toEqual([1, 2]);
  const third = await device.seal(3, await hashOf(sealed[1]!));
  await append(third);
  await expect.poll(() => seen).toEqual([1, 2, 3]);
  stop();
  await append(await device.seal(4, await hashOf(third)));
  await new Promise((done) => setTimeout(done, 100));
  expect(seen).toEqual([1, 2, 3]);
});

test("a hidden page polls, a lost stream is taken up again, and a final problem ends the following", async () => {
  const { access, known, append, device, sealed } = await started(1);
  const seen: number[] = [];
  const problems: LogProblem[] = [];
  let isHidden = true;
  const addresses: string[] = [];
  const once: typeof fetch = async (address, init) => {
    addresses.push(String(address));
    const response = await send(address, init);
    if (!String(address).includes("/stream")) return response;
    // A connection that breaks after its first part, from a server that wants clients back soon.
    const { value } = await response.body!.getReader().read();
    return new Response(new TextDecoder().decode(value).replace("retry: 3000", "retry: 10"));
  };
  const follower = {
    onEntries: ({ entries }: { entries: readonly { envelope: { seq: number } }[] }) =>
      seen.push(...entries.map(({ envelope }) => envelope.seq)),
    onProblem: (problem: LogProblem) => problems.push(problem),
  };
  const options = { send: once, pollMs: 10, retryMs: 10, isHidden: () => isHidden };
  const stop = followLog(access, known, follower, options);
  await expect.poll(() => seen).toEqual([1]);
  expect(addresses.every((address) => address.includes("/entries?after="))).toBe(true);
  isHidden = false;
  const streams = (): number => addresses.filter((address) => address.includes("/stream?after=1")).length;
  // The client waits for at least a second before each of them.
  await expect.poll(streams, { timeout: 20_000 }).toBeGreaterThan(2);
  isHidden = true;
  await append(await device.seal(2, await hashOf(sealed[0]!)));
  await expect.poll(() => seen, { timeout: 20_000 }).toEqual([1, 2]);
  expect(problems).toEqual([]);
  stop();
  followLog({ ...access, readCapability: access.writeCapability }, known, follower, options);
  await expect.poll(() => problems).toEqual([{ code: "wrong_capability" }]);
  const count = addresses.length;
  await new Promise((done) => setTimeout(done, 60));
  expect(addresses.length).toBe(count);
});
