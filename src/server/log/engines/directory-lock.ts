import { createHash } from "node:crypto";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync, writeSync } from "node:fs";
import { createServer } from "node:net";
import type { Server } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseFailure } from "./sql-engine.ts";

const FILE = "server.lock";
/** How often the holder renews its file, and how old the file may be before the lock has expired. Unit: milliseconds. */
const RENEWAL_MS = 2000;
const TIMEOUT_MS = 3 * RENEWAL_MS;

const inUse = (folder: string): DatabaseFailure =>
  new DatabaseFailure(
    `Another server uses the data directory "${folder}". Stop it, or set DATA_DIR to another directory.`,
  );

/** Names the network of this machine or container: sockets of the same name meet only within it. */
const networkName = (): string => {
  try {
    return `${readlinkSync("/proc/self/ns/net")} ${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}`;
  } catch {
    // Not Linux: the file alone decides.
    return "";
  }
};

/** Listens on a Linux abstract socket, which the kernel frees even after kill -9; null where it is taken. */
const takeSocket = async (folder: string): Promise<Server | null> => {
  const name = createHash("sha256").update(folder).digest("hex");
  const server = createServer((socket) => socket.destroy()).unref();
  server.listen({ path: `\0clausewright-${name}` });
  try {
    await once(server, "listening");
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return null;
    throw error;
  }
};

const readLock = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/**
 * Waits to see whether the holder named in the file still renews it. A holder in the same network namespace has ended,
 * because its socket is free.
 */
const isHeldElsewhere = async (file: string, network: string): Promise<boolean> => {
  const seen = readLock(file);
  if (seen === "" || (network !== "" && seen.startsWith(`${network}\n`))) return false;
  await sleep(TIMEOUT_MS);
  const current = readLock(file);
  return current !== "" && current !== seen;
};

type Renewal = { readonly stop: () => void };

/** Renews the file until stopped, or until another server is found to have written it. */
const renewLock = (file: string, network: string, onLost: () => void): Renewal => {
  const descriptor = openSync(file, "w+");
  let written = "";
  const write = (): void => {
    written = `${network}\n${process.pid} ${new Date().toISOString()}\n`;
    // In place and always of the same length, so that a full disk does not stop it.
    writeSync(descriptor, written, 0);
  };
  write();
  const timer = setInterval(() => {
    if (readLock(file) === written) return write();
    clearInterval(timer);
    onLost();
  }, RENEWAL_MS).unref();
  return {
    stop: () => {
      clearInterval(timer);
      closeSync(descriptor);
      if (readLock(file) === written) rmSync(file, { force: true });
    },
  };
};

/**
 * Makes this process the only server of a data directory; resolves to a function that releases it.
 *
 * A socket of the kernel keeps out other processes of the machine. The file, renewed every two seconds, keeps out servers
 * in other containers that share the directory; if two of them start at the same moment, `onLost` is called in one.
 *
 * Throws: `DatabaseFailure` when another server has it.
 */
export const lockDirectory = async (folder: string, onLost: () => void): Promise<() => Promise<void>> => {
  const path = realpathSync(folder);
  const file = join(path, FILE);
  const network = networkName();
  const socket = network === "" ? undefined : await takeSocket(path);
  if (socket === null) throw inUse(folder);
  if (await isHeldElsewhere(file, network)) {
    socket?.close();
    throw inUse(folder);
  }
  const renewal = renewLock(file, network, onLost);
  return async () => {
    renewal.stop();
    if (!socket) return;
    socket.close();
    await once(socket, "close");
  };
};
