import type { UploadedPdf } from "../../../model/session/uploaded-pdf.ts";
import { toBase64Url } from "../../../sealing/base64url.ts";
import { decryptFile } from "../../../sealing/encrypt-file.ts";
import { sha256 } from "../../../sealing/web-crypto.ts";
import type { WebCrypto } from "../../../sealing/web-crypto.ts";
import type { SessionClient } from "../create-session-client.ts";
import type { LogFailure } from "../log/log-port.ts";
import type { SealPort } from "./seal-port.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** The uploaded file of a session; `changed`: the server stores another one. */
export type UploadedFileAnswer =
  { readonly ok: true; readonly bytes: Bytes } | { readonly ok: false; readonly failure: LogFailure | "changed" };

/** Whether these bytes are the uploaded file. */
export const isUploadedFile = async (crypto: WebCrypto, bytes: Bytes, file: UploadedPdf): Promise<boolean> =>
  bytes.length === file.bytes && toBase64Url(await sha256(crypto, bytes)) === file.sha256;

/** Downloads the uploaded file of a session and checks that it is the one that the session was started with. */
export const readUploadedFile = async (
  { crypto, port }: { readonly crypto: WebCrypto; readonly port: Pick<SealPort, "download"> },
  { access, keys }: Pick<SessionClient, "access" | "keys">,
  file: UploadedPdf,
): Promise<UploadedFileAnswer> => {
  const stored = await port.download(access, file.blob);
  if (!stored.ok) return { ok: false, failure: stored.failure };
  const bytes = await decryptFile(crypto, keys, file.blob, stored.value);
  return bytes && (await isUploadedFile(crypto, bytes, file)) ? { ok: true, bytes } : { ok: false, failure: "changed" };
};
