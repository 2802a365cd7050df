import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDataFolder } from "../../../tests/support/data-folder.ts";
import { newDatabase } from "../../../tests/support/postgres-cluster.ts";
import { createSessionDevice, hashOf } from "../../../tests/support/session-device.ts";
import type { SessionDevice } from "../../../tests/support/session-device.ts";
import type { Envelope } from "../../model/session/envelope.ts";
import type { LogEntry, LogPage, SignedHead } from "../../model/session/log-api.ts";
import { LOG_LIMITS } from "../../model/session/log-limits.ts";
import { encryptEvent } from "../../sealing/encrypt-event.ts";
import { consentToDeletion } from "../../sealing/session-deletion.ts";
import { createSigningKeys } from "../../sealing/signing-keys.ts";
import { verifyHashChain } from "../../sealing/verify-hash-chain.ts";
import { isHeadSigned } from "../../sealing/signed-head.ts";
import { createLogApi, OPEN_REQUESTS, OPEN_STREAMS } from "./api/log-api.ts";
import { openPglite } from "./engines/pglite-engine.ts";
import { openPostgres } from "./engines/postgres-engine.ts";
import { DatabaseFailure } from "./engines/sql-engine.ts";
import type { SqlEngine } from "./engines/sql-engine.ts";
import { openLogService } from "./log-service.ts";
import type { LogService } from "./log-service.ts";
import { QUOTAS } from "./store/quota-ledger.ts";

const { crypto } = globalThis;

/** Every engine keeps the same promises. */
const ENGINES: Readonly<Record<string, () => Promise<SqlEngine>>> = {
  PGlite: async () => openPglite(await newDataFolder(), () => undefined),
  PostgreSQL: async () => openPostgres(await newDatabase()),
};

/** The files of a first database take seconds to make. */
const START_MS = 120_000;

const NOON = Date.UTC(2027, 0, 31, 12);

