const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file begins like a ZIP archive, as a Word file does. */
export const isZipFile = (bytes: Uint8Array): boolean => ZIP.every((byte, index) => bytes[index] === byte);
