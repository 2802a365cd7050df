import type { DiagnosticCode } from "../feel/compile/diagnostic.ts";

type FormulaCodeOf<Code> = Code extends `FEEL${infer Number}` ? `CW1${Number}` : never;

/** Codes of faults in formulas and texts: CW1 and the number the formula compiler gives them. */
export type FormulaCode = FormulaCodeOf<DiagnosticCode>;

/** The catalog's code for a fault the formula compiler found. Example: "FEEL10" is "CW110" */
export const codeOfDiagnostic = <Code extends DiagnosticCode>(code: Code): FormulaCode =>
  code.replace("FEEL", "CW1") as FormulaCode;

/** The suggestion of the formula compiler as a sentence: a name to mean, or a formula to write. */
export const suggestionOf = (suggestion: string | undefined): string | null => {
  if (suggestion === undefined) return null;
  return /^[A-Za-z_][\w. -]*$/.test(suggestion) ? `Did you mean "${suggestion}"?` : `Write ${suggestion}`;
};
