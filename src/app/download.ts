const LONGEST_NAME = 80;
const UNNAMED = "document";

// Signs a file system refuses, control characters, and marks that turn the direction of writing.
const FORBIDDEN = /[\\/:*?"<>|]+/g;
const HALF_PAIR = /\p{Cs}/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/**
 * A file name for a title, safe on every system.
 *
 * Example: fileName("Lease: 12/3 Oak St", "docx") is "Lease 12 3 Oak St.docx"
 */
export const fileName = (title: string, extension: string): string => {
  const safe = title
    .replaceAll(HALF_PAIR, "\uFFFD")
    .replaceAll(INVISIBLE, "")
    .replaceAll(FORBIDDEN, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const short = Array.from(safe).slice(0, LONGEST_NAME).join("");
  const name = short.replace(/[. ]+$/, "");
  return `${name || UNNAMED}.${extension}`;
};

// The browser reads the address a moment after the click.
const KEEP_ADDRESS = 10_000;

/** Hands a file to the browser's downloads. */
export const download = (name: string, content: Uint8Array | string, mime: string): void => {
  const blob = new Blob([typeof content === "string" ? content : new Uint8Array(content)], { type: mime });
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_ADDRESS);
};
