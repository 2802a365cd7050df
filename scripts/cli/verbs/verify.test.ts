import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDF } from "@libpdf/core";
import * as asn1 from "asn1js";
import * as pkijs from "pkijs";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { renderSealable } from "../../../src/app/session/seal/render-sealable.ts";
import { checkEvidence } from "../../../src/engine/session/evidence/check-evidence.ts";
import { verify as words } from "../../../src/i18n/en/session/verify.ts";
import type { Evidence, ProvenSigning } from "../../../src/model/session/evidence.ts";
import { fromBase64Url } from "../../../src/sealing/base64url.ts";
import { findSeals } from "../../../src/sealing/pdf/find-seals.ts";
import { loadForAppending } from "../../../src/sealing/pdf/append-to-pdf.ts";
import { sealPdf } from "../../../src/sealing/pdf/seal-pdf.ts";
import { printInNode, signedSession } from "../../../tests/support/signed-session.ts";
import { testSeal } from "../../../tests/support/test-seal.ts";
import { verify } from "./verify.ts";

const { crypto } = globalThis;
const folder = mkdtempSync(join(tmpdir(), "attacked-"));

type Bytes = Uint8Array<ArrayBuffer>;
type Signed = { readonly evidence: Evidence; readonly proven: ProvenSigning };

let own: Signed;
let other: Signed;
let printed: Uint8Array;
let sealed: Bytes;

const signed = async (names: readonly [string, string]): Promise<Signed> => {
  const { evidence } = await signedSession({ names });
  const checked = await checkEvidence(crypto, evidence);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return { evidence, proven: checked.proven };
};

const print = ({ evidence, proven }: Signed): Promise<Uint8Array> =>
  renderSealable(evidence, proven, printInNode, null);
/** Seals like anyone can who makes a certificate: it is as good as that of any server. */
const sealAnew = async (bytes: Uint8Array): Promise<Bytes> => sealPdf(bytes, await testSeal());

/** A second seal, in a field of its own. */
const sealOver = async (bytes: Uint8Array): Promise<Bytes> => {
  const { chain, keyType, at, sign } = await testSeal();
  const [certificate, ...certificateChain] = chain.map((each) => fromBase64Url(each)!);
  const signer = { certificate: certificate!, certificateChain, keyType, signatureAlgorithm: "ECDSA", sign } as const;
  const pdf = await loadForAppending(bytes);
  return new Uint8Array((await pdf.sign({ signer, fieldName: "Other", signingTime: new Date(at) })).bytes);
};

beforeAll(async () => {
  [own, other] = [await signed(["Ana", "Ben"]), await signed(["Ana", "Eve"])];
  printed = await print(own);
  sealed = await sealAnew(printed);
});

afterEach(() => vi.restoreAllMocks());

const EVIDENCE = "evidence.json";
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text, "latin1"));
const joined = (...parts: readonly Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));

const withAttachment = async (bytes: Uint8Array, name: string, text: string): Promise<Bytes> => {
  const pdf = await loadForAppending(bytes);
  pdf.addAttachment(name, new TextEncoder().encode(text), { overwrite: name === EVIDENCE });
  return new Uint8Array(await pdf.save({ incremental: true }));
};

/** A file with two attachments of the name, the evidence of another session and its own. */
const doubled = async (bytes: Uint8Array): Promise<Bytes> => {
  const file = await withAttachment(bytes, "doubled1.json", JSON.stringify(other.evidence));
  const text = latin1(file).replaceAll("doubled1.json", EVIDENCE);
  expect(text).not.toBe(latin1(file));
  return bytesOf(text);
};

/** The sealed file with other numbers in the byte range of its seal, of the same length. */
const withRange = (change: (numbers: readonly number[]) => readonly number[]): Bytes => {
  const text = latin1(sealed);
  const [range = "", ...numbers] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text) ?? [];
  const changed = `/ByteRange [${change(numbers.map(Number)).join(" ")}]`;
  return bytesOf(text.replace(range, changed.padEnd(range.length)));
};

/** The sealed file with another text in place of the bytes of its signature. */
const withContents = (change: (der: Bytes) => Uint8Array): Bytes => {
  const [seal] = findSeals(sealed);
  const [, length, after] = seal!.range;
  const hex = Buffer.from(change(seal!.contents)).toString("hex");
  return joined(sealed.subarray(0, length), bytesOf(`<${hex}>`.padEnd(after - length)), sealed.subarray(after));
};

/** The signature with an attribute that it does not cover, in the room that is left. */
const withUnsignedAttribute = (der: Bytes): Uint8Array => {
  const info = new pkijs.ContentInfo({ schema: asn1.fromBER(der.buffer).result });
  const data = new pkijs.SignedData({ schema: info.content });
  const values = [new asn1.Utf8String({ value: "approved" })];
  data.signerInfos[0]!.unsignedAttrs = new pkijs.SignedAndUnsignedAttributes({
    type: 1,
    attributes: [new pkijs.Attribute({ type: "1.2.3.4", values })],
  });
  info.content = data.toSchema(true);
  const changed = new Uint8Array(info.toSchema().toBER());
  return joined(changed, new Uint8Array(der.length - changed.length));
};

