import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { writeBuild } from "../../tests/support/sample-build.ts";

const MAIN = resolve(import.meta.dirname, "main.ts");
const EMPTY = mkdtempSync(join(tmpdir(), "no-build-"));

type Ended = { readonly code: number | null; readonly output: string };

const run = (folder: string, environment: Record<string, string>) => {
  const child = spawn(process.execPath, ["--import", "tsx", MAIN, folder], {
    env: { ...process.env, PORT: "0", ...environment },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  const ended = once(child, "close").then(([code]): Ended => ({ code: code as number | null, output }));
  const address = async (): Promise<string> => {
    for (;;) {
      const found = /http:\/\/\S+:\d+\//.exec(output)?.[0];
      if (found) return found;
      if (child.exitCode !== null) throw new Error(output);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  return { child, ended, address };
};

test("a certificate file that cannot be read ends with one sentence before the server listens", async () => {
  const { code, output } = await run(writeBuild(), { SEAL_P12: "/nowhere/seal.p12" }).ended;
  expect({ code, output }).toEqual({
    code: 1,
    output: "SEAL_P12 names a file that cannot be read: /nowhere/seal.p12\n",
  });
});

test("a server with a language model names it to visitors, and prints neither its key nor a bad value of it", async () => {
  const settings = { ASSISTANT_BASE_URL: "https://api.example.com/v1", ASSISTANT_MODEL: "small-1" };
  const { child, ended, address } = run(writeBuild(), { ...settings, ASSISTANT_API_KEY: "sk-secret" });
  const answer = await fetch(`${await address()}api/chat/model`);
  expect(await answer.json()).toEqual({ model: { name: "small-1", host: "api.example.com" } });
  child.kill("SIGTERM");
  const { output } = await ended;
  expect(output).toContain("The assistant may ask small-1 at api.example.com if a visitor allows it.");
  const bad = await run(EMPTY, { ...settings, ASSISTANT_API_KEY: "sk-secret two" }).ended;
  expect(bad.code).toBe(1);
  expect(bad.output).toMatch(/^ASSISTANT_API_KEY must [^\n]*\n$/);
  expect(output + bad.output).not.toContain("sk-secret");
});

test("a bad port, a missing build and a port in use end with one sentence and no stack", async () => {
  const other = createServer().listen(0);
  await once(other, "listening");
  const taken = String((other.address() as AddressInfo).port);
  const [bad, missing, used] = await Promise.all([
    run(EMPTY, { PORT: "http" }).ended,
    run(EMPTY, {}).ended,
    run(writeBuild(), { PORT: taken }).ended,
  ]);
  other.close();
  expect(bad).toEqual({ code: 1, output: 'PORT must be a whole number from 0 to 65535, not "http".\n' });
  expect(missing.code).toBe(1);
  expect(missing.output).toMatch(/^The site cannot start: missing build: .* run npm run build\n$/);
  expect(used.code).toBe(1);
  expect(used.output).toContain(`Another program already uses port ${taken}.`);
  expect(used.output).not.toContain("    at ");
});

test.each(["SIGTERM", "SIGINT"] as const)("%s lets an open request finish, then exits with 0", async (signal) => {
  const { child, ended, address } = run(writeBuild(), { ACCESS_LOG: "on" });
  const { hostname, port } = new URL(await address());
  expect(await (await fetch(`http://${hostname}:${port}/readyz`)).text()).toBe("ready");
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  // The request is in progress when the signal arrives: its last line is still outstanding.
  socket.write("GET /healthz?secret=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n");
  await new Promise((done) => setTimeout(done, 100));
  child.kill(signal);
  await new Promise((done) => setTimeout(done, 100));
  socket.write("\r\n");
  const [data] = (await once(socket, "data")) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1\.1 200/);
  const { code, output } = await ended;
  expect(code).toBe(0);
  expect(output).toMatch(/GET \/healthz 200 [\d.]+ms/);
  expect(output).not.toContain("secret");
});
