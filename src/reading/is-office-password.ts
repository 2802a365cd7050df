/** The name of the stream that holds a Word file behind a password, as it stands in the container's directory. */
const NAME = "EncryptedPackage";

/** Whether an old Office container holds a file behind a password rather than a document of the old kind. */
export function isOfficePassword(bytes: Uint8Array): boolean {
  // The directory writes names in UTF-16; latin1 shows its zeros between the letters.
  const text = new TextDecoder("latin1").decode(bytes);
  return text.includes([...NAME].join("\u0000"));
}
