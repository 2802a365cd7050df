import type { FormNode } from "./form-node.ts";

/** Whether the kind of a question, or of one inside it, has warnings about answers. */
export const hasAnswerWarnings = ({ kind, children }: FormNode): boolean =>
  kind.warnings !== undefined || children.some(hasAnswerWarnings);
