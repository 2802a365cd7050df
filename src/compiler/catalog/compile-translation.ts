import type { DocumentDefinition } from "../../model/definition.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";
import { hasSyntaxErrors } from "../schema/check-shape.ts";
import { checkOverlay, checkSupplied, missingOptions, staleTexts } from "../translation/overlay.ts";
import { checkOwnLanguage } from "../translation/own-language.ts";
import { documentHash, createContext } from "./page-context.ts";
import type { DocumentDependencies } from "./page-context.ts";
import type { DocumentInput } from "../input/document-input.ts";
import { compileDocument } from "../document/compile-document.ts";
import type { Report } from "../problems/problem.ts";
import { runTranslatedCases } from "../verify/run-cases.ts";
import { suppliedTexts } from "../questions/supplied-texts.ts";
import { translateDocument } from "../input/translations.ts";
import type { OverlayInput } from "../input/overlay-input.ts";
import { checkWording } from "../verify/wording/check-wording.ts";
import { fileOf, rangeOfKey } from "../position/yaml-file.ts";
import type { SourceRange } from "../position/yaml-file.ts";

const MAX_NAMED = 5;

/** The range of the deepest part of a dotted name ("clauses.pay.title") that exists in a file; the file start if none does. */
const nearestRange = ({ file, input }: SourceOfKnownKind, name: string): SourceRange => {
  let range: SourceRange = { file, from: 0, to: 1 };
  let owner: unknown = input;
  for (const step of name.split(/[.[\]]+/)) {
    if (typeof owner !== "object" || owner === null || Array.isArray(owner) || !Object.hasOwn(owner, step)) break;
    range = rangeOfKey(owner, step);
    owner = Reflect.get(owner, step);
  }
  return range;
};

/** Reports texts that a translation lacks. */
export const reportMissingTexts = (overlay: SourceOfKnownKind, missing: ReadonlySet<string>, report: Report): void => {
  const named = [...missing].slice(0, MAX_NAMED).join(", ");
  const more = missing.size > MAX_NAMED ? ` and ${missing.size - MAX_NAMED} more` : "";
  const message = `${missing.size} ${missing.size === 1 ? "text has" : "texts have"} no translation: ${named}${more}.`;
  const [first = ""] = missing;
  report("CW052", nearestRange(overlay, first), message, "Until then the language is not offered.");
};

/** Compiles the translated document; null while a text is missing or stale. */
export const compileTranslation = (
  source: SourceOfKnownKind,
  overlay: SourceOfKnownKind,
  dependencies: DocumentDependencies,
  report: Report,
): DocumentDefinition | null => {
  const input: DocumentInput = source.input;
  const texts: OverlayInput = overlay.input;
  const languages = { language: source.catalogPath.language, documentLanguage: overlay.catalogPath.language };
  const translations = translateDocument(input.document ?? {}, texts);
  const inOverlay: Report = (code, range, message, suggestion) => {
    // Problems in the source are reported when the source itself is compiled.
    if (range.file === overlay.file) report(code, range, message, suggestion);
  };
  const roles = { ...input.roles, ...texts.roles };
  const blocks = dependencies.blocks.textsIn(overlay.catalogPath.language);
  const context = {
    ...createContext({ ...input, roles, renamed_terms: texts.renamed_terms ?? {} }, dependencies, languages, inOverlay),
    translations,
    ...(blocks ? { blockTexts: blocks.translationsOf } : {}),
  };
  const hash = documentHash([source, overlay], dependencies);
  const { definition } = compileDocument({ ...input, roles }, context, hash);
  for (const name of blocks?.missing() ?? []) translations.missing.add(name);
  if (input.renamed_terms && !texts.renamed_terms) translations.missing.add("renamed_terms");
  checkOverlay(input, texts, report);
  const supplied = suppliedTexts(input, dependencies.law);
  for (const name of missingOptions(input, texts, translations.printed)) translations.missing.add(name);
  for (const name of checkSupplied(texts, supplied, translations.printed, report)) translations.missing.add(name);
  const verifies = dependencies.verification !== "none";
  if (verifies)
    checkWording(
      context.prose.filter(({ owner }) => fileOf(owner) === overlay.file),
      overlay.catalogPath.language,
      report,
    );
  if (staleTexts(input, texts).length > 0) return null;
  if (translations.missing.size > 0) {
    if (!hasSyntaxErrors(overlay.file)) reportMissingTexts(overlay, translations.missing, report);
    return null;
  }
  if (verifies) checkOwnLanguage(definition.document, overlay, report);
  const isWhole = ![...source.problems, ...overlay.problems].some(({ severity }) => severity === "error");
  if (isWhole && dependencies.verification === "cases") runTranslatedCases(input, definition, dependencies, report);
  return definition;
};
