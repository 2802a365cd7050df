/** Name of the stream with an encrypted Word file in the container's directory. */
const NAME = "EncryptedPackage";

/** Whether an OLE container is a password-protected file, as opposed to a document in the old binary format. */
export function isEncryptedOfficeFile(bytes: Uint8Array): boolean {
  // The directory writes names in UTF-16; latin1 shows its zeros between the letters.
  const text = new TextDecoder("latin1").decode(bytes);
  return text.includes([...NAME].join("\u0000"));
}
