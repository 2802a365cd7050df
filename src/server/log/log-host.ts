import { keepBackups } from "./backup/backup-files.ts";
import type { SqlEngine } from "./engines/sql-engine.ts";
import { openLogService } from "./log-service.ts";
import type { LogService } from "./log-service.ts";
import type { SealFile } from "./seal/seal-key.ts";

/** The log service of a server process, opened when it is first needed. */
export type LogHost = {
  readonly open: () => Promise<LogService>;
  /** Ends the streams, which would otherwise stay open; other requests go on. */
  readonly endStreams: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** How long to wait after a database could not be opened before trying again. Unit: milliseconds. */
const RETRY_MS = 3000;

/**
 * Opens the service at the first request and again after its database was lost.
 *
 * `openEngine` calls its argument when the database can no longer be used. With a folder for backups, a backup is
 * written there every day. `sealFile` is the operator's own certificate for sealed files.
 */
export const createLogHost = (
  openEngine: (onEnd: () => void) => Promise<SqlEngine>,
  backupFolder?: string | undefined,
  sealFile?: SealFile | undefined,
): LogHost => {
  let current: Promise<LogService> | undefined;
  const forget = (): void => {
    current = undefined;
  };
  const open = async (): Promise<LogService> => {
    let stopBackups = (): void => undefined;
    const engine = await openEngine(() => {
      stopBackups();
      forget();
    });
    try {
      const service = await openLogService(engine, Date.now, sealFile);
      if (backupFolder !== undefined) stopBackups = keepBackups(engine, backupFolder);
      return service;
    } catch (error) {
      await engine.close();
      throw error;
    }
  };
  return {
    open: () => {
      if (current) return current;
      const opening = open();
      current = opening;
      opening.catch(() => setTimeout(() => current === opening && forget(), RETRY_MS).unref());
      return opening;
    },
    endStreams: async () => {
      const service = await current?.catch(() => undefined);
      service?.feeds.close();
    },
    close: async () => {
      const service = await current?.catch(() => undefined);
      await service?.close();
    },
  };
};
