import type { Envelope } from "../../src/model/session/envelope.ts";
import { toBase64Url } from "../../src/sealing/base64url.ts";
import { envelopeHash, encryptEvent } from "../../src/sealing/encrypt-event.ts";
import { capabilityHash, createSessionSecret, deriveSessionKeys } from "../../src/sealing/session-keys.ts";
import { createSigningKeys } from "../../src/sealing/signing-keys.ts";

const { crypto } = globalThis;

/** A device with the keys of a session of its own, for tests that append real entries. */
export const createSessionDevice = async () => {
  const session = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  const keys = (await deriveSessionKeys(crypto, createSessionSecret(crypto)))!;
  const device = await createSigningKeys(crypto);
  const { readCapability: read, writeCapability: write } = keys;
  const [readHash, writeHash] = await Promise.all([capabilityHash(crypto, read), capabilityHash(crypto, write)]);
  const seal = (seq: number, prev: string, event: unknown = { seq }): Promise<Envelope> =>
    encryptEvent(crypto, keys, device, { session, seq, prev }, event as { seq: number });
  /** Entries that follow each other, from the first. */
  const sealMany = async (count: number): Promise<readonly Envelope[]> => {
    const entries: Envelope[] = [];
    let prev = "";
    for (let seq = 1; seq <= count; seq++) {
      const entry = await seal(seq, prev);
      entries.push(entry);
      prev = await envelopeHash(crypto, entry);
    }
    return entries;
  };
  return { session, keys, device, publicKey: device.publicKey, read, write, readHash, writeHash, seal, sealMany };
};

/** What `createSessionDevice` returns. */
export type SessionDevice = Awaited<ReturnType<typeof createSessionDevice>>;

/** The hash of an entry, which the next one names. */
export const hashOf = (envelope: Envelope): Promise<string> => envelopeHash(crypto, envelope);
