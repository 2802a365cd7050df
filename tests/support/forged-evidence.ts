import { signedHash } from "../../src/engine/session/hashing/hashes.ts";
import type { Evidence } from "../../src/model/session/evidence.ts";
import type { SeenParty, SessionEvent } from "../../src/model/session/session-event.ts";
import { toBase64Url } from "../../src/sealing/base64url.ts";
import type { Json } from "../../src/sealing/canonical-json.ts";
import { encryptEvent, entryKey, envelopeHash } from "../../src/sealing/encrypt-event.ts";
import { createSessionSecret, deriveSessionKeys } from "../../src/sealing/session-keys.ts";
import { createSigningKeys } from "../../src/sealing/signing-keys.ts";
import { createMemoryLog } from "./memory-log.ts";
import { sampleDocument } from "./sample-document.ts";
import { CONSENT } from "./session-samples.ts";

const { crypto } = globalThis;

/** A person of forged evidence; people with the same `key` share the keys of one device. */
export type ForgedPerson = Omit<SeenParty, "device"> & { readonly key: string };

/** What an act can be made of: the public key of a device, and a signature that lists other devices for a seat. */
export type ForgedParts = {
  readonly keyOf: (key: string) => string;
  readonly sign: (others?: Readonly<Record<string, readonly string[]>>) => SessionEvent;
};

/** What the device of a key writes, where "signature" signs for everyone listed. */
export type ForgedAct = readonly [
  string,
  SessionEvent | "signature" | ((parts: ForgedParts) => SessionEvent | Promise<SessionEvent>),
];

/** The session of all forged evidence. */
export const FORGED_SESSION = "S".repeat(22);

/**
 * Evidence that devices with a changed program could make together: each person consents and signs in order, with valid
 * signatures and a valid chain, whatever the rules of a session say about seats; or they act as given. All of it is opened. `otherKeys`
 * belong to devices that write nothing.
 */
export const forgedEvidence = async (
  people: readonly ForgedPerson[],
  acts: readonly ForgedAct[] = people.flatMap(({ key }) => [[key, CONSENT] as const, [key, "signature"] as const]),
  otherKeys: readonly string[] = [],
): Promise<Evidence> => {
  const { port, entryOf } = createMemoryLog();
  const headKey = await port.headKey();
  if (!headKey.ok) throw new Error(headKey.failure);
  const keys = (await deriveSessionKeys(crypto, createSessionSecret(crypto)))!;
  const devices = new Map(
    await Promise.all(
      [...new Set([...people.map(({ key }) => key), ...acts.map(([key]) => key), ...otherKeys])].map(
        async (key) => [key, await createSigningKeys(crypto)] as const,
      ),
    ),
  );
  const parties = people.map(({ key, ...person }): SeenParty => ({ ...person, device: devices.get(key)!.publicKey }));
  const version = signedHash({ document: sampleDocument });
  const signature = {
    type: "signature",
    version,
    mark: { how: "typed", text: "X" },
    intent: "I sign",
    parties,
  } as const;
  const keyOf = (key: string): string => devices.get(key)!.publicKey;
  const sign: ForgedParts["sign"] = (others = {}) => ({
    ...signature,
    parties: parties.map((party) => {
      const listed = others[party.seat];
      return listed ? { ...party, others: listed.map((key) => keyOf(key)) } : party;
    }),
  });
  const eventOf = (act: ForgedAct[1]): SessionEvent | Promise<SessionEvent> => {
    if (act === "signature") return signature;
    return typeof act === "function" ? act({ keyOf, sign }) : act;
  };
  const session = FORGED_SESSION;
  const entries: Evidence["entries"][number][] = [];
  for (const [key, act] of acts) {
    const last = entries.at(-1);
    const prev = last ? await envelopeHash(crypto, last.envelope) : "";
    const position = { session, seq: entries.length + 1, prev };
    const plain = JSON.parse(JSON.stringify(await eventOf(act))) as Json;
    entries.push(await entryOf(await encryptEvent(crypto, keys, devices.get(key)!, position, plain)));
  }
  const opened = await Promise.all(
    entries.map(async ({ envelope }) => ({
      seq: envelope.seq,
      key: toBase64Url(await entryKey(crypto, keys, envelope)),
    })),
  );
  return {
    format: 1,
    session,
    headKey: headKey.value,
    zone: "UTC",
    document: sampleDocument,
    devices: [...devices.values()].map(({ publicKey }) => publicKey),
    entries,
    opened,
  };
};
