import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { newDataFolder } from "../support/data-folder.ts";
import { handMadePdf } from "../support/hand-made-pdf.ts";
import { killServers, startLogServer } from "../support/log-server.ts";
import { commitSeed, isFull, nameSeedOnFailure } from "../support/rotation.ts";
import { sampleDocument } from "../support/sample-document.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { CONSENT, signEvent } from "../support/session-samples.ts";
import { printInNode } from "../support/signed-session.ts";
import type { SessionEvent } from "../../src/model/session/session-event.ts";
import type { PageField } from "../../src/model/session/uploaded-pdf.ts";
import { createSigningKeys } from "../../src/sealing/signing-keys.ts";
import { EMPTY_LOG } from "../../src/sealing/verify-hash-chain.ts";
import { createSessionClient } from "../../src/app/session/create-session-client.ts";
import type { SessionClient } from "../../src/app/session/create-session-client.ts";
import { httpLogPort } from "../../src/app/session/log/http-log-port.ts";
import { checkSealedFile } from "../../src/app/session/seal/check-sealed-file.ts";
import { httpSealPort } from "../../src/app/session/seal/seal-port.ts";
import { sealSession } from "../../src/app/session/seal/seal-session.ts";
import type { DeviceSession } from "../../src/app/session/session-view.ts";
import { startSession } from "../../src/app/session/start-session.ts";

const { crypto } = globalThis;
const ROUNDS = isFull ? 30 : 1;
/** From the beginning of an act to the kill. Unit: milliseconds. */
const MAX_MS = 60;

const request = globalThis.fetch;
const now = (): string => new Date().toISOString();
const dependencies = { crypto, port: httpLogPort, upload: httpSealPort.upload, save: async () => true, now };

nameSeedOnFailure();
afterEach(() => {
  killServers();
  vi.unstubAllGlobals();
});

/** A server that is killed shortly after each act begins, and starts again on the same data. */
const createFragileServer = async (random: () => number) => {
  const data = await newDataFolder();
  let server = await startLogServer(data);
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => request(new URL(path, server.address), init));
  /** Tries an act until it succeeds; the server is killed during the first attempt. */
  const through = async <Value>(attempt: () => Promise<Value | null>): Promise<Value> => {
    const first = attempt();
    await sleep(random() * MAX_MS);
    server.child.kill("SIGKILL");
    const [done] = await Promise.all([first, server.ended]);
    server = await startLogServer(data);
    for (let value = done; ;) {
      if (value !== null) return value;
      value = await attempt();
    }
  };
  return { through };
};

const field = (id: string, seat: string, y: number): PageField => ({
  id,
  seat,
  kind: "signature",
  page: 1,
  x: 1000,
  y,
  width: 4000,
  height: 500,
});

const original = handMadePdf();
const subject = {
  document: { ...sampleDocument, blocks: [] },
  file: { bytes: original, fields: [field("f1", "s1", 2000), field("f2", "s2", 3000)] },
  source: null,
  signing: "allowed",
  signingReason: null,
} as const;
const plan = {
  service: "signing",
  parties: [
    { name: "Ana", witnesses: [] },
    { name: "Ben", witnesses: [] },
  ],
  order: "parallel",
  zone: "America/Chicago",
} as const;

const invited = async ({ id, secret, headKey, invited: links }: DeviceSession): Promise<DeviceSession> => {
  const invitation = { seat: "s2", secret: links["s2"]! };
  const rest = { seat: null, invited: {}, head: EMPTY_LOG, state: null, unsent: {}, changed: now() };
  return { format: 1, id, secret, headKey, invitation, device: await createSigningKeys(crypto), ...rest };
};

it(
  `a signing of an uploaded file survives a server that is killed during every act, ${ROUNDS} times`,
  async () => {
    const random = seededRandom(commitSeed);
    for (let round = 0; round < ROUNDS; round++) {
      const { through } = await createFragileServer(random);
      const started = await through(async () => {
        const result = await startSession(dependencies, subject, plan);
        return result.ok ? result.session : null;
      });
      const open = async (session: DeviceSession) => (await createSessionClient(dependencies, session))!;
      const [ana, ben] = [await open(started), await open(await invited(started))];
      const acknowledged: SessionEvent["type"][] = [];
      /** Acts unless the log has it already: the answer of an earlier attempt may be lost. */
      const act = (client: SessionClient, type: "claim" | "consent" | "signature") =>
        through(async () => {
          if ((await client.refresh()) !== null) return null;
          const { state, device } = client.view().session;
          const seat = state!.devices[device.id]?.seat;
          if (state!.history.some((line) => line.seat === seat && line.event.type === type)) return true;
          const name = client === ana ? "Ana" : "Ben";
          const event = type === "consent" ? CONSENT : signEvent(state!, name);
          const failure = await (type === "claim" ? client.claim() : client.act(event));
          if (failure === null) acknowledged.push(type);
          return failure === null ? true : null;
        });
      await act(ben, "claim");
      for (const client of [ana, ben]) {
        await act(client, "consent");
        await act(client, "signature");
      }
      const seal = (client: SessionClient) =>
        through(async () => {
          if ((await client.refresh()) !== null) return null;
          const outcome = await sealSession({ crypto, port: httpSealPort, print: printInNode }, client);
          return outcome.ok ? outcome.file : null;
        });
      const files = [await seal(ana), await seal(ben)];
      await ana.refresh();
      const { state } = ana.view().session;
      const types = state!.history.map(({ event }) => event.type);
      // Nothing is half done, nothing is there twice, and nothing that was acknowledged is gone.
      expect(state).toMatchObject({ phase: "complete", ignored: [] });
      expect(types.filter((type) => type === "signature")).toHaveLength(2);
      for (const type of acknowledged) expect(types).toContain(type);
      expect(Buffer.from(files[0]!).equals(Buffer.from(files[1]!))).toBe(true);
      expect((await checkSealedFile(crypto, files[0]!, printInNode)).problems).toEqual([]);
      killServers();
    }
  },
  ROUNDS * 120_000,
);
