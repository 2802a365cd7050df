/**
 * One entry of a session's log as the server keeps it: who appended it, where it belongs, and a content that only the
 * parties can read. Binary values are base64url without padding.
 */
export type Envelope = {
  /** Id of the session. */
  readonly session: string;
  /** 1 for the first entry. */
  readonly seq: number;
  /** Hash of the entry before, as the author saw it; empty for the first. */
  readonly prev: string;
  /** Id of the device that wrote it. */
  readonly author: string;
  /** ECDSA P-256 signature of the device over everything else in the envelope. */
  readonly signature: string;
  /** The encrypted event: nonce, then AES-256-GCM ciphertext and tag. */
  readonly ciphertext: string;
};

/** The part of an envelope that its signature covers. */
export type UnsignedEnvelope = Omit<Envelope, "signature">;
