import type { SessionKeys } from "../../../sealing/session-keys.ts";

/** What opens one session on the server. */
export type LogAccess = { readonly session: string } & Pick<SessionKeys, "readCapability" | "writeCapability">;
