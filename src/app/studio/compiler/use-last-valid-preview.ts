import { useState } from "react";
import type { DocumentDefinition } from "../../../model/definition.ts";
import type { PreviewBuild } from "./compiler-messages.ts";

/** A preview without errors, so that its document can be shown. */
export type ValidPreview = PreviewBuild & {
  readonly definition: DocumentDefinition;
  readonly written: DocumentDefinition;
};

const isValid = (preview: PreviewBuild): preview is ValidPreview =>
  preview.definition !== null &&
  preview.written !== null &&
  !preview.problems.some((problem) => problem.severity === "error");

/** The newest error-free preview of a document; shown while the author types. */
export const useLastValidPreview = (preview: PreviewBuild | null, page: string): ValidPreview | null => {
  const [last, setLast] = useState<ValidPreview | null>(null);
  if (preview && isValid(preview) && last !== preview) {
    setLast(preview);
    return preview.page === page ? preview : null;
  }
  return last?.page === page ? last : null;
};
