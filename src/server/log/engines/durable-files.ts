import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const sync = (path: string, flush: (descriptor: number) => void): void => {
  const descriptor = openSync(path, "r");
  try {
    flush(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/**
 * Makes what the database wrote survive a power loss: PGlite writes its files and never waits for the disk.
 *
 * Throws: when the disk reports an error. What was written since the last call is then lost or not, and the database must
 * be opened again.
 */
export type DurableFiles = {
  /** Waits until the disk has the write-ahead log up to the segment of that name. */
  readonly flushLog: (segment: string) => void;
  /** Waits until the disk has the data files, after a checkpoint. */
  readonly flushData: () => void;
};

const CONTROL = "global/pg_control";

/** Follows the write-ahead log and the data files of the database in a folder. */
export const createDurableFiles = (folder: string): DurableFiles => {
  const log = join(folder, "pg_wal");
  let last = "";
  let flushedAt = 0;
  const flushSegment = (segment: string): void => sync(join(log, segment), fdatasyncSync);
  return {
    flushLog: (segment) => {
      if (segment !== last) {
        // A record may begin in one segment and end in the next, and a new file is lost without its directory.
        if (last !== "" && readdirSync(log).includes(last)) flushSegment(last);
        sync(log, fsyncSync);
      }
      flushSegment(segment);
      last = segment;
    },
    flushData: () => {
      const began = Date.now();
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(log))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => path !== join(folder, CONTROL) && statSync(path).mtimeMs >= flushedAt - 1000);
      for (const path of files) sync(path, fsyncSync);
      // Last, because recovery reads its starting point from this file.
      sync(join(folder, CONTROL), fsyncSync);
      flushedAt = began;
    },
  };
};