describe.each(Object.entries(ENGINES))("a log on %s", (_, openEngine) => {
  let engine: SqlEngine;
  let service: LogService;
  let api: Hono;
  let time = NOON;
  let address = "192.0.2.1";
  let isDiskFull = false;
  /** The session whose entries the database refuses. */
  let refused: string | null = null;

  beforeAll(async () => {
    const opened = await openEngine();
    // What an engine throws when its disk is full.
    const full = async () => Promise.reject(new DatabaseFailure("The disk is full.", true));
    const refuse = async () => Promise.reject(new DatabaseFailure("A value is out of range."));
    const write: SqlEngine["write"] = (sql, values) => {
      if (isDiskFull) return full();
      return refused !== null && JSON.stringify(values).includes(refused) ? refuse() : opened.write(sql, values);
    };
    engine = { ...opened, write };
    service = await openLogService(engine, () => time);
    api = new Hono().route("/api", createLogApi({ open: async () => service, addressOf: () => address }));
  }, START_MS);
  afterAll(() => service.close());

  const ask = (path: string, init: RequestInit = {}) => api.request(`/api${path}`, init);
  const bearer = (capability: string) => ({ authorization: `Bearer ${capability}` });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  const create = ({ session, readHash, writeHash }: SessionDevice) =>
    post("/sessions", { session, readHash, writeHash });
  const append = ({ session, publicKey, write }: SessionDevice, envelope: Envelope) =>
    post(`/sessions/${session}/entries`, { envelope, publicKey }, bearer(write));
  const entries = ({ session, read }: SessionDevice, after = 0, headers: Record<string, string> = {}) =>
    ask(`/sessions/${session}/entries?after=${after}`, { headers: { ...bearer(read), ...headers } });
  const page = async (device: SessionDevice, after = 0): Promise<LogPage> =>
    (await (await entries(device, after)).json()) as LogPage;
  const refusal = async (response: Response) => {
    const { code, message } = (await response.json()) as { code: string; message: string };
    expect(message).toMatch(/^[A-Z].*\.$/);
    return `${response.status} ${code}`;
  };
  const started = async (count = 0): Promise<SessionDevice & { readonly sealed: readonly Envelope[] }> => {
    const device = await createSessionDevice();
    expect((await create(device)).status).toBe(201);
    const sealed = await device.sealMany(count);
    for (const envelope of sealed) expect((await append(device, envelope)).status).toBe(201);
    return { ...device, sealed };
  };

  it("delivers entries in their order, and the chain leads to its head", async () => {
    const device = await started(3);
    const { entries: stored, head } = await page(device);
    expect(stored.map(({ envelope }) => envelope)).toEqual(device.sealed);
    const chain = await verifyHashChain(crypto, device.session, device.sealed);
    expect(chain).toEqual({ ok: true, head: { seq: 3, hash: head.hash } });
    expect((await page(device, 2)).entries.map(({ envelope }) => envelope.seq)).toEqual([3]);
    expect((await page(device, 3)).entries).toEqual([]);
  });

  it("signs every head, the empty one included, with the time at which it stored the entry", async () => {
    const device = await createSessionDevice();
    const empty = ((await (await create(device)).json()) as { head: SignedHead }).head;
    expect(empty).toMatchObject({ session: device.session, seq: 0, hash: "", at: "2027-01-31T12:00:00.000Z" });
    const [envelope] = await device.sealMany(1);
    const { head } = (await (await append(device, envelope!)).json()) as { head: SignedHead };
    const { headKey } = (await (await ask("/log")).json()) as { headKey: string };
    for (const signed of [empty, head, (await page(device)).head])
      expect(await isHeadSigned(crypto, signed, headKey)).toBe(true);
    expect(await isHeadSigned(crypto, { ...head, seq: 2 }, headKey)).toBe(false);
    const [stored] = (await page(device)).entries;
    expect(stored).toMatchObject({ at: head.at, headSignature: head.signature });
  });

  it("refuses an entry that does not follow the head, shows the head, and stores nothing", async () => {
    const device = await started(2);
    const fork = await device.seal(2, device.sealed[0]!.prev === "" ? await hashOf(device.sealed[0]!) : "", "other");
    const gap = await device.seal(4, await hashOf(device.sealed[1]!));
    const other = await device.seal(3, await hashOf(device.sealed[0]!));
    for (const envelope of [fork, gap, other]) {
      const response = await append(device, envelope);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: "not_at_head", head: { seq: 2 } });
    }
    expect((await page(device)).entries).toHaveLength(2);
  });

  it("stores entries of many sessions that arrive together, and answers each by itself", async () => {
    const devices = await Promise.all(Array.from({ length: 70 }, () => started()));
    const [strange, gapped] = [devices[7]!, devices[40]!];
    const sent = devices.map(async (device) => {
      const [first, second] = await device.sealMany(2);
      const sender = device === strange ? { ...device, write: devices[0]!.write } : device;
      const answers = [append(sender, device === gapped ? second! : first!), append(sender, second!)];
      return (await Promise.all(answers)).map(({ status }) => status).toSorted();
    });
    const statuses = await Promise.all(sent);
    const seqs = await Promise.all(devices.map(async (device) => (await page(device)).entries.length));
    for (const [at, device] of devices.entries()) {
      if (device === strange) expect([statuses[at], seqs[at]]).toEqual([[403, 403], 0]);
      else if (device === gapped) expect([statuses[at], seqs[at]]).toEqual([[409, 409], 0]);
      // The second one may be refused if it was checked first.
      else expect([statuses[at]![0], seqs[at]]).toEqual([201, statuses[at]![1] === 201 ? 2 : 1]);
    }
  });

  it("stores the entries of other sessions if the database refuses one of those that arrive together", async () => {
    const devices = await Promise.all(Array.from({ length: 12 }, () => started()));
    const sealed = await Promise.all(devices.map(async (device) => (await device.sealMany(1))[0]!));
    refused = devices[5]!.session;
    const statuses = await Promise.all(devices.map(async (device, at) => (await append(device, sealed[at]!)).status));
    refused = null;
    expect(statuses).toEqual(devices.map((_device, at) => (at === 5 ? 503 : 201)));
  });

  it("accepts one of many entries that follow the same head", async () => {
    const device = await started(1);
    const prev = await hashOf(device.sealed[0]!);
    const rivals = await Promise.all(Array.from({ length: 12 }, (__, each) => device.seal(2, prev, { each })));
    const statuses = await Promise.all(rivals.map(async (envelope) => (await append(device, envelope)).status));
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
    expect((await page(device)).entries).toHaveLength(2);
  });

  it("stores a repeated request once, and answers it as the first time", async () => {
    const device = await started(2);
    time = NOON + 1000;
    const again = await append(device, device.sealed[0]!);
    time = NOON;
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ head: { seq: 1, at: "2027-01-31T12:00:00.000Z" } });
    expect((await create(device)).status).toBe(200);
    expect((await page(device)).entries).toHaveLength(2);
  });

  it("opens a session for its own capabilities only, each for its purpose", async () => {
    const [device, other] = [await started(1), await started()];
    const next = await device.seal(2, await hashOf(device.sealed[0]!));
    const stranger = { ...device, read: other.read, write: other.write };
    const swapped = { ...device, read: device.write, write: device.read };
    for (const wrong of [stranger, swapped, { ...device, read: "", write: "" }]) {
      expect(await refusal(await entries(wrong))).toBe("403 wrong_capability");
      expect(await refusal(await append(wrong, next))).toBe("403 wrong_capability");
    }
    const taken = { ...other, session: device.session };
    expect(await refusal(await create(taken))).toBe("409 session_exists");
    const nowhere = { ...device, session: "A".repeat(22) };
    expect(await refusal(await entries(nowhere))).toBe("404 no_session");
  });

  it("never returns or stores a capability", async () => {
    const device = await started(1);
    const texts = await Promise.all([entries(device), create(device)].map(async (each) => (await each).text()));
    for (const text of texts)
      for (const secret of [device.read, device.write, device.readHash, device.writeHash])
        expect(text).not.toContain(secret);
  });

  it("refuses an entry that its author did not sign", async () => {
    const [device, other] = [await started(), await createSessionDevice()];
    const [envelope] = await device.sealMany(1);
    expect(await refusal(await append({ ...device, publicKey: other.publicKey }, envelope!))).toBe(
      "422 wrong_signature",
    );
    const changed = { ...envelope!, ciphertext: `${envelope!.ciphertext}AAAA` };
    expect(await refusal(await append(device, changed))).toBe("422 wrong_signature");
    expect((await page(device)).entries).toEqual([]);
  });

  it("refuses what is no request of its own, and a body that is too large before it is parsed", async () => {
    const device = await started();
    const { session, write, publicKey } = device;
    const [envelope] = await device.sealMany(1);
    const path = `/sessions/${session}/entries`;
    const at = (seq: number) => ({ envelope: { ...envelope, seq }, publicKey });
    for (const body of ["", "[", "null", { envelope }, at(1.5), at(0), at(2 ** 31)])
      expect(await refusal(await post(path, body, bearer(write)))).toBe("400 malformed");
    const form = { ...bearer(write), "content-type": "text/plain" };
    expect(await refusal(await post(path, { envelope, publicKey }, form))).toBe("400 malformed");
    expect(await refusal(await post("/sessions", " ".repeat(1001)))).toBe("413 too_large");
    expect(await refusal(await post(path, " ".repeat(400_000), bearer(write)))).toBe("413 event_too_large");
    expect(await refusal(await ask(`/sessions/${session}/entries?after=-1`, { headers: bearer(device.read) }))).toBe(
      "400 malformed",
    );
  });

  it("answers a poll without its entries while nothing is new", async () => {
    const device = await started(1);
    const etag = (await entries(device)).headers.get("etag")!;
    const unchanged = await entries(device, 0, { "if-none-match": etag });
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe("");
    await append(device, await device.seal(2, await hashOf(device.sealed[0]!)));
    expect((await entries(device, 0, { "if-none-match": etag })).status).toBe(200);
  });

  /** Reads events of a stream until there are `count`, then leaves. */
  const follow = async (device: SessionDevice, count: number, lastEventId = "0"): Promise<readonly LogEntry[]> => {
    const response = await ask(`/sessions/${device.session}/stream`, {
      headers: { ...bearer(device.read), "last-event-id": lastEventId },
    });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const found: LogEntry[] = [];
    let text = "";
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      const events = text.split("\n\n");
      text = events.pop()!;
      for (const event of events) {
        const [, id, data] = /^id: (\d+)\nevent: entry\ndata: (.*)$/.exec(event) ?? [];
        if (id === undefined) continue;
        const entry = JSON.parse(data!) as LogEntry;
        expect(entry.envelope.seq).toBe(Number(id));
        found.push(entry);
      }
      if (found.length >= count) break;
    }
    return found;
  };

  it("streams what follows the last event a client has seen, then what is stored from now on", async () => {
    const device = await started(3);
    const streams = [follow(device, 5), follow(device, 3, "2"), follow(device, 2, "3")];
    const [fourth] = [await device.seal(4, await hashOf(device.sealed[2]!))];
    await append(device, fourth);
    await append(device, await device.seal(5, await hashOf(fourth)));
    const seen = await Promise.all(streams);
    expect(seen.map((each) => each.map(({ envelope }) => envelope.seq))).toEqual([
      [1, 2, 3, 4, 5],
      [3, 4, 5],
      [4, 5],
    ]);
    expect(seen[0]).toEqual((await page(device)).entries);
  });

  it("has room for so many streams and requests of one network, and for those of others", async () => {
    const device = await started(1);
    const open = (method = "GET") =>
      ask(`/sessions/${device.session}/stream`, { method, headers: bearer(device.read) });
    expect(await open("HEAD")).toMatchObject({ status: 400 });
    const streams = await Promise.all(Array.from({ length: OPEN_STREAMS.ofNetwork }, () => open()));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await refusal(await open())).toBe("429 too_many_streams");
    expect((await entries(device)).status).toBe(200);
    address = "192.0.2.2";
    const other = await open();
    address = "192.0.2.1";
    expect(other.status).toBe(200);
    await streams[0]!.body!.cancel();
    const next = await open();
    expect(next.status).toBe(200);
    await Promise.all([...streams.slice(1), other, next].map(({ body }) => body!.cancel()));
    // Bodies that do not end.
    const path = `/api/sessions/${device.session}/entries`;
    const init = { method: "POST", headers: { "content-type": "application/json", ...bearer(device.write) } };
    const ends: (() => void)[] = [];
    const slow = () => {
      const body = new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) });
      return api.request(path, { ...init, body, duplex: "half" } as RequestInit);
    };
    const reading = Array.from({ length: OPEN_REQUESTS.ofNetwork }, () => slow());
    await expect.poll(async () => (await api.request(path, { ...init, body: "{}" })).status).toBe(429);
    expect(await refusal(await slow())).toBe("429 too_many_requests");
    for (const end of ends) end();
    expect(new Set((await Promise.all(reading)).map(({ status }) => status))).toEqual(new Set([400]));
    expect(await refusal(await api.request(path, { ...init, body: "{}" }))).toBe("400 malformed");
  });

  it("accepts an entry of 256 KB and 2,000 entries, and refuses what is beyond", async () => {
    const device = await started();
    const content = (bytes: number) => "x".repeat(bytes - 28 - '""'.length);
    const fits = await device.seal(1, "", content(LOG_LIMITS.eventBytes));
    expect((await append(device, fits)).status).toBe(201);
    const tooLarge = await device.seal(2, await hashOf(fits), content(LOG_LIMITS.eventBytes + 1));
    expect(await refusal(await append(device, tooLarge))).toBe("413 event_too_large");
    const prev = "p".repeat(43);
    await engine.write("update sessions set head_seq = 1999, head_hash = $2 where id = $1", [device.session, prev]);
    const last = await device.seal(2000, prev);
    expect((await append(device, last)).status).toBe(201);
    expect(await refusal(await append(device, await device.seal(2001, await hashOf(last))))).toBe(
      "409 too_many_events",
    );
    expect((await page(device, 1)).entries.map(({ envelope }) => envelope.seq)).toEqual([2000]);
  });

  it("refuses an entry and a file that a full session has no room for, and stores nothing of them", async () => {
    const device = await started();
    await engine.write("update sessions set bytes = $2 where id = $1", [device.session, LOG_LIMITS.sessionBytes - 10]);
    expect(await refusal(await append(device, await device.seal(1, "")))).toBe("409 session_full");
    expect(await refusal(await announce(device, BLOB, 11))).toBe("409 session_full");
    expect((await announce(device, BLOB, 10)).status).toBe(200);
    expect(await refusal(await announce(device, "C".repeat(22), 1))).toBe("409 session_full");
    expect((await page(device)).entries).toEqual([]);
  });

  const BLOB = "B".repeat(22);
  const announce = ({ session, write }: SessionDevice, id: string, bytes: number) =>
    post(`/sessions/${session}/blobs`, { id, bytes }, bearer(write));
  const upload = ({ session, write }: SessionDevice, n: number, content: Uint8Array<ArrayBuffer>, id = BLOB) =>
    ask(`/sessions/${session}/blobs/${id}/${n}`, { method: "PUT", headers: bearer(write), body: content });
  const download = ({ session, read }: SessionDevice, piece: string) =>
    ask(`/sessions/${session}/blobs/${piece}`, { headers: bearer(read) });

  it("stores a file in pieces, says which are there, and returns its bytes", async () => {
    const device = await started();
    const bytes = LOG_LIMITS.chunkBytes + 3;
    const first = new Uint8Array(LOG_LIMITS.chunkBytes).map((_byte, index) => index % 251);
    expect((await announce(device, BLOB, bytes)).status).toBe(200);
    expect((await upload(device, 1, new Uint8Array([7, 0, 255]))).status).toBe(204);
    expect(await (await announce(device, BLOB, bytes)).json()).toEqual({ bytes, chunks: [1] });
    expect((await upload(device, 0, first)).status).toBe(204);
    expect((await upload(device, 0, first)).status).toBe(204);
    expect(await (await download(device, BLOB)).json()).toEqual({ bytes, chunks: [0, 1] });
    expect(new Uint8Array(await (await download(device, `${BLOB}/0`)).arrayBuffer())).toEqual(first);
    expect([...new Uint8Array(await (await download(device, `${BLOB}/1`)).arrayBuffer())]).toEqual([7, 0, 255]);
  });

  it("refuses a file over 20 MB, a piece of another length, and pieces of files it does not know", async () => {
    const [device, other] = [await started(), await started()];
    expect(await refusal(await announce(device, BLOB, LOG_LIMITS.blobBytes + 1))).toBe("413 blob_too_large");
    expect((await announce(device, BLOB, LOG_LIMITS.blobBytes)).status).toBe(200);
    expect(await refusal(await announce(device, BLOB, 5))).toBe("409 blob_exists");
    expect(await refusal(await upload(device, 0, new Uint8Array(5)))).toBe("400 malformed");
    for (const n of [20, 2048, 999_999_999])
      expect(await refusal(await upload(device, n, new Uint8Array(5)))).toBe("400 malformed");
    for (const piece of ["%00", "%ED%A0%80", "B".repeat(5000), `${BLOB}/2048`, `${BLOB}/-1`, `${BLOB}/%00`])
      expect(await refusal(await download(device, piece))).toBe("400 malformed");
    expect(await refusal(await upload(device, 0, new Uint8Array(LOG_LIMITS.chunkBytes + 1)))).toBe("413 too_large");
    expect(await refusal(await upload(other, 0, new Uint8Array(5)))).toBe("404 no_blob");
    expect(await refusal(await download(other, BLOB))).toBe("404 no_blob");
    expect(await refusal(await download(device, `${BLOB}/0`))).toBe("404 no_blob");
    const stranger = { ...device, read: other.read, write: other.write };
    for (const response of [
      announce(stranger, BLOB, 5),
      upload(stranger, 0, new Uint8Array(5)),
      download(stranger, BLOB),
    ])
      expect(await refusal(await response)).toBe("403 wrong_capability");
  });

  it("gives back the room of files that were announced and not uploaded in time, and of no others", async () => {
    const device = await started();
    const [HOUR, MB] = [3_600_000, 1024 * 1024];
    const [half, complete] = ["1".repeat(22), "2".repeat(22)];
    const empty = (digits: string): readonly string[] => [...digits].map((digit) => digit.repeat(22));
    const piece = new Uint8Array(LOG_LIMITS.chunkBytes);
    expect((await announce(device, half, 19 * MB)).status).toBe(200);
    expect((await announce(device, complete, MB)).status).toBe(200);
    for (const id of empty("3456")) expect((await announce(device, id, 20 * MB)).status).toBe(200);
    expect(await refusal(await announce(device, BLOB, 1))).toBe("409 session_full");
    for (const id of [half, complete]) expect((await upload(device, 0, piece, id)).status).toBe(204);
    // The upload of the first one is continued, and never finished.
    time = NOON + HOUR;
    expect(await refusal(await upload(device, 1, piece, half))).toBe("404 no_blob");
    expect(await (await announce(device, half, 19 * MB)).json()).toEqual({ bytes: 19 * MB, chunks: [0] });
    expect((await upload(device, 1, piece, half)).status).toBe(204);
    time = NOON + 2 * HOUR - 1;
    expect(await refusal(await announce(device, BLOB, 1))).toBe("409 session_full");
    time = NOON + 2 * HOUR;
    for (const id of empty("789a")) expect((await announce(device, id, 20 * MB)).status).toBe(200);
    expect(await refusal(await announce(device, BLOB, 1))).toBe("409 session_full");
    expect(await refusal(await download(device, empty("3")[0]!))).toBe("404 no_blob");
    // The first one is given back with its pieces an hour later.
    time = NOON + 3 * HOUR;
    await service.sweep();
    expect(await rowsOf(device)).toEqual({ entries: 0, blobs: 5, chunks: 1 });
    expect((await announce(device, BLOB, 19 * MB)).status).toBe(200);
    expect(await refusal(await announce(device, half, 1))).toBe("409 session_full");
    expect(await (await download(device, complete)).json()).toEqual({ bytes: MB, chunks: [0] });
    time = NOON;
  });

  const rowsOf = async ({ session }: SessionDevice) => {
    const [row] = await engine.read(
      `select (select count(*)::int from entries where session = $1) as entries,
         (select count(*)::int from blobs where session = $1) as blobs,
         (select count(*)::int from blob_chunks where session = $1) as chunks`,
      [session],
    );
    return row;
  };
  const DAY_MS = 86_400_000;

  it("keeps a session for 90 days after its last entry, and its head after that", async () => {
    const device = await started(1);
    await announce(device, BLOB, 1);
    await upload(device, 0, new Uint8Array(1));
    time = NOON + 89 * DAY_MS;
    const second = await device.seal(2, await hashOf(device.sealed[0]!));
    await append(device, second);
    time = NOON + 100 * DAY_MS;
    await service.sweep();
    expect((await page(device)).entries).toHaveLength(2);
    time = NOON + (89 + 90) * DAY_MS;
    expect(await refusal(await entries(device))).toBe("410 expired");
    expect(await refusal(await append(device, await device.seal(3, await hashOf(second))))).toBe("410 expired");
    await service.sweep();
    const answer = await entries(device);
    time = NOON;
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({ code: "expired", head: { seq: 2, hash: await hashOf(second) } });
    expect(await rowsOf(device)).toEqual({ entries: 0, blobs: 0, chunks: 0 });
    expect(await refusal(await create(device))).toBe("409 session_exists");
  });

  it("records nothing while the disk is full, says so, still reads, and accepts the same entry once there is room", async () => {
    const device = await started(1);
    const second = await device.seal(2, await hashOf(device.sealed[0]!));
    isDiskFull = true;
    const refusals = [
      await refusal(await append(device, second)),
      await refusal(await create(await createSessionDevice())),
      await refusal(await announce(device, BLOB, 1)),
    ];
    const { head } = await page(device);
    isDiskFull = false;
    expect(refusals).toEqual(["507 storage_full", "507 storage_full", "507 storage_full"]);
    expect(head.seq).toBe(1);
    expect(await rowsOf(device)).toEqual({ entries: 1, blobs: 0, chunks: 0 });
    expect((await append(device, second)).status).toBe(201);
  });

  it("keeps a session for a year if a party extends it", async () => {
    const device = await started(1);
    const extended = await post(`/sessions/${device.session}/extension`, {}, bearer(device.write));
    expect(await extended.json()).toEqual({ expires: "2028-01-31T12:00:00.000Z" });
    time = NOON + 364 * DAY_MS;
    await service.sweep();
    expect((await entries(device)).status).toBe(200);
    time = NOON;
  });

  it("deletes a session only with the consent of every device that wrote in it", async () => {
    const device = await started(1);
    const ben = await createSigningKeys(crypto);
    const position = { session: device.session, seq: 2, prev: await hashOf(device.sealed[0]!) };
    const envelope = await encryptEvent(crypto, device.keys, ben, position, "claim");
    expect((await append({ ...device, publicKey: ben.publicKey }, envelope)).status).toBe(201);
    const requestDeletion = (consents: readonly object[]) =>
      post(`/sessions/${device.session}/deletion`, { consents }, bearer(device.write));
    const [anas, bens] = [
      await consentToDeletion(crypto, device.device, device.session, { seq: 1 }),
      await consentToDeletion(crypto, ben, device.session, { seq: 2 }),
    ];
    const elsewhere = await consentToDeletion(crypto, ben, "A".repeat(22), { seq: 2 });
    for (const consents of [
      [],
      [anas],
      [anas, anas],
      [anas, elsewhere],
      [anas, { ...bens, publicKey: anas.publicKey }],
    ])
      expect(await refusal(await requestDeletion(consents))).toBe("409 consent_missing");
    expect(await rowsOf(device)).toMatchObject({ entries: 2 });
    // A device of Ben that was added later and removed left its consent to his first one.
    const pad = await createSigningKeys(crypto);
    const third = { session: device.session, seq: 3, prev: await hashOf(envelope) };
    const joined = await encryptEvent(crypto, device.keys, pad, third, "join_device");
    expect((await append({ ...device, publicKey: pad.publicKey }, joined)).status).toBe(201);
    const left = (by: string) => consentToDeletion(crypto, pad, device.session, { by });
    const [pads, toAna] = [await left(ben.publicKey), await left(device.publicKey)];
    for (const consents of [
      [anas, bens],
      // Ben has not consented, or someone names himself.
      [anas, pads],
      [anas, bens, { ...toAna, by: ben.publicKey }],
      [anas, bens, { ...bens, publicKey: pad.publicKey, by: ben.publicKey }],
      [anas, { ...pads, publicKey: ben.publicKey }, pads],
      [anas, { ...(await consentToDeletion(crypto, ben, device.session, { by: pad.publicKey })) }, pads],
    ])
      expect(await refusal(await requestDeletion(consents))).toBe("409 consent_missing");
    expect(await refusal(await requestDeletion([anas, { ...bens, by: "x" }]))).toBe("400 malformed");
    expect((await requestDeletion([anas, pads, bens])).status).toBe(204);
    expect(await rowsOf(device)).toEqual({ entries: 0, blobs: 0, chunks: 0 });
    const after = await entries(device);
    expect(after.status).toBe(410);
    expect(await after.json()).toMatchObject({ code: "deleted", head: { seq: 3 } });
  });

  it("deletes no session with a consent that its device has withdrawn by another entry, also if someone kept it", async () => {
    const device = await started(2);
    const requestDeletion = (consents: readonly object[]) =>
      post(`/sessions/${device.session}/deletion`, { consents }, bearer(device.write));
    const consentAt = (seq: number) => consentToDeletion(crypto, device.device, device.session, { seq });
    const [first, third] = [await consentAt(1), await consentAt(3)];
    const { seq: _, ...withoutPosition } = first;
    for (const consents of [[first], [{ ...first, seq: 2 }], [withoutPosition]])
      expect(await refusal(await requestDeletion(consents))).toBe("409 consent_missing");
    const withdrawal = await device.seal(3, await hashOf(device.sealed[1]!), "keep");
    const second = await consentAt(2);
    expect((await append(device, withdrawal)).status).toBe(201);
    expect(await refusal(await requestDeletion([first, second]))).toBe("409 consent_missing");
    expect(await rowsOf(device)).toMatchObject({ entries: 3 });
    expect((await requestDeletion([first, third])).status).toBe(204);
  });

  it("limits what one address starts and uploads in a day, and stores no address", async () => {
    address = "2001:db8:1:2:3:4:5:6";
    const device = await started();
    const [row] = await engine.read("select address from quotas where kind = 'sessions' order by used limit 1", []);
    expect(String(row!["address"])).toMatch(/^[\w-]{43}$/);
    await engine.write("update quotas set used = $1 where kind = 'sessions'", [QUOTAS.sessions]);
    expect(await refusal(await create(await createSessionDevice()))).toBe("429 quota_sessions");
    expect((await announce(device, "D".repeat(22), 1)).status).toBe(200);
    await engine.write("update quotas set used = $1 where kind = 'bytes'", [QUOTAS.bytes]);
    address = "2001:db8:1:2:ffff::1";
    expect(await refusal(await announce(device, BLOB, LOG_LIMITS.blobBytes))).toBe("429 quota_bytes");
    address = "2001:db8:1:3::1";
    expect((await announce(device, BLOB, LOG_LIMITS.blobBytes)).status).toBe(200);
    time = NOON + DAY_MS;
    address = "2001:db8:1:2:3:4:5:6";
    expect((await create(await createSessionDevice())).status).toBe(201);
    await service.sweep();
    expect(await engine.read("select count(*)::int as old from quotas where used >= $1", [QUOTAS.sessions])).toEqual([
      { old: 0 },
    ]);
    time = NOON;
    address = "192.0.2.1";
  });

  it("changes nothing when it is opened again, and refuses a database of a newer version", async () => {
    const device = await started(1);
    const again = await openLogService(engine, () => time);
    expect(again.headKey).toBe(service.headKey);
    expect((await page(device)).entries).toHaveLength(1);
    await engine.write("insert into migrations (version) values (999)", []);
    await expect(openLogService(engine)).rejects.toThrow("newer version of Clausewright");
    await engine.write("delete from migrations where version = 999", []);
  });
});

it("recognizes a full disk by the code that PostgreSQL reports", async () => {
  const engine = await openPostgres(await newDatabase());
  const raise = "do $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$";
  await expect(engine.write(raise, [])).rejects.toMatchObject({ isStorageFull: true });
  await expect(engine.write("select no_such_column", [])).rejects.toMatchObject({ isStorageFull: false });
  await engine.close();
});
