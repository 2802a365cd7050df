import type { LegalDocument } from "../../model/document.ts";
import type {
  AmendedFile,
  AnswerSource,
  ElectronicSigning,
  SessionService,
  SigningReason,
  StartEvent,
} from "../../model/session/session-event.ts";
import { planSeats } from "../../engine/session/plan-seats.ts";
import type { PlannedParty } from "../../engine/session/plan-seats.ts";
import { MAX_TITLE_LENGTH } from "../../engine/session/shape/limits.ts";
import { sanitizeLine } from "../../engine/session/shape/sanitize-line.ts";
import { toBase64Url } from "../../sealing/base64url.ts";
import { WRITER_VERSION } from "../../model/session/writer-version.ts";
import type { PageField, UploadedPdf } from "../../model/session/uploaded-pdf.ts";
import type { Json } from "../../sealing/canonical-json.ts";
import { encryptEvent } from "../../sealing/encrypt-event.ts";
import { encryptFile } from "../../sealing/encrypt-file.ts";
import { createInvitation } from "../../sealing/invitation.ts";
import { createSessionSecret, deriveSessionKeys } from "../../sealing/session-keys.ts";
import type { SessionKeys } from "../../sealing/session-keys.ts";
import { createSigningKeys } from "../../sealing/signing-keys.ts";
import { EMPTY_LOG } from "../../sealing/verify-hash-chain.ts";
import { randomBytes, sha256 } from "../../sealing/web-crypto.ts";
import type { WebCrypto } from "../../sealing/web-crypto.ts";
import type { DeviceSession } from "./session-view.ts";
import type { FileUpload, LogFailure, LogPort } from "./log/log-port.ts";

/** A PDF that the person who starts a session brought, with the fields of everyone who signs. */
export type FileToSign = { readonly bytes: Uint8Array<ArrayBuffer>; readonly fields: readonly PageField[] };

/** The finished document that a session is about, or the file that is signed instead. */
export type SessionSubject = {
  readonly document: LegalDocument;
  readonly file?: FileToSign;
  /** The signed document that it amends. */
  readonly amends?: AmendedFile;
  readonly source: AnswerSource | null;
  readonly signing: ElectronicSigning;
  readonly signingReason: SigningReason | null;
};

/** What the person who starts a session decides. This person is the first party. */
export type SessionPlan = {
  readonly service: SessionService;
  readonly parties: readonly PlannedParty[];
  readonly order: "parallel" | "in_turn";
  readonly zone: string;
};

/** The started session, or why the server did not start it; `storage` if the device keeps nothing. */
export type StartResult =
  | { readonly ok: true; readonly session: DeviceSession }
  | {
      readonly ok: false;
      readonly failure: LogFailure | "storage";
      /** What was kept before it failed. */
      readonly id: string | null;
    };

/** Length of the id of a session or a file. Unit: bytes. */
const ID_BYTES = 16;

const newId = (crypto: WebCrypto): string => toBase64Url(randomBytes(crypto, ID_BYTES));

const describeFile = async (crypto: WebCrypto, { bytes, fields }: FileToSign): Promise<UploadedPdf> => ({
  sha256: toBase64Url(await sha256(crypto, bytes)),
  bytes: bytes.length,
  blob: newId(crypto),
  fields,
});

type StartDependencies = {
  readonly crypto: WebCrypto;
  readonly port: LogPort;
  readonly upload: FileUpload;
  readonly save: (session: DeviceSession) => Promise<boolean>;
  readonly now: () => string;
};

/**
 * The seats of a session and their invitations. The first seat belongs to the person who starts the session and needs
 * no invitation.
 */
const inviteOthers = async (crypto: WebCrypto, parties: readonly PlannedParty[]) => {
  const [own, ...others] = planSeats(parties);
  const invited = await Promise.all(others.map(async (seat) => ({ seat, link: await createInvitation(crypto) })));
  return {
    own: own!.id,
    seats: [{ ...own!, invitation: "" }, ...invited.map(({ seat, link }) => ({ ...seat, invitation: link.publicKey }))],
    secrets: Object.fromEntries(invited.map(({ seat, link }) => [seat.id, link.secret])),
  };
};

/** Creates a session on the server, with its file and its first event; null once the server has stored them. */
const publish = async (
  { crypto, port, upload }: StartDependencies,
  { id, device }: DeviceSession,
  keys: SessionKeys,
  event: StartEvent,
  file: FileToSign | undefined,
): Promise<LogFailure | null> => {
  const access = { session: id, ...keys };
  const created = await port.create(access);
  if (!created.ok) return created.failure;
  if (file && event.file) {
    const { blob } = event.file;
    const stored = await upload(access, blob, await encryptFile(crypto, keys, blob, file.bytes));
    if (!stored.ok) return stored.failure;
  }
  const json = JSON.parse(JSON.stringify(event)) as Json;
  const envelope = await encryptEvent(crypto, keys, device, { session: id, seq: 1, prev: "" }, json);
  const appended = await port.append(access, envelope, device.publicKey);
  return appended.ok ? null : appended.failure;
};

/** Starts a session with its first event, and keeps it on this device. */
export const startSession = async (
  dependencies: StartDependencies,
  { document, file, amends, source, signing, signingReason }: SessionSubject,
  { service, parties, order, zone }: SessionPlan,
): Promise<StartResult> => {
  const { crypto, port, save, now } = dependencies;
  const id = newId(crypto);
  const secret = createSessionSecret(crypto);
  const keys = await deriveSessionKeys(crypto, secret);
  if (!keys) throw new Error("a new secret has the length of a secret");
  const headKey = await port.headKey();
  if (!headKey.ok) return { ...headKey, id: null };
  const device = await createSigningKeys(crypto);
  const { own, seats, secrets } = await inviteOthers(crypto, parties);
  const event: StartEvent = {
    type: "start",
    format: 1,
    writer: WRITER_VERSION,
    service,
    document,
    ...(file ? { file: await describeFile(crypto, file) } : {}),
    ...(amends ? { amends: { ...amends, title: sanitizeLine(amends.title, MAX_TITLE_LENGTH) } } : {}),
    source,
    signing,
    signingReason,
    order,
    zone,
    seat: own,
    device: device.publicKey,
    seats,
  };
  const session: DeviceSession = {
    format: 1,
    id,
    secret: toBase64Url(secret),
    device,
    headKey: headKey.value,
    seat: own,
    invitation: null,
    invited: secrets,
    head: EMPTY_LOG,
    state: null,
    unsent: {},
    changed: now(),
  };
  // Kept before it exists on the server: a session without its keys would be lost.
  if (!(await save(session))) return { ok: false, failure: "storage", id: null };
  const failure = await publish(dependencies, session, keys, event, file);
  return failure === null ? { ok: true, session } : { ok: false, failure, id };
};
