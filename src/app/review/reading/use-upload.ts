import { useCallback, useState } from "react";
import type { ReviewSource } from "../worker/worker-messages.ts";
import { readUpload } from "./read-upload.ts";

export type Upload = {
  /** Name of the last file, if the browser could not open it. */
  readonly unreadable: string | null;
  readonly choose: (file: File) => void;
  /** Forgets the last file. */
  readonly clear: () => void;
};

/** Opens a file that the visitor chose. The browser refuses one that was moved or changed since. */
export const useUpload = (onSource: (source: ReviewSource) => void): Upload => {
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const clear = useCallback(() => setUnreadable(null), []);
  const choose = (file: File): void => {
    clear();
    void readUpload(file).then(onSource, () => setUnreadable(file.name));
  };
  return { unreadable, choose, clear };
};
