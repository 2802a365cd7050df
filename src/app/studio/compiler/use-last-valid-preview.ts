import { useState } from "react";
import type { PreviewBuild, ShownDefinition } from "./compiler-messages.ts";

/** A preview without errors, so that its page can be shown. */
export type ValidPreview = PreviewBuild & { readonly shown: ShownDefinition };

const isValid = (preview: PreviewBuild): preview is ValidPreview =>
  preview.shown !== null && !preview.problems.some((problem) => problem.severity === "error");

/** The newest error-free preview of a page; shown while the author types. */
export const useLastValidPreview = (preview: PreviewBuild | null, page: string): ValidPreview | null => {
  const [last, setLast] = useState<ValidPreview | null>(null);
  if (preview && isValid(preview) && last !== preview) {
    setLast(preview);
    return preview.page === page ? preview : null;
  }
  return last?.page === page ? last : null;
};
