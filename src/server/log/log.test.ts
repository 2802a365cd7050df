import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDataFolder } from "../../../tests/support/data-folder.ts";
import { newDatabase } from "../../../tests/support/postgres-cluster.ts";
import { createSessionDevice, hashOf } from "../../../tests/support/session-device.ts";
import type { SessionDevice } from "../../../tests/support/session-device.ts";
import type { Envelope } from "../../model/session/envelope.ts";
import type { LogEntry, LogPage, SignedHead } from "../../model/session/log-api.ts";
import { verifyHashChain } from "../../sealing/verify-hash-chain.ts";
import { isHeadSigned } from "../../sealing/signed-head.ts";
import { createLogApi } from "./api/log-api.ts";
import { openPglite } from "./engines/pglite-engine.ts";
import { openPostgres } from "./engines/postgres-engine.ts";
import type { SqlEngine } from "./engines/sql-engine.ts";
import { openLogService } from "./log-service.ts";
import type { LogService } from "./log-service.ts";

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
  let service: LogService;
  let api: Hono;
  let time = NOON;

  beforeAll(async () => {
    service = await openLogService(await openEngine(), () => time);
    api = new Hono().route(
      "/api",
      createLogApi(async () => service),
    );
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
    for (const body of ["", "[", "null", { envelope }, { envelope: { ...envelope, seq: 1.5 }, publicKey }])
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
});
