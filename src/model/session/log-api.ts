import type { Envelope } from "./envelope.ts";

/**
 * The requests and answers of a session's log, over JSON. A capability is sent as `Authorization: Bearer`; the server
 * stores its hash only.
 */

/** The last entry of a log and when the server stored it, signed with the server's key. */
export type SignedHead = {
  readonly session: string;
  /** 0 for a log without entries. */
  readonly seq: number;
  /** Hash of the entry; empty for a log without entries. */
  readonly hash: string;
  /** Time in UTC, as `2027-01-31T12:00:00.000Z`. */
  readonly at: string;
  /** ECDSA P-256 signature, base64url. */
  readonly signature: string;
};

/** An entry as the server delivers it. */
export type LogEntry = {
  readonly envelope: Envelope;
  /** When the server stored it. */
  readonly at: string;
  /** The server's signature of the head that this entry became. */
  readonly headSignature: string;
};

/** Starts a session; sending the same request again changes nothing. */
export type CreateSessionRequest = {
  /** 22 characters: 16 random bytes, base64url. */
  readonly session: string;
  /** SHA-256 of the read capability, base64url. */
  readonly readHash: string;
  /** SHA-256 of the write capability, base64url. */
  readonly writeHash: string;
};

/** Appends an entry; sending the same envelope again changes nothing. */
export type AppendRequest = {
  readonly envelope: Envelope;
  /** The public key of the device that signed it. */
  readonly publicKey: string;
};

/** The answer to a created session and to an appended entry. */
export type HeadAnswer = { readonly head: SignedHead };

/** Entries after the position that the request names; there are more if the last one is not the head. */
export type LogPage = {
  readonly entries: readonly LogEntry[];
  readonly head: SignedHead;
};

/** Announces a file: encrypted bytes, uploaded in pieces of `chunkBytes`; sending the same request again changes nothing. */
export type BlobRequest = {
  /** 22 characters: 16 random bytes, base64url. */
  readonly id: string;
  readonly bytes: number;
};

/** The size of a file, and the numbers of the pieces that are stored. */
export type BlobAnswer = { readonly bytes: number; readonly chunks: readonly number[] };

/** How long a session is kept. */
export type ExpiryAnswer = {
  /** Time in UTC, as `2027-01-31T12:00:00.000Z`. */
  readonly expires: string;
};

/**
 * A device's signed consent to delete a session. `seq` is the position of the entry that has it: the device withdraws it by
 * writing another entry. With `by`, the public key of another device, it is that the other one consents for it, too. Those of
 * earlier programs have neither; they could not be withdrawn, so they have no effect anymore.
 */
export type DeletionConsent = {
  readonly publicKey: string;
  readonly signature: string;
  readonly seq?: number;
  readonly by?: string;
};

/**
 * A request to delete a session, with the consent of every device that wrote an entry. A device may delegate its
 * consent to another one.
 */
export type DeletionRequest = { readonly consents: readonly DeletionConsent[] };

/** What a sealed file needs from the server: certificates, and the time that the seal states. */
export type SealAnswer = {
  /** The certificate of the seal, then those that issued it; base64url of DER. */
  readonly chain: readonly string[];
  readonly keyType: "EC" | "RSA";
  /** Time in UTC, to the second. */
  readonly at: string;
};

/** Asks the server to sign the attributes of a seal; it sees the digest of the file and nothing else of it. */
export type SealRequest = { readonly attributes: string };

/** The signature of the attributes, base64url. */
export type SealSignature = { readonly signature: string };

/** What a client needs to know about the server. */
export type LogServer = {
  /** The public key that signs heads: an uncompressed P-256 point, base64url. */
  readonly headKey: string;
};

/** Why the log service did not do what was requested; one sentence for each is in `src/server/log/api/refusals.ts`. */
export type LogRefusalCode =
  | "malformed"
  | "too_large"
  | "no_session"
  | "wrong_capability"
  | "session_exists"
  | "not_at_head"
  | "wrong_signature"
  | "event_too_large"
  | "too_many_events"
  | "session_full"
  | "blob_too_large"
  | "blob_exists"
  | "no_blob"
  | "consent_missing"
  | "expired"
  | "deleted"
  /** Too many pages of one network, or of everyone, follow sessions. */
  | "too_many_streams"
  /** Too many requests of one network, or of everyone, are being read. */
  | "too_many_requests"
  | "quota_sessions"
  | "quota_bytes"
  | "storage_full"
  | "unavailable";

/** The answer to a request that was refused. */
export type LogRefusal = {
  readonly code: LogRefusalCode;
  /** One sentence in English for people. */
  readonly message: string;
  /** The current head, where it explains the refusal. */
  readonly head?: SignedHead | undefined;
};
