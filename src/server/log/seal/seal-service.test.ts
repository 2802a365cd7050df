import { expect, test } from "vitest";
import { newDataFolder } from "../../../../tests/support/data-folder.ts";
import { createSessionDevice } from "../../../../tests/support/session-device.ts";
import { createLogApi } from "../api/log-api.ts";
import { openPglite } from "../engines/pglite-engine.ts";
import { openLogService } from "../log-service.ts";
import { sealPdf } from "../../../sealing/pdf/seal-pdf.ts";
import { verifySeal } from "../../../sealing/pdf/verify-seal.ts";
import { fromBase64Url, toBase64Url } from "../../../sealing/base64url.ts";
import { printInNode } from "../../../../tests/support/signed-session.ts";
import { sampleDocument } from "../../../../tests/support/sample-document.ts";
import type { SealAnswer, SealSignature } from "../../../model/session/log-api.ts";

const NOON = Date.UTC(2027, 0, 31, 12);

test("the server seals for those who may write to a session, only its own time, and only seals", async () => {
  const service = await openLogService(await openPglite(await newDataFolder(), () => undefined), () => NOON);
  const api = createLogApi({ open: async () => service, addressOf: () => "192.0.2.1" });
  const { session, write, readHash, writeHash } = await createSessionDevice();
  await service.create({ session, readHash, writeHash }, "192.0.2.1");
  const ask = (attributes: Uint8Array, capability = write): Promise<Response> =>
    Promise.resolve(
      api.request(`/sessions/${session}/seal`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${capability}` },
        body: JSON.stringify({ attributes: toBase64Url(attributes) }),
      }),
    );
  const identity = (await (await api.request("/seal")).json()) as SealAnswer;
  expect(identity).toMatchObject({ keyType: "EC", at: "2027-01-31T12:00:00.000Z" });
  const pages = await printInNode.pages(
    sampleDocument,
    { blocks: [], footer: "" },
    { name: "a", mime: "text/plain", text: "a" },
  );
  const asked: number[] = [];
  const sealAt = (at: string, capability?: string): Promise<Uint8Array<ArrayBuffer>> =>
    sealPdf(pages, {
      ...identity,
      at,
      sign: async (attributes) => {
        const response = await ask(attributes, capability);
        asked.push(response.status, attributes.length);
        return fromBase64Url(((await response.json()) as SealSignature).signature)!;
      },
    });
  expect((await verifySeal(crypto, await sealAt(identity.at))).problems).toEqual([]);
  // The attributes contain a digest, never the file.
  expect(asked[0]).toBe(200);
  expect(asked[1]).toBeLessThan(400);
  await expect(sealAt("2027-01-31T12:10:00.000Z")).rejects.toThrow();
  await expect(sealAt(identity.at, "A".repeat(43))).rejects.toThrow();
  expect(asked.filter((_, index) => index % 2 === 0)).toEqual([200, 400, 403]);
  expect((await ask(new Uint8Array([0x31, 0]))).status).toBe(400);
  expect((await ask(fromBase64Url(identity.chain[0]!)!)).status).toBe(400);
  await service.close();
}, 120_000);
