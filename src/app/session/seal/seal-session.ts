import { buildEvidence } from "../../../engine/session/evidence/build-evidence.ts";
import { checkEvidence } from "../../../engine/session/evidence/check-evidence.ts";
import { sealingSeats } from "../../../engine/session/rules/signing.ts";
import type { SessionSeal, SessionState } from "../../../model/session/session-state.ts";
import { toBase64Url } from "../../../sealing/base64url.ts";
import { decryptFile, encryptFile } from "../../../sealing/encrypt-file.ts";
import { sealPdf } from "../../../sealing/pdf/seal-pdf.ts";
import { verifySeal } from "../../../sealing/pdf/verify-seal.ts";
import { randomBytes, sha256 } from "../../../sealing/web-crypto.ts";
import type { WebCrypto } from "../../../sealing/web-crypto.ts";
import type { SessionClient } from "../create-session-client.ts";
import type { LogAnswer, LogFailure } from "../log/log-port.ts";
import { firstDifference, applySeal } from "./check-sealed-file.ts";
import { renderSealable } from "./render-sealable.ts";
import type { SealablePrinter } from "./render-sealable.ts";
import type { SealPort } from "./seal-port.ts";
import { readUploadedFile } from "./uploaded-file.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Why there is no sealed file yet. `evidence`: the log does not prove the signatures; `unverified`: no stored file verifies;
 * `changed`: the server does not store the uploaded file that everyone signed.
 */
export type SealFailure = LogFailure | "evidence" | "unverified" | "changed";

/** The sealed file and the time of its seal, or the reason there is none yet. */
export type SealOutcome =
  | { readonly ok: true; readonly file: Bytes; readonly at: string }
  | { readonly ok: false; readonly failure: SealFailure };

type SealDependencies = {
  readonly crypto: WebCrypto;
  readonly port: SealPort;
  readonly print: SealablePrinter;
};

const ID_BYTES = 16;

class ServerFailure extends Error {
  readonly failure: LogFailure | "changed";
  constructor(failure: LogFailure | "changed") {
    super(failure);
    this.failure = failure;
  }
}

const valueOf = <Value>(answer: LogAnswer<Value>): Value => {
  if (!answer.ok) throw new ServerFailure(answer.failure);
  return answer.value;
};

const digestOf = async (crypto: WebCrypto, bytes: Bytes): Promise<string> => toBase64Url(await sha256(crypto, bytes));

const originalOf = async (
  dependencies: SealDependencies,
  client: SessionClient,
  { file }: SessionState,
): Promise<Bytes | null> => {
  if (!file) return null;
  const read = await readUploadedFile(dependencies, client, file);
  if (!read.ok) throw new ServerFailure(read.failure);
  return read.bytes;
};

/** This device's own rendering of what was signed; null if the log does not prove it. */
const printSession = async (
  dependencies: SealDependencies,
  client: SessionClient,
  state: SessionState,
): Promise<Uint8Array | null> => {
  const { crypto, print } = dependencies;
  const { id: session, headKey } = client.view().session;
  const entries = valueOf(await client.readLog());
  const evidence = await buildEvidence(crypto, client.keys, state, { session, headKey, entries });
  const checked = await checkEvidence(crypto, evidence);
  if (!checked.ok) return null;
  return renderSealable(evidence, checked.proven, print, await originalOf(dependencies, client, state));
};

/** A stored file that verifies and equals this device's rendering, byte for byte. */
const accepted = async (
  { crypto, port }: SealDependencies,
  client: SessionClient,
  printed: Uint8Array,
  { file, blob }: Pick<SessionSeal, "file" | "blob">,
): Promise<SealOutcome | null> => {
  const stored = await port.download(client.access, blob);
  if (!stored.ok && stored.failure === "offline") throw new ServerFailure("offline");
  const bytes = stored.ok ? await decryptFile(crypto, client.keys, blob, stored.value) : null;
  if (!bytes || (await digestOf(crypto, bytes)) !== file) return null;
  const { facts, problems } = await verifySeal(crypto, bytes);
  if (!facts || problems.length > 0) return null;
  const again = await applySeal(printed, facts);
  return firstDifference(bytes, again) === null ? { ok: true, file: bytes, at: facts.at } : null;
};

const sealNow = async (
  { crypto, port }: SealDependencies,
  client: SessionClient,
  printed: Uint8Array,
): Promise<Pick<SessionSeal, "file" | "blob">> => {
  const identity = valueOf(await port.identity());
  const sign = async (attributes: Uint8Array): Promise<Uint8Array> =>
    valueOf(await port.sign(client.access, attributes));
  const sealed = await sealPdf(printed, { ...identity, sign });
  const blob = toBase64Url(randomBytes(crypto, ID_BYTES));
  valueOf(await port.upload(client.access, blob, await encryptFile(crypto, client.keys, blob, sealed)));
  return { file: await digestOf(crypto, sealed), blob };
};

const sealOrCheck = async (dependencies: SealDependencies, client: SessionClient): Promise<SealOutcome> => {
  const { state, seat } = client.view().session;
  if (!state) return { ok: false, failure: "no_session" };
  const printed = await printSession(dependencies, client, state);
  if (!printed) return { ok: false, failure: "evidence" };
  for (const seal of state.seals) {
    const found = await accepted(dependencies, client, printed, seal);
    if (found) return found;
  }
  const seals = sealingSeats(state).some(({ id }) => id === seat);
  if (seat === null || !seals || state.seals.some((one) => one.seat === seat))
    return { ok: false, failure: "unverified" };
  const seal = await sealNow(dependencies, client, printed);
  // What the server stored must verify before the session is complete.
  const checked = await accepted(dependencies, client, printed, seal);
  if (!checked) return { ok: false, failure: "unverified" };
  const failure = await client.act({ type: "seal", ...seal });
  if (failure?.by === "log") return { ok: false, failure: failure.failure };
  return failure === null ? checked : { ok: false, failure: "unverified" };
};

/**
 * The sealed file of a session that everyone has signed: the first stored file that verifies on this device and is
 * identical to what this device renders. If there is none, this device seals the file. Can be retried until it
 * succeeds.
 */
export const sealSession = async (dependencies: SealDependencies, client: SessionClient): Promise<SealOutcome> => {
  try {
    return await sealOrCheck(dependencies, client);
  } catch (error) {
    if (error instanceof ServerFailure) return { ok: false, failure: error.failure };
    throw error;
  }
};
