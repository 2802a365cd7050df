import { link } from "../feel/evaluate/link/evaluate.ts";
import type { VariableLookup } from "../feel/evaluate/evaluation-state.ts";
import type { LawRead } from "../model/definition.ts";

/** Whether a law column matters for these answers: the author's condition applies, and a part that reads it does. */
export const isLawReadUsed = ({ when, readWhen }: Pick<LawRead, "when" | "readWhen">, get: VariableLookup): boolean =>
  (!when || link(when.ast)(get) === true) && (!readWhen || link(readWhen.ast)(get) !== false);
