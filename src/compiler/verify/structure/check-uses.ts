import { usesIn } from "../../input/block-use.ts";
import { scopeOfUse } from "../../formula/block-scope.ts";
import type { CompilationContext } from "../../formula/compilation-context.ts";
import type { DocumentInput } from "../../input/document-input.ts";

/** Binds the arguments of every block, so that a faulty one is reported also where no text of the block reads it. */
export const checkUses = (input: DocumentInput, context: CompilationContext): void => {
  for (const use of usesIn(input)) if (!use.outer) scopeOfUse(context, context.scope, use);
};
