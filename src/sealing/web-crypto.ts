/** The browser's and Node's cryptography, passed in so that tests can fix its randomness. */
export type WebCrypto = Pick<Crypto, "subtle" | "getRandomValues">;

const encoder = new TextEncoder();

/** The UTF-8 bytes of a text. */
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** SHA-256 of bytes. */
export const sha256 = async ({ subtle }: WebCrypto, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await subtle.digest("SHA-256", bytes));

/** Fresh random bytes. */
export const randomBytes = (crypto: WebCrypto, length: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(length));
