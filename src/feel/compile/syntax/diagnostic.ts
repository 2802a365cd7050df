/** A problem in a formula or template. Unit: `from` and `to` are offsets into the source, in UTF-16 units. */
export type Diagnostic = {
  /** A key of `diagnosticCodes`. */
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly from: number;
  readonly to: number;
  /** The suggested replacement: a name, or a whole formula. */
  readonly suggestion?: string;
};

/** A one-line meaning for every code. Codes are stable and never reused. */
export const diagnosticCodes = {
  FEEL01: "The formula is empty.",
  FEEL02: "The formula ends before it is complete.",
  FEEL03: "Something is in the wrong place.",
  FEEL04: "Text is not in straight double quotes, or its closing quote is missing.",
  FEEL05: "A sign or word from another language, such as && or !.",
  FEEL06: "A number is written in a form the language does not support, such as 1e3 or 1,000.",
  FEEL07: "A bracket is not closed, or was never opened.",
  FEEL08: "The formula is too long or too deeply nested.",
  FEEL09: "A part of FEEL that is left out here, such as now() or a context.",
  FEEL10: "A name is not known.",
  FEEL11: "A record, date or duration has no such part.",
  FEEL12: "A function is not known.",
  FEEL13: "A function is given too few or too many values.",
  FEEL14: "A function is given a value of the wrong type.",
  FEEL15: "Two values of different types are compared.",
  FEEL16: "A text is not one of the answers on offer, so the comparison is never true.",
  FEEL17: "A yes/no value is needed.",
  FEEL18: "These types cannot be added, subtracted, multiplied or divided.",
  FEEL19: "Two different units are mixed.",
  FEEL20: "The branches of an if, or the entries of a list, have different types.",
  FEEL21: "A date or a duration does not exist or is written wrongly.",
  FEEL22: "The lower end of a range is above its upper end.",
  FEEL23: "A place in a list must be a whole number other than zero.",
  FEEL24: "A filter must look at the entry, which is called item.",
  FEEL25: "A list is needed.",
  FEEL26: "A run of numbers is too long.",
  FEEL28: "A test without its left side, such as > 5 and < 10.",
  FEEL29: "A name cannot be used for a loop.",
  FEEL40: "A {{ mark is not closed, or a }} was never opened.",
  FEEL41: "A format is not known.",
  FEEL42: "A format does not fit the value.",
  FEEL43: "A clause is not known.",
  FEEL44: "A role is not known.",
  FEEL45: "A role needs two wordings with a slash between them.",
  FEEL46: "A ** is not closed.",
  FEEL47: "A mark is empty.",
  FEEL48: "A value cannot be printed as it is.",
  FEEL50: "A request on the command line is not { expr, context }.",
} as const;

export type DiagnosticCode = keyof typeof diagnosticCodes;

/** A range of the source. */
export type TextSpan = { readonly from: number; readonly to: number };
