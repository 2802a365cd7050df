import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { applyEntries } from "../../src/app/session/log/apply-entries.ts";
import { checkSealedFile, checkSealAndEvidence } from "../../src/app/session/seal/check-sealed-file.ts";
import { renderSealable } from "../../src/app/session/seal/render-sealable.ts";
import { checkEvidence } from "../../src/engine/session/evidence/check-evidence.ts";
import { readEvidence } from "../../src/engine/session/evidence/evidence-shape.ts";
import { WRITER_VERSION } from "../../src/model/session/writer-version.ts";
import type { LogEntry } from "../../src/model/session/log-api.ts";
import { fromBase64Url } from "../../src/sealing/base64url.ts";
import { envelopeHash } from "../../src/sealing/encrypt-event.ts";
import { deriveSessionKeys } from "../../src/sealing/session-keys.ts";
import { signHead } from "../../src/sealing/signed-head.ts";
import { createSigningKeys } from "../../src/sealing/signing-keys.ts";
import { EMPTY_LOG } from "../../src/sealing/verify-hash-chain.ts";
import { printInNode } from "../support/signed-session.ts";

// What an earlier version wrote: people keep links and sealed files for years. These files are never written again; a new
// format gets a file of its own.
const FOLDER = join(import.meta.dirname, "sessions");
const { crypto } = globalThis;

type StoredLog = {
  readonly session: string;
  readonly secret: string;
  readonly headKey: string;
  readonly entries: readonly LogEntry[];
};

const written = JSON.parse(readFileSync(join(FOLDER, "log-format-1.json"), "utf8")) as StoredLog;

/** The log as a server would have stored it at another time. */
const storedAt = async (at: string): Promise<StoredLog> => {
  const server = await createSigningKeys(crypto);
  const stamp = async ({ envelope }: LogEntry): Promise<LogEntry> => {
    const { session, seq } = envelope;
    const head = { session, seq, hash: await envelopeHash(crypto, envelope), at };
    return { envelope, at, headSignature: (await signHead(crypto, server, head)).signature };
  };
  return { ...written, headKey: server.publicKey, entries: await Promise.all(written.entries.map(stamp)) };
};

// The clock of the test that wrote the log was ahead: its program was no longer in use at that time.
const log = await storedAt("2026-11-01T12:00:00.000Z");

const replay = async (entries: readonly LogEntry[], headKey = log.headKey) => {
  const keys = (await deriveSessionKeys(crypto, fromBase64Url(log.secret)!))!;
  return applyEntries(crypto, keys, { session: log.session, headKey, head: EMPTY_LOG }, entries, null);
};

describe("a session of format 1", () => {
  test("opens to the state its parties reached", async () => {
    const result = await replay(log.entries);
    if (!result.ok || !result.state) throw new Error(JSON.stringify(result));
    const { state } = result;
    // Ana and Ben negotiated: one proposal was accepted, the next one declined; then both signed in turn.
    expect(state).toMatchObject({ seq: 13, phase: "sealing", service: "negotiation", order: "in_turn", ignored: [] });
    expect(state.seats.map(({ name }) => name)).toEqual(["Ana Lund", "Ben Ode"]);
    expect(state.proposals.map(({ id, status }) => [id, status])).toEqual([
      ["p1", "accepted"],
      ["p2", "declined"],
    ]);
    expect(state.comments.map(({ text }) => text)).toEqual(["Fine."]);
    expect(Object.values(state.signatures).map(({ mark }) => mark)).toEqual([
      { how: "typed", text: "Ana Lund" },
      { how: "typed", text: "Ben Ode" },
    ]);
    const words = JSON.stringify(state.document);
    expect(words).toContain("Keep it secret for two years.");
    expect(words).not.toContain("one year");
  });

  test("is not opened if it started after that format was in use, for its rules protect people less", async () => {
    const late = await storedAt("2026-12-13T00:00:00.000Z");
    const refused = { ok: false, problem: { code: "old_writer", seq: 1 } };
    expect(await replay(late.entries, late.headKey)).toEqual(refused);
    expect(await replay(written.entries, written.headKey)).toEqual(refused);
    const last = await storedAt("2026-12-12T23:59:59.999Z");
    expect((await replay(last.entries, last.headKey)).ok).toBe(true);
  });

  test("is reported if one entry is changed, left out or repeated", async () => {
    const { entries } = log;
    const [first, second] = entries;
    const forged = { ...second!, envelope: { ...second!.envelope, ciphertext: first!.envelope.ciphertext } };
    expect(await replay(entries.with(1, forged))).toMatchObject({ ok: false, problem: { seq: 2 } });
    expect(await replay(entries.toSpliced(4, 1))).toMatchObject({ ok: false, problem: { code: "out_of_order", seq: 5 } });
    expect((await replay(entries.toSpliced(4, 0, entries[3]!))).ok).toBe(false);
  });
});

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

// A sealed file is printed again to check it. In this session a link was lost, someone signed on an added device and someone in
// person, a witness was replaced, and a notary completed a certificate: what a certificate names in words that can change. When
// this test fails, the program prints other bytes: raise the version, and write the new SHA-256 here.
test("the version of the printing program stands for the bytes that it prints", async () => {
  const evidence = readEvidence(readFileSync(join(FOLDER, "evidence-writer-5.json"), "utf8"))!;
  const checked = await checkEvidence(crypto, evidence);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const printed = await renderSealable(evidence, checked.proven, printInNode, null);
  expect([WRITER_VERSION, evidence.writer, hashOf(printed)]).toEqual([5, 5, "fa6f9b9b4c3af0bfc077ef0e674c9610f485a4906c1b386a2f9c9bfa0e02561c"]);
});

// As the program of version 4 printed the same evidence for the sessions of each version.
test.each([
  [undefined, "0bf23ed3481f0e9aac785df802c7e7baa90da91e2a83655b3a4322facd2bb8c0"],
  [1, "51f8d405fe351b12333514804ff83c266bc3434e1e4b4ee1ff95f58e4a84276b"],
  [2, "84beeb7fda4d97dee1268dbfc863d0c95a1d9473e082c04d31be5e650e614818"],
  [3, "7cbf387112d323cd7d02e91a6be00d8dc6878963ee6ac227789f0522b0277f6c"],
  [4, "80b4b6c33ac540b2c1e4233bd0b71868495644d2c46ec63028588c8e72643349"],
])("what version %s printed is printed again with the same bytes", async (writer, sha256) => {
  const file = new Uint8Array(readFileSync(join(FOLDER, "sealed-format-1.pdf")));
  const { evidence, proven } = await checkSealAndEvidence(crypto, file);
  const named = writer === undefined ? {} : { writer };
  expect(hashOf(await renderSealable({ ...evidence!, ...named }, { ...proven!, ...named }, printInNode, null))).toBe(sha256);
});

test("a sealed file of format 1 still proves who signed it, even where its pages would be printed differently now", async () => {
  const file = new Uint8Array(readFileSync(join(FOLDER, "sealed-format-1.pdf")));
  const { proven, seal, problems } = await checkSealedFile(crypto, file, printInNode);
  expect(problems.filter(({ part }) => part !== "pages")).toEqual([]);
  expect(seal).toMatchObject({ at: "2027-03-01T12:00:30.000Z", issuer: "Test root" });
  expect(proven?.parties.map(({ name }) => name)).toEqual(["Ana Lund", "Ben Ode"]);
});
