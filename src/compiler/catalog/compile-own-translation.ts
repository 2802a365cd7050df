import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import { asDocument } from "../blocks/block-library.ts";
import { compileDocument } from "../document/compile-document.ts";
import type { DocumentInput } from "../input/document-input.ts";
import type { BlockOverlayInput } from "../input/overlay-input.ts";
import { fileOf } from "../position/yaml-file.ts";
import type { Report } from "../problems/problem.ts";
import { suppliedTexts } from "../questions/supplied-texts.ts";
import { hasSyntaxErrors } from "../schema/check-shape.ts";
import type { SourceOfKnownKind } from "../sources/read-source.ts";
import { checkSupplied, missingOptions } from "../translation/overlay.ts";
import { runTranslatedCases } from "../verify/run-cases.ts";
import { checkWording } from "../verify/wording/check-wording.ts";
import { reportMissingTexts } from "./compile-translation.ts";
import { createContext } from "./page-context.ts";
import type { DocumentDependencies } from "./page-context.ts";

/** Compiles the document around a block in one language of the block, and reports texts that it lacks. */
export const compileOwnTranslation = (
  source: SourceOfKnownKind,
  overlay: SourceOfKnownKind,
  dependencies: DocumentDependencies,
  report: Report,
): void => {
  const input = source.input as DocumentInput;
  const { language } = overlay.catalogPath;
  const blocks = dependencies.blocks.textsIn(language);
  if (!blocks) return;
  const inOverlay: Report = (code, range, ...rest) => {
    if (range.file === overlay.file) report(code, range, ...rest);
  };
  const context = {
    ...createContext(input, dependencies, { language: SOURCE_LANGUAGE, documentLanguage: language }, inOverlay),
    blockTexts: blocks.translationsOf,
  };
  const { definition } = compileDocument(input, context, "");
  const texts = blocks.known(source.catalogPath.id);
  const own = overlay.input as BlockOverlayInput;
  const block = asDocument(dependencies.blocks.blocks.get(source.catalogPath.id) ?? {});
  const supplied = suppliedTexts({ ...block, ...(input.law ? { law: input.law } : {}) }, dependencies.law);
  const missing = new Set(texts?.missing ?? []);
  const printed = texts?.printed ?? new Set<string>();
  for (const name of checkSupplied(own, supplied, printed, inOverlay)) missing.add(name);
  for (const name of missingOptions(block, own, printed)) missing.add(name);
  checkWording(
    context.prose.filter(({ owner }) => fileOf(owner) === overlay.file),
    language,
    report,
  );
  if (missing.size > 0 && !hasSyntaxErrors(overlay.file)) reportMissingTexts(overlay, missing, report);
  else if (dependencies.verification === "cases") runTranslatedCases(input, definition, dependencies, report);
};
