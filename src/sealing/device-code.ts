import { fromBase64Url } from "./base64url.ts";

/**
 * Six digits that people compare to recognize a device, from the id of one (the SHA-256 of its public key). Example:
 * "402 117". Only the first device that uses a link is shown, so no one can search for a key whose digits collide.
 */
export const deviceCode = (id: string): string => {
  const [a = 0, b = 0, c = 0] = fromBase64Url(id) ?? [];
  const digits = String(((a << 16) | (b << 8) | c) % 1_000_000).padStart(6, "0");
  return `${digits.slice(0, 3)} ${digits.slice(3)}`;
};
