/** Half of an ECDSA signature on P-256. Unit: bytes. */
const NUMBER = 32;
const INTEGER = 0x02;
const SEQUENCE = 0x30;

const derInteger = (number: Uint8Array): readonly number[] => {
  const first = number.findIndex((byte) => byte !== 0);
  const bytes = Array.from(number.subarray(first < 0 ? number.length - 1 : first));
  const signed = bytes[0]! > 0x7f ? [0, ...bytes] : bytes;
  return [INTEGER, signed.length, ...signed];
};

/** A signature of Web Crypto (IEEE P1363: two numbers of 32 bytes) as CMS has it (RFC 3279, section 2.2.3). */
export const toDerSignature = (signature: Uint8Array): Uint8Array<ArrayBuffer> => {
  const numbers = [...derInteger(signature.slice(0, NUMBER)), ...derInteger(signature.slice(NUMBER))];
  return new Uint8Array([SEQUENCE, numbers.length, ...numbers]);
};
