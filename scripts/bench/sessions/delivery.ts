// The time from sending an entry to its arrival at each of many clients that follow the session.
import { Agent, get } from "node:http";
import { newDataFolder } from "../../../tests/support/data-folder.ts";
import { killServers, postEntry, postSession, startLogServer } from "../../../tests/support/log-server.ts";
import type { TestServer } from "../../../tests/support/log-server.ts";
import { createSessionDevice } from "../../../tests/support/session-device.ts";
import type { SessionDevice } from "../../../tests/support/session-device.ts";

export const CLIENTS = 400;
const ENTRIES = 50;
/** Pause between two entries, because people do not write at the same moment. Unit: milliseconds. */
const PAUSE_MS = 60;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Opens a stream, and calls back with the time at which each entry arrived. */
const follow = ({ address }: TestServer, { session, read }: SessionDevice, onEntry: (seq: number) => void) =>
  new Promise<void>((opened, failed) => {
    const headers = { authorization: `Bearer ${read}` };
    const request = get(
      `${address}/api/sessions/${session}/stream`,
      { headers, agent: new Agent({ maxSockets: 1 }) },
      (response) => {
        response.setEncoding("utf8");
        response.on("data", (text: string) => {
          for (const [, id] of text.matchAll(/^id: (\d+)$/gm)) onEntry(Number(id));
        });
        // The bench ends the server before its clients.
        response.on("error", () => undefined);
        opened();
      },
    );
    request.on("error", failed);
  });

/**
 * The 99th percentile of the delivery times of entries sent one after another by a real server on PGlite.
 *
 * Unit: milliseconds.
 */
export const measureDelivery = async (): Promise<number> => {
  const server = await startLogServer(await newDataFolder());
  try {
    const device = await createSessionDevice();
    await postSession(server, device);
    const sent: number[] = [];
    const taken: number[] = [];
    const onEntry = (seq: number): void => void taken.push(performance.now() - sent[seq - 1]!);
    await Promise.all(Array.from({ length: CLIENTS }, () => follow(server, device, onEntry)));
    for (const envelope of await device.sealMany(ENTRIES)) {
      sent.push(performance.now());
      await postEntry(server, device, envelope);
      await pause(PAUSE_MS);
    }
    await pause(1000);
    const expected = CLIENTS * ENTRIES;
    if (taken.length !== expected) throw new Error(`${taken.length} of ${expected} deliveries arrived`);
    return taken.toSorted((a, b) => a - b)[Math.ceil(expected * 0.99) - 1]!;
  } finally {
    killServers();
  }
};
