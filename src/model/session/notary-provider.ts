/** A provider of remote notarization that a server is connected to, as visitors see it. */
export type NotaryProviderName = {
  readonly name: string;
  /** The host that gets the document, such as "notary.example". */
  readonly host: string;
};

/** The answer to a request for the provider; null if the server has none. */
export type NotaryProviderAnswer = { readonly provider: NotaryProviderName | null };

/** What the signers want notarized. The provider gets the file in plain text, so each signer must have allowed it. */
export type NotaryOrder = {
  readonly title: string;
  /** A PDF. */
  readonly file: Uint8Array<ArrayBuffer>;
};

/** An order that the provider accepted: its id, and the provider's page on which the signers meet the notary. */
export type StartedNotaryOrder = { readonly id: string; readonly url: string };

/** How far an order is. Only "completed" has a file; "failed" says why, in the provider's words. */
export type NotaryOrderStatus =
  | { readonly type: "waiting" | "meeting" | "completed" | "expired" }
  | { readonly type: "failed"; readonly reason: string };

/** Why a request to a provider has no answer. */
export type NotaryRefusalCode =
  "no_provider" | "malformed_request" | "too_large" | "no_order" | "not_completed" | "unreachable";

/** The answer to a request that is refused. */
export type NotaryRefusal = { readonly code: NotaryRefusalCode; readonly message: string };
