import { checkBody } from "./checks/body.ts";
import type { DocumentBundle, DocumentFamily, Surroundings } from "./document-unit.ts";
import type { DocumentInput } from "./input.ts";
import { present } from "./present.ts";
import type { Report } from "./problem.ts";
import { proveDocument } from "./prove-document.ts";
import { translatedDocument } from "./translate-document.ts";
import { watching } from "./watching.ts";

const firstOf = (first: string, all: readonly string[]): readonly string[] => [
  first,
  ...all.filter((one) => one !== first),
];

/** What a body takes over from the document it belongs to: its addresses and its place in menus. */
const sharedWithBodies = (input: DocumentInput): DocumentInput => {
  const { id, formerly, slugs, nav, tags, synonyms, related, sensitive, review } = input;
  return present({ id, formerly, slugs, nav, tags, synonyms, related, sensitive, review });
};

/** Compiles a document in every language it has. */
export const compileBundle = (family: DocumentFamily, around: Surroundings, report: Report): DocumentBundle => {
  const { source, overlays, bodies } = family;
  const watch = watching(report);
  const english = proveDocument(source, {}, around, watch.report);
  const hasErrors = watch.hasErrors() || source.problems.some(({ severity }) => severity === "error");
  // A translation of what is wrong itself would repeat every fault in its own words.
  const told: Report = hasErrors && !watch.has("CW070") ? () => undefined : report;
  const others = overlays.flatMap((overlay) => translatedDocument(source, overlay, around, told) ?? []);
  const codes = [english, ...others].map(({ document }) => document.language);
  const inEach = [english, ...others].map((one) => ({ ...one, languages: firstOf(one.document.language, codes) }));
  const shared = sharedWithBodies(source.input);
  const foreign = bodies.map((body) => {
    checkBody(body.input, source.input, report);
    return proveDocument(body, shared, around, report);
  });
  return {
    definitions: [...inEach, ...foreign],
    languages: codes,
    bodies: Object.fromEntries(foreign.map(({ language, entry }) => [language, entry])),
  };
};
