import { expect, it } from "vitest";
import { createSessionDevice, hashOf } from "../../../tests/support/session-device.ts";
import { LOG_LIMITS } from "../../model/session/log-limits.ts";
import { QUOTAS } from "./store/quota-ledger.ts";
import { describeLog, NOON, DAY_MS, BLOB } from "../../../tests/support/log-test.ts";

describeLog("the files and limits of a log", (log) => {
  const { conditions, engine, service, create, append, page, refusal, started, announce, upload, download, rowsOf } =
    log;

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
    conditions.time = NOON + HOUR;
    expect(await refusal(await upload(device, 1, piece, half))).toBe("404 no_blob");
    expect(await (await announce(device, half, 19 * MB)).json()).toEqual({ bytes: 19 * MB, chunks: [0] });
    expect((await upload(device, 1, piece, half)).status).toBe(204);
    conditions.time = NOON + 2 * HOUR - 1;
    expect(await refusal(await announce(device, BLOB, 1))).toBe("409 session_full");
    conditions.time = NOON + 2 * HOUR;
    for (const id of empty("789a")) expect((await announce(device, id, 20 * MB)).status).toBe(200);
    expect(await refusal(await announce(device, BLOB, 1))).toBe("409 session_full");
    expect(await refusal(await download(device, empty("3")[0]!))).toBe("404 no_blob");
    // The first one is given back with its pieces an hour later.
    conditions.time = NOON + 3 * HOUR;
    await service().sweep();
    expect(await rowsOf(device)).toEqual({ entries: 0, blobs: 5, chunks: 1 });
    expect((await announce(device, BLOB, 19 * MB)).status).toBe(200);
    expect(await refusal(await announce(device, half, 1))).toBe("409 session_full");
    expect(await (await download(device, complete)).json()).toEqual({ bytes: MB, chunks: [0] });
    conditions.time = NOON;
  });

  it("accepts an entry of 256 KB and 2,000 and refuses what is beyond", async () => {
    const device = await started();
    const content = (bytes: number) => "x".repeat(bytes - 28 - '""'.length);
    const fits = await device.seal(1, "", content(LOG_LIMITS.eventBytes));
    expect((await append(device, fits)).status).toBe(201);
    const tooLarge = await device.seal(2, await hashOf(fits), content(LOG_LIMITS.eventBytes + 1));
    expect(await refusal(await append(device, tooLarge))).toBe("413 event_too_large");
    const prev = "p".repeat(43);
    await engine().write("update sessions set head_seq = 1999, head_hash = $2 where id = $1", [device.session, prev]);
    const last = await device.seal(2000, prev);
    expect((await append(device, last)).status).toBe(201);
    expect(await refusal(await append(device, await device.seal(2001, await hashOf(last))))).toBe(
      "409 too_many_events",
    );
    expect((await page(device, 1)).entries.map(({ envelope }) => envelope.seq)).toEqual([2000]);
  });

  it("refuses an entry and a file that a full session has no room for, and stores nothing of them", async () => {
    const device = await started();
    await engine().write("update sessions set bytes = $2 where id = $1", [
      device.session,
      LOG_LIMITS.sessionBytes - 10,
    ]);
    expect(await refusal(await append(device, await device.seal(1, "")))).toBe("409 session_full");
    expect(await refusal(await announce(device, BLOB, 11))).toBe("409 session_full");
    expect((await announce(device, BLOB, 10)).status).toBe(200);
    expect(await refusal(await announce(device, "C".repeat(22), 1))).toBe("409 session_full");
    expect((await page(device)).entries).toEqual([]);
  });

  it("limits what one address starts and uploads in a day, and stores no address", async () => {
    conditions.address = "2001:db8:1:2:3:4:5:6";
    const device = await started();
    const [row] = await engine().read("select address from quotas where kind = 'sessions' order by used limit 1", []);
    expect(String(row!["address"])).toMatch(/^[\w-]{43}$/);
    await engine().write("update quotas set used = $1 where kind = 'sessions'", [QUOTAS.sessions]);
    expect(await refusal(await create(await createSessionDevice()))).toBe("429 quota_sessions");
    expect((await announce(device, "D".repeat(22), 1)).status).toBe(200);
    await engine().write("update quotas set used = $1 where kind = 'bytes'", [QUOTAS.bytes]);
    conditions.address = "2001:db8:1:2:ffff::1";
    expect(await refusal(await announce(device, BLOB, LOG_LIMITS.blobBytes))).toBe("429 quota_bytes");
    conditions.address = "2001:db8:1:3::1";
    expect((await announce(device, BLOB, LOG_LIMITS.blobBytes)).status).toBe(200);
    conditions.time = NOON + DAY_MS;
    conditions.address = "2001:db8:1:2:3:4:5:6";
    expect((await create(await createSessionDevice())).status).toBe(201);
    await service().sweep();
    expect(await engine().read("select count(*)::int as old from quotas where used >= $1", [QUOTAS.sessions])).toEqual([
      { old: 0 },
    ]);
    conditions.time = NOON;
    conditions.address = "192.0.2.1";
  });
});
