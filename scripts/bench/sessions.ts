// Opening a long negotiation for the first time, compared with the bare cryptography that it cannot do without.
import { createDecipheriv, createHash, createPublicKey, hkdfSync, verify } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type * as LongLogModule from "./sessions/long-log.ts";
import type { LongLog } from "./sessions/long-log.ts";
import { SESSIONS, measureAppends } from "./sessions/appends.ts";
import { CLIENTS, measureDelivery } from "./sessions/delivery.ts";
import type { BenchRow } from "./row.ts";

const MAX_MS = 300;
const MAX_DELIVERY_MS = 30;
const MIN_APPENDS = 0.7;
const ROUNDS = 7;

/** The code as built for production. */
const builtLog = async (): Promise<typeof LongLogModule> => {
  const outDir = mkdtempSync(join(tmpdir(), "clausewright-sessions-"));
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: { ssr: resolve(import.meta.dirname, "sessions/long-log.ts"), outDir, target: "es2022" },
  });
  const built: typeof LongLogModule = await import(pathToFileURL(join(outDir, "long-log.js")).href);
  rmSync(outDir, { recursive: true, force: true });
  return built;
};

const publicKeyOf = (point: string) => {
  const bytes = Buffer.from(point, "base64url");
  const [x, y] = [bytes.subarray(1, 33).toString("base64url"), bytes.subarray(33).toString("base64url")];
  return createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
};

/** Two signatures, a hash, a derived key and a decryption for each entry, by Node's own cryptography and nothing else. */
const bareCryptography = ({ entries, known, devices }: LongLog): void => {
  const server = publicKeyOf(known.headKey);
  const authors = new Map(devices.map(({ id, publicKey }) => [id, publicKeyOf(publicKey)]));
  for (const { envelope, headSignature } of entries) {
    const bytes = Buffer.from(envelope.ciphertext, "base64url");
    createHash("sha256").update(envelope.ciphertext).digest();
    verify(
      "sha256",
      Buffer.from(known.session),
      { key: server, dsaEncoding: "ieee-p1363" },
      Buffer.from(headSignature, "base64url"),
    );
    const key = authors.get(envelope.author)!;
    verify("sha256", bytes, { key, dsaEncoding: "ieee-p1363" }, Buffer.from(envelope.signature, "base64url"));
    const derived = new Uint8Array(hkdfSync("sha256", bytes.subarray(0, 32), new Uint8Array(0), envelope.author, 32));
    createDecipheriv("aes-256-gcm", derived, bytes.subarray(0, 12)).update(bytes.subarray(12));
  }
};

/** The least of several runs, taken in turn, because noise only slows a run down. Unit: milliseconds. */
const leastOf = async (works: readonly (() => unknown)[]): Promise<readonly number[]> => {
  const least = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, work] of works.entries()) {
      const start = performance.now();
      await work();
      least[index] = Math.min(least[index]!, performance.now() - start);
    }
  }
  return least;
};

/** Measures the first opening of a session, the delivery of its entries, and durable appends. */
export const measure = async (): Promise<readonly BenchRow[]> => {
  const { writeLongLog, openLongLog, CLAUSES, EVENTS }: typeof LongLogModule = await builtLog();
  const log = await writeLongLog();
  const [ours = 0, theirs = 0] = await leastOf([() => openLongLog(log), () => bareCryptography(log)]);
  const p99 = await measureDelivery();
  const appends = await measureAppends();
  return [
    {
      what: `First opening of a session of ${CLAUSES} clauses and ${EVENTS} events`,
      ours,
      unit: "ms",
      against: "its signatures, hashes and decryptions by Node alone",
      theirs,
      ratio: ours / theirs,
      budget: `≤ ${MAX_MS} ms`,
      pass: ours <= MAX_MS,
    },
    {
      what: `An entry from its author to ${CLIENTS} clients over streams, slowest 1 % left out`,
      ours: p99,
      unit: "ms",
      budget: `≤ ${MAX_DELIVERY_MS} ms`,
      pass: p99 <= MAX_DELIVERY_MS,
    },
    {
      what: `Durable appends of ${SESSIONS} sessions at once on PGlite`,
      ours: appends.ours,
      unit: "/s",
      against: "write and fdatasync of the same bytes, one after another",
      theirs: appends.theirs,
      ratio: appends.ours / appends.theirs,
      budget: `≥ ${MIN_APPENDS.toFixed(2)}×`,
      pass: appends.ours >= MIN_APPENDS * appends.theirs,
    },
  ];
};
