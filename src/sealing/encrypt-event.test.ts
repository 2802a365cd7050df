import { createHash, hkdfSync } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Envelope } from "../model/session/envelope.ts";
import { fromBase64Url, toBase64Url } from "./base64url.ts";
import { encryptEvent, envelopeHash, isEnvelopeSigned, openEnvelope } from "./encrypt-event.ts";
import { SECRET_BYTES, capabilityHash, createSessionSecret, deriveSessionKeys } from "./session-keys.ts";
import type { SessionKeys } from "./session-keys.ts";
import { createSigningKeys } from "./signing-keys.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { EMPTY_LOG, verifyHashChain } from "./verify-hash-chain.ts";

const { crypto } = globalThis;
const SECRET = Uint8Array.from({ length: SECRET_BYTES }, (_, index) => index);
const EVENT = { type: "proposed", clause: "rent", words: "1.100 € « 千 »" };

let keys: SessionKeys;
let ana: SigningKeys;
let ben: SigningKeys;

const keysOf = async (secret: Uint8Array<ArrayBuffer>): Promise<SessionKeys> => {
  const derived = await deriveSessionKeys(crypto, secret);
  if (!derived) throw new Error("no keys");
  return derived;
};

beforeAll(async () => {
  keys = await keysOf(SECRET);
  [ana, ben] = await Promise.all([createSigningKeys(crypto), createSigningKeys(crypto)]);
});

const log = async (length: number): Promise<Envelope[]> => {
  const entries: Envelope[] = [];
  let prev = "";
  for (let seq = 1; seq <= length; seq++) {
    const entry = await encryptEvent(crypto, keys, ana, { session: "s1", seq, prev }, { ...EVENT, seq });
    entries.push(entry);
    prev = await envelopeHash(crypto, entry);
  }
  return entries;
};

describe("keys of a session", () => {
  it.each([
    ["readCapability", "clausewright read"],
    ["writeCapability", "clausewright write"],
  ] as const)("derives its %s as Node's own HKDF does", (name, purpose) => {
    const expected = hkdfSync("sha256", SECRET, new Uint8Array(0), purpose, 32);
    expect(keys[name]).toBe(toBase64Url(new Uint8Array(expected)));
  });

  it("stores a capability as its SHA-256 only", async () => {
    const expected = createHash("sha256").update(keys.readCapability).digest("base64url");
    expect(await capabilityHash(crypto, keys.readCapability)).toBe(expected);
  });

  it("derives nothing from a secret of another length", async () => {
    expect(await deriveSessionKeys(crypto, SECRET.slice(1))).toBeNull();
    expect(createSessionSecret(crypto)).toHaveLength(SECRET_BYTES);
  });

  it("lets no code read a device's private key", async () => {
    await expect(crypto.subtle.exportKey("pkcs8", ana.privateKey)).rejects.toThrow();
  });
});

