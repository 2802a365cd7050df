// Durable appends of many sessions at once, compared with writing the same bytes to a file and waiting for the disk.
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { newDataFolder } from "../../../tests/support/data-folder.ts";
import { createSessionDevice } from "../../../tests/support/session-device.ts";
import type { Envelope } from "../../../src/model/session/envelope.ts";
import { openPglite } from "../../../src/server/log/engines/pglite-engine.ts";
import { openLogService } from "../../../src/server/log/log-service.ts";
import type { LogService } from "../../../src/server/log/log-service.ts";

export const SESSIONS = 64;
const ENTRIES = 20;

type Writer = {
  readonly device: Awaited<ReturnType<typeof createSessionDevice>>;
  readonly entries: readonly Envelope[];
};

const appendAll = async (service: LogService, { device, entries }: Writer): Promise<void> => {
  const access = { session: device.session, kind: "write", hash: device.writeHash } as const;
  for (const envelope of entries) {
    const result = await service.append(access, { envelope, publicKey: device.publicKey }, device.session);
    if (!result.ok) throw new Error(result.code);
  }
};

const bareWrites = (folder: string, entries: readonly Envelope[]): void => {
  const file = openSync(join(folder, "bare"), "a");
  for (const envelope of entries) {
    writeSync(file, JSON.stringify(envelope));
    fdatasyncSync(file);
  }
  closeSync(file);
};

const perSecond = (count: number, start: number): number => (count / (performance.now() - start)) * 1000;

/** Appends that are acknowledged after the disk has them, and bare writes. Unit: per second. */
export const measureAppends = async (): Promise<{ readonly ours: number; readonly theirs: number }> => {
  const folder = await newDataFolder();
  const service = await openLogService(await openPglite(folder, () => undefined));
  const writers = await Promise.all(
    Array.from({ length: SESSIONS }, async (): Promise<Writer> => {
      const device = await createSessionDevice();
      const { session, readHash, writeHash } = device;
      const created = await service.create({ session, readHash, writeHash }, session);
      if (!created.ok) throw new Error(created.code);
      return { device, entries: await device.sealMany(ENTRIES) };
    }),
  );
  const count = SESSIONS * ENTRIES;
  const start = performance.now();
  await Promise.all(writers.map((writer) => appendAll(service, writer)));
  const ours = perSecond(count, start);
  await service.close();
  const bare = performance.now();
  bareWrites(
    folder,
    writers.flatMap(({ entries }) => entries),
  );
  const theirs = perSecond(count, bare);
  return { ours, theirs };
};
