import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { newDataFolder } from "../../../../tests/support/data-folder.ts";
import { newDatabase } from "../../../../tests/support/postgres-cluster.ts";
import { createSessionDevice } from "../../../../tests/support/session-device.ts";
import { openEngine } from "../open-engine.ts";
import { openLogService } from "../log-service.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");
const folder = mkdtempSync(join(tmpdir(), "backup-"));

type Place = { readonly DATA_DIR?: string; readonly DATABASE_URL?: string };

const run = (script: string, place: Place, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: "", ...place },
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
};

const opened = ({ DATA_DIR = "", DATABASE_URL }: Place) =>
  openEngine({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, () => undefined);

const CONTENT =
  "select (select json_agg(s order by id) from sessions s)::text as sessions, (select json_agg(e order by seq) from entries e)::text as entries, (select json_agg(k order by name) from service_keys k)::text as keys, (select md5(string_agg(content, ''::bytea order by n)) from blob_chunks) as files";

/** A database with a session of 60 entries and a file of two pieces. */
const fill = async (place: Place) => {
  const service = await openLogService(await opened(place));
  const device = await createSessionDevice();
  await service.create(device, "192.0.2.1");
  const access = { session: device.session, kind: "write", hash: device.writeHash } as const;
  for (const envelope of await device.sealMany(60))
    expect(await service.append(access, { envelope, publicKey: device.publicKey }, "192.0.2.1")).toMatchObject({
      ok: true,
    });
  const id = "B".repeat(22);
  await service.blobs.reserve(access, { id, bytes: 1024 * 1024 + 2 }, "192.0.2.1");
  await service.blobs.write(access, { id, n: 0, content: new Uint8Array(1024 * 1024).fill(200) });
  await service.blobs.write(access, { id, n: 1, content: new Uint8Array([0, 255]) });
  await service.close();
};

const contentOf = async (place: Place) => {
  const engine = await opened(place);
  const [row] = await engine.read(CONTENT, []);
  await engine.close();
  return row;
};

test("a backup of either database restores into the other, to the last byte, and says when it is unusable", async () => {
  const [first, second, third] = [
    { DATA_DIR: await newDataFolder() },
    { DATABASE_URL: await newDatabase() },
    { DATA_DIR: await newDataFolder() },
  ];
  await fill(first);
  const [one, two] = [join(folder, "one.jsonl.gz"), join(folder, "two.jsonl.gz")];
  expect(run("backup", first, [one])).toMatchObject({ status: 0 });
  expect(run("restore", second, [one])).toMatchObject({ status: 0, said: "66 rows were restored.\n" });
  expect(run("backup", second, [two])).toMatchObject({ status: 0 });
  const lines = gunzipSync(readFileSync(two)).toString().trimEnd().split("\n");
  const cut = join(folder, "cut.jsonl.gz");
  writeFileSync(cut, gzipSync(lines.slice(0, -1).join("\n")));
  expect(run("restore", third, [cut])).toEqual({ status: 1, said: "This backup is incomplete: its end is missing.\n" });
  const other = join(folder, "other.gz");
  writeFileSync(other, gzipSync("words"));
  expect(run("restore", third, [other])).toEqual({ status: 1, said: "This file is no backup of sessions.\n" });
  expect(run("restore", third, [two])).toMatchObject({ status: 0 });
  expect(run("restore", third, [two])).toEqual({
    status: 1,
    said: "The database already contains sessions. Restore into an empty one.\n",
  });
  expect(run("backup", third, [])).toEqual({ status: 2, said: "Usage: npm run backup -- FILE\n" });
  const content = await contentOf(first);
  expect(content?.["files"]).toMatch(/^[0-9a-f]{32}$/);
  expect(await contentOf(second)).toEqual(content);
  expect(await contentOf(third)).toEqual(content);
  // Only the user who runs the server may read it.
  expect(execFileSync("stat", ["-c", "%a", one], { encoding: "utf8" })).toBe("600\n");
}, 300_000);
