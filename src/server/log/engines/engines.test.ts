import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { newDataFolder } from "../../../../tests/support/data-folder.ts";
import { getPage, killServers, postEntry, postSession, startLogServer } from "../../../../tests/support/log-server.ts";
import type { TestServer } from "../../../../tests/support/log-server.ts";
import { newDatabase } from "../../../../tests/support/postgres-cluster.ts";
import { commitSeed, isFull, nameSeedOnFailure } from "../../../../tests/support/rotation.ts";
import { seededRandom } from "../../../../tests/support/seeded-random.ts";
import { createSessionDevice, hashOf } from "../../../../tests/support/session-device.ts";
import type { SessionDevice } from "../../../../tests/support/session-device.ts";
import { verifyHashChain } from "../../../sealing/verify-hash-chain.ts";

nameSeedOnFailure();
afterEach(killServers);

/** A network may start 200 sessions in a day: more kills than 50 need another database, which is what a part has. */
const ENGINES = {
  PGlite: {
    rounds: isFull ? 50 : 4,
    parts: isFull ? 3 : 1,
    place: newDataFolder,
    start: (place: string) => startLogServer(place),
  },
  PostgreSQL: {
    rounds: isFull ? 50 : 2,
    parts: 1,
    place: newDatabase,
    start: (place: string) => startLogServer("", place),
  },
};

/** Sessions written at the same time, and the longest time from their first entry to the kill. */
const SESSIONS = 3;
const MAX_MS = 400;

type Writer = { readonly device: SessionDevice; acknowledged: number };

/** Appends until the server is gone, and remembers what it acknowledged. */
const writeOn = async (server: TestServer, writer: Writer): Promise<void> => {
  const { device } = writer;
  try {
    await postSession(server, device);
    for (let prev = ""; ;) {
      const envelope = await device.seal(writer.acknowledged + 1, prev, { words: "x".repeat(500) });
      if ((await postEntry(server, device, envelope)).status !== 201) return;
      writer.acknowledged += 1;
      prev = await hashOf(envelope);
    }
  } catch {
    // The server was killed.
  }
};

const checkSession = async (server: TestServer, { device, acknowledged }: Writer): Promise<void> => {
  if (acknowledged === 0) return;
  const { entries, head } = await getPage(server, device);
  const chain = await verifyHashChain(
    crypto,
    device.session,
    entries.map(({ envelope }) => envelope),
  );
  expect(chain).toEqual({ ok: true, head: { seq: head.seq, hash: head.hash } });
  // An entry whose acknowledgment was lost may be there, too.
  expect([acknowledged, acknowledged + 1]).toContain(head.seq);
};

describe.each(Object.entries(ENGINES))("a server with %s", (name, { rounds, parts, place, start }) => {
  it.each(Array.from({ length: parts }, (_, part) => part))(
    `loses no acknowledged entry when it is killed at ${rounds} random moments (part %i)`,
    async (part) => {
      const random = seededRandom(commitSeed + part);
      const where = await place();
      let writers: readonly Writer[] = [];
      let total = 0;
      for (let round = 0; round <= rounds; round++) {
        const server = await start(where);
        for (const writer of writers) await checkSession(server, writer);
        total += writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
        writers = await Promise.all(
          Array.from({ length: SESSIONS }, async () => ({ device: await createSessionDevice(), acknowledged: 0 })),
        );
        const writing = writers.map((writer) => writeOn(server, writer));
        // The moment falls between acts, and not before the first one.
        await expect.poll(() => writers.some(({ acknowledged }) => acknowledged > 0), { timeout: 30_000 }).toBe(true);
        await sleep(random() * MAX_MS);
        server.child.kill("SIGKILL");
        await Promise.all([server.ended, ...writing]);
      }
      console.log(`${name}: ${total} acknowledged entries, ${rounds} kills, seed ${commitSeed}`);
      expect(total).toBeGreaterThanOrEqual(rounds);
    },
    rounds * 60_000,
  );
});
