import { expect, it } from "vitest";
import { newDatabase } from "../../../tests/support/postgres-cluster.ts";
import { createSessionDevice, hashOf } from "../../../tests/support/session-device.ts";
import type { SignedHead } from "../../model/session/log-api.ts";
import { verifyHashChain } from "../../sealing/verify-hash-chain.ts";
import { isHeadSigned } from "../../sealing/signed-head.ts";
import { openPostgres } from "./engines/postgres-engine.ts";
import { openLogService } from "./log-service.ts";
import { describeLog, NOON, BLOB } from "../../../tests/support/log-test.ts";

const { crypto } = globalThis;

describeLog("a log", (log) => {
  const {
    conditions,
    engine,
    service,
    ask,
    bearer,
    post,
    create,
    append,
    entries,
    page,
    refusal,
    started,
    announce,
    rowsOf,
  } = log;

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
    for (const [index, device] of devices.entries()) {
      if (device === strange) expect([statuses[index], seqs[index]]).toEqual([[403, 403], 0]);
      else if (device === gapped) expect([statuses[index], seqs[index]]).toEqual([[409, 409], 0]);
      // The second one may be refused if it was checked first.
      else expect([statuses[index]![0], seqs[index]]).toEqual([201, statuses[index]![1] === 201 ? 2 : 1]);
    }
  });

  it("stores the entries of other sessions if the database refuses one of those that arrive together", async () => {
    const devices = await Promise.all(Array.from({ length: 12 }, () => started()));
    const sealed = await Promise.all(devices.map(async (device) => (await device.sealMany(1))[0]!));
    conditions.refused = devices[5]!.session;
    const statuses = await Promise.all(
      devices.map(async (device, index) => (await append(device, sealed[index]!)).status),
    );
    conditions.refused = null;
    expect(statuses).toEqual(devices.map((_device, index) => (index === 5 ? 503 : 201)));
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
    conditions.time = NOON + 1000;
    const again = await append(device, device.sealed[0]!);
    conditions.time = NOON;
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

  it("records nothing while the disk is full, says so, still reads, and accepts the same entry once there is room", async () => {
    const device = await started(1);
    const second = await device.seal(2, await hashOf(device.sealed[0]!));
    conditions.isDiskFull = true;
    const refusals = [
      await refusal(await append(device, second)),
      await refusal(await create(await createSessionDevice())),
      await refusal(await announce(device, BLOB, 1)),
    ];
    const { head } = await page(device);
    conditions.isDiskFull = false;
    expect(refusals).toEqual(["507 storage_full", "507 storage_full", "507 storage_full"]);
    expect(head.seq).toBe(1);
    expect(await rowsOf(device)).toEqual({ entries: 1, blobs: 0, chunks: 0 });
    expect((await append(device, second)).status).toBe(201);
  });

  it("changes nothing when it is opened again, and refuses a database of a newer version", async () => {
    const device = await started(1);
    const again = await openLogService(engine(), () => conditions.time);
    expect(again.headKey).toBe(service().headKey);
    expect((await page(device)).entries).toHaveLength(1);
    await engine().write("insert into migrations (version) values (999)", []);
    await expect(openLogService(engine())).rejects.toThrow("newer version of Clausewright");
    await engine().write("delete from migrations where version = 999", []);
  });
});

it("recognizes a full disk by the code that PostgreSQL reports", async () => {
  const engine = await openPostgres(await newDatabase());
  const raise = "do $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$";
  await expect(engine.write(raise, [])).rejects.toMatchObject({ isStorageFull: true });
  await expect(engine.write("select no_such_column", [])).rejects.toMatchObject({ isStorageFull: false });
  await engine.close();
});
