import { readFile } from "node:fs/promises";
import { fromBase64Url, toBase64Url } from "../../../sealing/base64url.ts";
import { toDerSignature } from "../../../sealing/pdf/ecdsa-signature.ts";
import type { SqlEngine } from "../engines/sql-engine.ts";

/** What signs sealed files. */
export type SealKey = {
  /** The certificate of the seal, then those that issued it; base64url of DER. */
  readonly chain: readonly string[];
  readonly keyType: "EC" | "RSA";
  /** The signature of the attributes of a seal, as CMS has it. */
  readonly sign: (attributes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;
};

/** A certificate of one's own: a PKCS #12 file and its password. */
export type SealFile = { readonly path: string; readonly password: string };

const { crypto } = globalThis;
const ECDSA = { name: "ECDSA", namedCurve: "P-256" } as const;
const NAME = "Clausewright";
/** How long a certificate made here is valid, from the day before. Unit: years. */
const YEARS = 10;
const DAY_MS = 24 * 60 * 60_000;

const NEW_KEY =
  "insert into service_keys (name, public_key, private_key) values ('seal', $1, $2) on conflict (name) do nothing";
const READ_KEY = "select public_key, private_key from service_keys where name = 'seal'";

const makeKey = async (engine: SqlEngine, now: number): Promise<void> => {
  const { createSealIdentity } = await import("../../../sealing/pdf/seal-certificate.ts");
  const from = new Date(now - DAY_MS);
  from.setUTCMilliseconds(0);
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + YEARS);
  const { chain, privateKey } = await createSealIdentity(crypto, NAME, [from, until]);
  await engine.write(NEW_KEY, [chain.join(" "), privateKey]);
};

/** The certificate that all servers on one database share; made when a file is first sealed. */
const ownKey = async (engine: SqlEngine, now: number): Promise<SealKey> => {
  let [row] = await engine.read(READ_KEY, []);
  if (!row) {
    await makeKey(engine, now);
    [row] = await engine.read(READ_KEY, []);
  }
  const stored = fromBase64Url(String(row?.["private_key"]));
  if (!stored) throw new Error("the stored key of the seal cannot be read");
  const key = await crypto.subtle.importKey("pkcs8", stored, ECDSA, false, ["sign"]);
  return {
    chain: String(row?.["public_key"]).split(" "),
    keyType: "EC",
    sign: async (attributes) =>
      toDerSignature(new Uint8Array(await crypto.subtle.sign({ ...ECDSA, hash: "SHA-256" }, key, attributes))),
  };
};

const fileKey = async ({ path, password }: SealFile): Promise<SealKey> => {
  const { P12Signer } = await import("@libpdf/core");
  const signer = await P12Signer.create(new Uint8Array(await readFile(path)), password);
  const chain = [signer.certificate, ...signer.certificateChain].map((each) => toBase64Url(new Uint8Array(each)));
  return { chain, keyType: signer.keyType, sign: (attributes) => signer.sign(attributes, "SHA-256") };
};

/** Why a PKCS #12 file cannot seal, as a sentence; null if it can. */
export const sealFileProblem = async (file: SealFile): Promise<string | null> => {
  try {
    await fileKey(file);
    return null;
  } catch (error) {
    const isUnreadable = error instanceof Error && "code" in error && "syscall" in error;
    if (isUnreadable) return `SEAL_P12 names a file that cannot be read: ${file.path}`;
    return "The file that SEAL_P12 names cannot be opened as PKCS #12. Check the file and SEAL_P12_PASSWORD.";
  }
};

/**
 * The key that seals files: the one of a PKCS #12 file if there is one, else the server's own.
 *
 * Throws: when the file cannot be read or its password is wrong.
 */
export const openSealKey = (engine: SqlEngine, file: SealFile | undefined, now: number): Promise<SealKey> =>
  file ? fileKey(file) : ownKey(engine, now);
