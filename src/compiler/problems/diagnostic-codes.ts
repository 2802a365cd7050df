import type { DiagnosticCode } from "../../feel/compile/syntax/diagnostic.ts";

type FormulaCodeOf<Code> = Code extends `FEEL${infer Number}` ? `CW1${Number}` : never;

/** Codes of problems in formulas and texts: CW1 followed by the formula compiler's number. */
export type FormulaCode = FormulaCodeOf<DiagnosticCode>;

/** The catalog's code for a diagnostic of the formula compiler. Example: "FEEL10" is "CW110" */
export const codeOfDiagnostic = <Code extends DiagnosticCode>(code: Code): FormulaCode =>
  code.replace("FEEL", "CW1") as FormulaCode;

/** A formula compiler suggestion as a sentence: the intended name, or a formula to write. */
export const suggestionOf = (suggestion: string | undefined): string | null => {
  if (suggestion === undefined) return null;
  return /^[A-Za-z_][\w. -]*$/.test(suggestion) ? `Did you mean "${suggestion}"?` : `Write ${suggestion}`;
};
