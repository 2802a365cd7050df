import type { SealAnswer } from "../../../model/session/log-api.ts";
import { downloadFile, readSealIdentity, signSealAttributes, uploadFile } from "../log-client/seal-client.ts";
import { answerOf } from "../log/http-log-port.ts";
import type { LogAccess } from "../log-client/log-access.ts";
import type { FileUpload, LogAnswer } from "../log/log-port.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** What sealing needs from the server. */
export type SealPort = {
  readonly identity: () => Promise<LogAnswer<SealAnswer>>;
  readonly sign: (access: LogAccess, attributes: Uint8Array) => Promise<LogAnswer<Bytes>>;
  readonly upload: FileUpload;
  readonly download: (access: LogAccess, id: string) => Promise<LogAnswer<Bytes>>;
};

const same = <Value>(value: Value): Value => value;

/** The server of this site over HTTP. */
export const httpSealPort: SealPort = {
  identity: async () => answerOf(await readSealIdentity(), same),
  sign: async (access, attributes) => answerOf(await signSealAttributes(access, attributes), same),
  upload: async (access, id, bytes) => answerOf(await uploadFile(access, id, bytes), same),
  download: async (access, id) => answerOf(await downloadFile(access, id), same),
};
