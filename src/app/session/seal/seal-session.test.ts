import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { printInNode, signedSession } from "../../../../tests/support/signed-session.ts";
import { testSeal } from "../../../../tests/support/test-seal.ts";
import type { SessionClient } from "../create-session-client.ts";
import type { LogAnswer } from "../log/log-port.ts";
import type { SealPort } from "./seal-port.ts";
import { checkSealedFile } from "./check-sealed-file.ts";
import { sealSession } from "./seal-session.ts";

const { crypto } = globalThis;

type Step = keyof SealPort;

/** A server that seals and keeps files, and can be made to fail or to lie. */
const createMemorySeal = async () => {
  const { chain, keyType, at, sign } = await testSeal();
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const failing = new Set<Step>();
  const during = new Map<Step, () => void>();
  const done = async <Value>(step: Step, make: () => Value | Promise<Value>): Promise<LogAnswer<Value>> => {
    during.get(step)?.();
    return failing.has(step) ? { ok: false, failure: "offline" } : { ok: true, value: await make() };
  };
  const port: SealPort = {
    identity: () => done("identity", () => ({ chain, keyType, at })),
    sign: (_, attributes) => done("sign", async () => new Uint8Array(await sign(new Uint8Array(attributes)))),
    upload: (_, id, bytes) => done("upload", () => (files.set(id, bytes), null)),
    download: (_, id) => done("download", () => files.get(id)!),
  };
  return { port, files, failing, during };
};

let server: Awaited<ReturnType<typeof createMemorySeal>>;
let session: Awaited<ReturnType<typeof signedSession>>;

beforeEach(async () => {
  server = await createMemorySeal();
  session = await signedSession();
});

const seal = async (client: SessionClient) => {
  await client.refresh();
  return sealSession({ crypto, port: server.port, print: printInNode }, client);
};
const phaseOf = (client: SessionClient) => client.view().session.state?.phase;

/** Seals and expects one file that both parties accept, byte for byte. */
const expectSealed = async (): Promise<void> => {
  const [ana, ben] = [await seal(session.ana), await seal(session.ben)];
  if (!ana.ok || !ben.ok) throw new Error(JSON.stringify([ana, ben]));
  expect(ben.file).toEqual(ana.file);
  expect([phaseOf(session.ana), phaseOf(session.ben)]).toEqual(["complete", "complete"]);
};

describe("sealing is tried again until the stored file verifies", () => {
  it.each(["identity", "sign", "upload", "download"] as const)("when the server is gone at %s", async (step) => {
    server.failing.add(step);
    expect(await seal(session.ana)).toEqual({ ok: false, failure: "offline" });
    expect(phaseOf(session.ana)).toBe("sealing");
    server.failing.clear();
    await expectSealed();
  });

  it("when the server is gone after the file is stored, before the log says so", async () => {
    server.during.set("download", () => session.log.setReachable(false));
    expect(await seal(session.ana)).toEqual({ ok: false, failure: "offline" });
    session.log.setReachable(true);
    server.during.clear();
    await session.ana.refresh();
    expect(phaseOf(session.ana)).toBe("sealing");
    await expectSealed();
  });

  it("when the server stores other bytes than it was given", async () => {
    server.during.set("download", () => {
      for (const bytes of server.files.values()) bytes[40] = bytes[40]! ^ 1;
    });
    expect(await seal(session.ana)).toEqual({ ok: false, failure: "unverified" });
    expect(phaseOf(session.ana)).toBe("sealing");
    server.during.clear();
    await expectSealed();
  });
});

it("a witness who signed last may seal, and the parties accept that file as they print it themselves", async () => {
  session = await signedSession({ witness: "Wes", otherWitness: "Uma" });
  const first = await seal(session.witness!);
  expect(session.ana.view().session.state?.seals).toEqual([]);
  await expectSealed();
  const again = await seal(session.ana);
  expect(again.ok && first.ok && again.file).toEqual(first.ok && first.file);
  expect(session.ana.view().session.state?.seals.map(({ seat }) => seat)).toEqual(["s2w1"]);
});

it("another party seals if the first sealed file is damaged later, and no damaged file is shown", async () => {
  expect((await seal(session.ana)).ok).toBe(true);
  for (const bytes of server.files.values()) bytes[40] = bytes[40]! ^ 1;
  expect((await seal(session.ben)).ok).toBe(true);
  expect(session.ben.view().session.state?.seals.map(({ seat }) => seat)).toEqual(["s1", "s2"]);
  for (const bytes of server.files.values()) bytes[40] = bytes[40]! ^ 2;
  expect(await seal(session.ana)).toEqual({ ok: false, failure: "unverified" });
});

describe("on devices whose clocks are wrong by a day, one fast and one slow", () => {
  const DAY_MS = 86_400_000;
  // What the tests' server states in the seal.
  const SEALED_AT = "2027-03-01T12:00:30.000Z";
  afterEach(() => void vi.useRealTimers());

  it("every time is the server's, and both accept the same bytes", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(SEALED_AT) + DAY_MS });
    const ana = await seal(session.ana);
    vi.setSystemTime(Date.parse(SEALED_AT) - DAY_MS);
    const ben = await seal(session.ben);
    if (!ana.ok || !ben.ok) throw new Error(JSON.stringify([ana, ben]));
    expect(ben.file).toEqual(ana.file);
    expect([ana.at, ben.at]).toEqual([SEALED_AT, SEALED_AT]);
    const { history } = session.ben.view().session.state!;
    expect(history.map(({ at }) => at.slice(0, 10))).toEqual(history.map(() => "2027-03-01"));
    const { problems, proven } = await checkSealedFile(crypto, ben.file, printInNode);
    expect(problems).toEqual([]);
    expect(proven?.lines.at(-1)?.at).toBe("2027-03-01T12:00:05.000Z");
  });
});
