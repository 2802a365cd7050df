const MAX_NAME_LENGTH = 80;
const UNNAMED = "document";

// Characters file systems reject, control characters and bidirectional overrides.
const FORBIDDEN = /[\\/:*?"<>|]+/g;
const UNPAIRED_SURROGATE = /\p{Cs}/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/**
 * A file name for a title, safe on every system.
 *
 * Example: fileName("Lease: 12/3 Oak St", "docx") is "Lease 12 3 Oak St.docx"
 */
export const fileName = (title: string, extension: string): string => {
  const safe = title
    .replaceAll(UNPAIRED_SURROGATE, "\uFFFD")
    .replaceAll(INVISIBLE, "")
    .replaceAll(FORBIDDEN, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const short = Array.from(safe).slice(0, MAX_NAME_LENGTH).join("");
  const name = short.replace(/[. ]+$/, "");
  return `${name || UNNAMED}.${extension}`;
};

/** A neutral title with only the date. Example: "document-2026-11-23" */
export const neutralTitle = (day: string): string => `${UNNAMED}-${day}`;

/**
 * A file name that reveals neither the kind of document nor a party.
 *
 * Example: neutralFileName("2026-11-23", "pdf") is "document-2026-11-23.pdf"
 */
export const neutralFileName = (day: string, extension: string): string => `${neutralTitle(day)}.${extension}`;

// Browsers read the URL after the click has returned; revoking it earlier would cancel the download.
const REVOKE_DELAY_MS = 10_000;

/** Downloads a file in the browser. */
export const download = (name: string, content: Uint8Array | string, mime: string): void => {
  const blob = new Blob([typeof content === "string" ? content : new Uint8Array(content)], { type: mime });
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
};