const upperCase = (): Bytes => {
  const [seal] = findSeals(sealed);
  const [, length, after] = seal!.range;
  const hex = latin1(sealed.subarray(length, after));
  const other = hex === hex.toUpperCase() ? hex.toLowerCase() : hex.toUpperCase();
  return joined(sealed.subarray(0, length), bytesOf(other), sealed.subarray(after));
};

const fakeRange = (): Bytes => {
  const [seal] = findSeals(sealed);
  const [start, length, after, rest] = seal!.range;
  const fake = (more: number): string => `\n%/ByteRange [${start} ${length} ${after} ${rest + more}]`;
  const { length: more } = fake(100);
  return joined(sealed, bytesOf(fake(more)));
};

const seal = ({ seal: sentences }: typeof words, ...codes: readonly (keyof typeof words.seal)[]) =>
  codes.map((code) => sentences[code]);
const PAGES = words.otherPages(0).replace(/\..*$/, "");

const ATTACKS: readonly (readonly [
  what: string,
  attack: () => Uint8Array | Promise<Uint8Array>,
  named: readonly string[],
])[] = [
  [
    "a revision after the seal",
    () => withAttachment(sealed, "more.txt", "more"),
    [...seal(words, "added_after"), PAGES],
  ],
  [
    "a revision after the seal, sealed again",
    async () => sealOver(await withAttachment(sealed, "more.txt", "more")),
    [PAGES],
  ],
  ["a revision before the seal", async () => sealAnew(await withAttachment(printed, "more.txt", "more")), [PAGES]],
  ["a second seal over the first", () => sealOver(sealed), [PAGES]],
  [
    "evidence of another session in place of its own, after the seal",
    () => withAttachment(sealed, EVIDENCE, JSON.stringify(other.evidence)),
    [...seal(words, "added_after"), PAGES],
  ],
  [
    "evidence of another session in place of its own, sealed again",
    async () => sealAnew(await withAttachment(printed, EVIDENCE, JSON.stringify(other.evidence))),
    [PAGES],
  ],
  ["a second attachment of the name", async () => sealAnew(await doubled(printed)), [PAGES]],
  ["a second attachment of the name, after the seal", () => doubled(sealed), [...seal(words, "added_after"), PAGES]],
  [
    "pages of one session with the evidence of another",
    async () => sealAnew(await renderSealable(other.evidence, own.proven, printInNode, null)),
    [PAGES],
  ],
  [
    "the same evidence in other words",
    async () => sealAnew(await withAttachment(printed, EVIDENCE, JSON.stringify(own.evidence, null, 1))),
    [PAGES],
  ],
  ["bytes after the end", () => joined(sealed, bytesOf("\n%%EOF\n")), [...seal(words, "added_after"), PAGES]],
  ["zeros after the end", () => joined(sealed, new Uint8Array(1000)), [...seal(words, "added_after"), PAGES]],
  ["bytes before the beginning", () => joined(bytesOf("\n"), sealed), seal(words, "no_seal")],
  [
    "a byte range that ends early",
    () => withRange(([a, b, c, d]) => [a!, b!, c!, d! - 10]),
    [...seal(words, "added_after", "changed"), PAGES],
  ],
  ["a byte range that begins late", () => withRange(([, b, c, d]) => [9, b! - 9, c!, d!]), seal(words, "no_seal")],
  ["a byte range with a wider gap", () => withRange(([a, b, c, d]) => [a!, b! - 10, c!, d!]), seal(words, "no_seal")],
  [
    "a byte range with a gap elsewhere",
    () => withRange(([a, b, c, d]) => [a!, b! + 2, c! + 2, d! - 2]),
    seal(words, "no_seal"),
  ],
  ["a byte range beyond the end", () => withRange(([a, b, c, d]) => [a!, b!, c!, d! + 1]), seal(words, "no_seal")],
  ["a byte range in a comment at the end", fakeRange, [...seal(words, "changed"), PAGES]],
  ["a signature with an attribute of anyone", () => withContents(withUnsignedAttribute), [PAGES]],
  ["bytes in the room of the signature", () => withContents((der) => der.with(-1, 1)), seal(words, "unreadable_seal")],
  ["a signature in other letters", upperCase, [PAGES]],
  ["no signature", () => withContents((der) => new Uint8Array(der.length)), seal(words, "unreadable_seal")],
  ["no seal", () => printed, seal(words, "no_seal")],
];

const verified = async (bytes: Uint8Array) => {
  const path = join(folder, "file.pdf");
  writeFileSync(path, bytes);
  const errors = vi.spyOn(console, "error").mockReturnValue(undefined);
  vi.spyOn(console, "log").mockReturnValue(undefined);
  const code = await verify.run([path]);
  return { code, sentences: errors.mock.calls.map(([sentence]) => String(sentence)) };
};

it("finds nothing wrong with a file as it was sealed", async () => {
  expect(await verified(sealed)).toEqual({ code: 0, sentences: [] });
  // What is attacked is a file with one attachment of that name.
  expect((await PDF.load(sealed)).getAttachments().size).toBe(1);
});

it.each(ATTACKS)("names %s", async (_, attack, named) => {
  const { code, sentences } = await verified(await attack());
  const found = sentences.map((sentence) => (sentence.startsWith(PAGES) ? PAGES : sentence));
  expect([code, found]).toEqual([1, named]);
});
