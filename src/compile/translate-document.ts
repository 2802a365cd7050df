import type { DocumentDefinition } from "../model/definition.ts";
import type { PlacedSource } from "./catalog-sources.ts";
import { isBroken } from "./check-shape.ts";
import { checkOverlay, checkSupplied, missingOptions, staleTexts } from "./checks/overlay.ts";
import { checkOwnLanguage } from "./checks/own-language.ts";
import { hashOf, unitOf } from "./document-unit.ts";
import type { Surroundings } from "./document-unit.ts";
import type { DocumentInput } from "./input.ts";
import { compileDocument } from "./kinds/document.ts";
import type { Report } from "./problem.ts";
import { runTranslatedCases } from "./run-cases.ts";
import { suppliedTexts } from "./supplied-words.ts";
import { translateDocument } from "./translations.ts";
import type { OverlayInput, Translations } from "./translations.ts";
import { checkWording } from "./wording/check-wording.ts";
import { fileOf, placeOfKey } from "./yaml-file.ts";
import type { Place } from "./yaml-file.ts";

const MOST_NAMED = 5;

/** The deepest place of a file on the way to a name ("clauses.pay.title"); its start where nothing of it is there. */
const placeNear = ({ file, input }: PlacedSource, name: string): Place => {
  let place: Place = { file, from: 0, to: 1 };
  let owner: unknown = input;
  for (const step of name.split(/[.[\]]+/)) {
    if (typeof owner !== "object" || owner === null || Array.isArray(owner) || !Object.hasOwn(owner, step)) break;
    place = placeOfKey(owner, step);
    owner = Reflect.get(owner, step);
  }
  return place;
};

const reportMissing = (overlay: PlacedSource, { missing }: Translations, report: Report): void => {
  const named = [...missing].slice(0, MOST_NAMED).join(", ");
  const more = missing.size > MOST_NAMED ? ` and ${missing.size - MOST_NAMED} more` : "";
  const message = `${missing.size} ${missing.size === 1 ? "text has" : "texts have"} no translation: ${named}${more}.`;
  const [first = ""] = missing;
  report("CW052", placeNear(overlay, first), message, "Until then the language is not offered.");
};

/** The document in the language of a translation; null as long as a text is missing or stale. */
export const translatedDocument = (
  source: PlacedSource,
  overlay: PlacedSource,
  around: Surroundings,
  report: Report,
): DocumentDefinition | null => {
  const input: DocumentInput = source.input;
  const texts: OverlayInput = overlay.input;
  const languages = { language: source.where.language, documentLanguage: overlay.where.language };
  const translations = translateDocument(input.document ?? {}, texts);
  const inOverlay: Report = (code, place, message, suggestion) => {
    // Faults of the source were reported with the source.
    if (place.file === overlay.file) report(code, place, message, suggestion);
  };
  const unit = { ...unitOf(input, around, languages, inOverlay), translations };
  const roles = { ...input.roles, ...texts.roles };
  const hash = hashOf([source, overlay], around);
  const { definition } = compileDocument({ ...input, roles }, unit, around.library, hash);
  checkOverlay(input, texts, report);
  const supplied = suppliedTexts(input, around.law);
  for (const name of missingOptions(input, texts, translations.printed)) translations.missing.add(name);
  for (const name of checkSupplied(texts, supplied, translations.printed, report)) translations.missing.add(name);
  checkWording(
    unit.prose.filter(({ owner }) => fileOf(owner) === overlay.file),
    overlay.where.language,
    report,
  );
  if (staleTexts(input, texts).length > 0) return null;
  if (translations.missing.size > 0) {
    if (!isBroken(overlay.file)) reportMissing(overlay, translations, report);
    return null;
  }
  checkOwnLanguage(definition.document, overlay, report);
  const isWhole = ![...source.problems, ...overlay.problems].some(({ severity }) => severity === "error");
  if (isWhole && around.playsCases) runTranslatedCases(input, definition, around, report);
  return definition;
};
