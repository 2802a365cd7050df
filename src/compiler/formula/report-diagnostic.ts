import type { Diagnostic } from "../../feel/compile/syntax/diagnostic.ts";
import type { SourceRange } from "../position/yaml-file.ts";
import { codeOfDiagnostic, suggestionOf } from "../problems/diagnostic-codes.ts";
import type { CompilationContext } from "./compilation-context.ts";
import { jurisdictionNames } from "./jurisdiction-names.ts";

/** The code of a place that the author compared by its English name: "Ohio" is "US-OH". */
const codeOfNamedPlace = ({ jurisdictions }: CompilationContext, literal: string): string | undefined => {
  const name = literal.replaceAll('"', "").toLowerCase();
  const names = Object.entries(jurisdictionNames(jurisdictions, "en"));
  const code = names.find(([, one]) => one.toLowerCase().replace(/^the /, "") === name)?.[0];
  return code && `"${code}"`;
};

/** Reports a problem of the formula compiler, with what only the catalog knows: names of places and topics of law. */
export const reportDiagnostic = (
  context: CompilationContext,
  { code, message, from, to, suggestion }: Diagnostic,
  source: string,
  range: SourceRange,
): void => {
  const written = source.slice(from, to).trim();
  if (code === "FEEL11" && /(?<![\w.])law\.\s*$/.test(source.slice(0, from))) {
    const unread = `The document does not read a law topic called "${written}".`;
    const hint = suggestionOf(suggestion) ?? `Name it in the document: law: { topics: { ${written}: {} } }`;
    return context.report("CW111", range, unread, hint);
  }
  const place = code === "FEEL16" ? codeOfNamedPlace(context, written) : undefined;
  context.report(codeOfDiagnostic(code), range, message, suggestionOf(place ?? suggestion));
};
