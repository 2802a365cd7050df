import { expect, it } from "vitest";
import { hashOf } from "../../../tests/support/session-device.ts";
import type { SessionDevice } from "../../../tests/support/session-device.ts";
import type { LogEntry } from "../../model/session/log-api.ts";
import { OPEN_REQUESTS, OPEN_STREAMS } from "./api/log-api.ts";
import { describeLog } from "../../../tests/support/log-test.ts";

describeLog("the streams of a log", (log) => {
  const { conditions, api, ask, bearer, append, entries, page, refusal, started } = log;

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
    conditions.address = "192.0.2.2";
    const other = await open();
    conditions.address = "192.0.2.1";
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
      return api().request(path, { ...init, body, duplex: "half" } as RequestInit);
    };
    const reading = Array.from({ length: OPEN_REQUESTS.ofNetwork }, () => slow());
    await expect.poll(async () => (await api().request(path, { ...init, body: "{}" })).status).toBe(429);
    expect(await refusal(await slow())).toBe("429 too_many_requests");
    for (const end of ends) end();
    expect(new Set((await Promise.all(reading)).map(({ status }) => status))).toEqual(new Set([400]));
    expect(await refusal(await api().request(path, { ...init, body: "{}" }))).toBe("400 malformed");
  });
});
