import type { SealAnswer } from "../../../model/session/log-api.ts";
import type { SqlEngine } from "../engines/sql-engine.ts";
import type { Access, StoreResult } from "../store/log-store.ts";
import { openSealKey } from "./seal-key.ts";
import type { SealFile, SealKey } from "./seal-key.ts";

/** Signs the attributes of sealed files. */
export type SealService = {
  readonly identity: () => Promise<SealAnswer>;
  readonly sign: (
    access: Access,
    attributes: Uint8Array<ArrayBuffer>,
  ) => Promise<StoreResult<{ readonly signature: Uint8Array }>>;
};

/** How far the time in a seal may be from the server's. Unit: milliseconds. */
const TOLERANCE_MS = 5 * 60_000;

const toSeconds = (time: number): string => new Date(Math.floor(time / 1000) * 1000).toISOString();

/** The service on an open database; the key is read, or made, when it is first needed. */
export const createSealService = (
  engine: SqlEngine,
  file: SealFile | undefined,
  now: () => number,
  check: (access: Access) => Promise<StoreResult<object>>,
): SealService => {
  let opened: Promise<SealKey> | undefined;
  const key = (): Promise<SealKey> => {
    const opening = opened ?? openSealKey(engine, file, now());
    opened = opening;
    opening.catch(() => (opened = undefined));
    return opening;
  };
  return {
    identity: async () => {
      const { chain, keyType } = await key();
      return { chain, keyType, at: toSeconds(now()) };
    },
    sign: async (access, attributes) => {
      const allowed = await check(access);
      if (!allowed.ok) return allowed;
      const { attributesTime } = await import("../../../sealing/pdf/read-attributes.ts");
      const at = attributesTime(attributes);
      // The server attests the time, so it signs only its own.
      if (at === null || Math.abs(Date.parse(at) - now()) > TOLERANCE_MS) return { ok: false, code: "malformed" };
      return { ok: true, signature: await (await key()).sign(attributes) };
    },
  };
};