describe("an encrypted event", () => {
  it("opens with the session's key and the author's public key", async () => {
    const [entry] = await log(1);
    expect(await openEnvelope(crypto, keys, entry!, ana.publicKey)).toEqual({ ok: true, event: { ...EVENT, seq: 1 } });
  });

  it("contains no readable word of its content", async () => {
    const [entry] = await log(1);
    const visible = `${JSON.stringify(entry)}${Buffer.from(fromBase64Url(entry!.ciphertext)!).toString("latin1")}`;
    expect(visible).not.toMatch(/proposed|rent|clause/);
  });

  it("is refused when another device claims it, and when its key is another's", async () => {
    const [entry] = await log(1);
    expect(await openEnvelope(crypto, keys, entry!, ben.publicKey)).toEqual({ ok: false, problem: "wrong_author" });
    const claimed = { ...entry!, author: ben.id };
    expect(await openEnvelope(crypto, keys, claimed, ben.publicKey)).toEqual({ ok: false, problem: "wrong_signature" });
  });

  it("cannot be opened with the key of another session", async () => {
    const [entry] = await log(1);
    const other = await keysOf(SECRET.map((byte) => byte ^ 1));
    expect(await openEnvelope(crypto, other, entry!, ana.publicKey)).toEqual({ ok: false, problem: "unreadable" });
  });

  it("is refused after a change of any field or any byte", async () => {
    const [entry] = await log(1);
    const bytes = fromBase64Url(entry!.ciphertext)!;
    const flipped = [...bytes.keys()].map((at): Envelope => {
      const changed = bytes.slice();
      changed[at]! ^= 1;
      return { ...entry!, ciphertext: toBase64Url(changed) };
    });
    const moved: Envelope[] = [
      { ...entry!, seq: 2 },
      { ...entry!, session: "s2" },
      { ...entry!, prev: "x" },
      { ...entry!, ciphertext: "" },
      { ...entry!, signature: "" },
      { ...entry!, signature: "*" },
    ];
    const opened = await Promise.all(
      [...flipped, ...moved].map((each) => openEnvelope(crypto, keys, each, ana.publicKey)),
    );
    expect(opened.map((each) => (each.ok ? "opened" : each.problem))).toEqual(opened.map(() => "wrong_signature"));
  });

  it("stays bound to its position even when signed again by the same device", async () => {
    const [entry] = await log(1);
    const moved = { ...(await encryptEvent(crypto, keys, ana, { session: "s1", seq: 2, prev: "" }, {})) };
    const swapped = { ...moved, ciphertext: entry!.ciphertext };
    expect(await isEnvelopeSigned(crypto, swapped, ana.publicKey)).toBe(false);
  });

  it("has another ciphertext each time, because nonces are random", async () => {
    const [one] = await log(1);
    const [other] = await log(1);
    expect(one!.ciphertext).not.toBe(other!.ciphertext);
  });

  it.each(["", "*", "AA", toBase64Url(new Uint8Array(65).fill(4))])("refuses %j as a public key", async (key) => {
    const [entry] = await log(1);
    expect(await isEnvelopeSigned(crypto, entry!, key)).toBe(false);
  });
});

describe("the chain of a log", () => {
  it("leads to the same head in one piece and in two", async () => {
    const entries = await log(5);
    const whole = await verifyHashChain(crypto, "s1", entries);
    const first = await verifyHashChain(crypto, "s1", entries.slice(0, 2));
    expect(first.ok && (await verifyHashChain(crypto, "s1", entries.slice(2), first.head))).toEqual(whole);
    expect(whole).toMatchObject({ ok: true, head: { seq: 5 } });
  });

  it("names the first entry that was left out, repeated, moved or taken from another session", async () => {
    const [a, b, c, d] = (await log(4)) as [Envelope, Envelope, Envelope, Envelope];
    const result = async (entries: readonly Envelope[]) => {
      const checked = await verifyHashChain(crypto, "s1", entries);
      return checked.ok ? "fine" : `${checked.problem.code} ${checked.problem.seq}`;
    };
    expect(await result([a, c, d])).toBe("out_of_order 2");
    expect(await result([a, a, b])).toBe("out_of_order 2");
    expect(await result([b, a])).toBe("out_of_order 1");
    expect(await result([a, { ...b, session: "s2" }])).toBe("other_session 2");
    expect(await result([a, { ...b, ciphertext: c.ciphertext }, c])).toBe("other_history 3");
    expect(await result([a, b, c, d])).toBe("fine");
  });

  it("catches a log that ends before, or differs from, what this device has seen", async () => {
    const [entries, others] = await Promise.all([log(3), log(3)]);
    const known = await verifyHashChain(crypto, "s1", entries);
    if (!known.ok) throw new Error("no head");
    const later = (given: readonly Envelope[]) => verifyHashChain(crypto, "s1", given, EMPTY_LOG, known.head);
    expect(await later(entries.slice(0, 2))).toEqual({ ok: false, problem: { code: "cut_off", seq: 3 } });
    expect(await later(others)).toEqual({ ok: false, problem: { code: "other_history", seq: 3 } });
    expect(await later(entries)).toEqual(known);
  });
});
