const UNITS = ["bytes", "KB", "MB", "GB", "TB"] as const;
const STEP = 1000;

/** A size in words: "1.4 MB". */
export const formatFileSize = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / STEP ** power;
  return `${power === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[power]}`;
};
