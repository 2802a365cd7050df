import { expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../../scripts/build/catalog/compiled-catalog.ts";
import { readCatalog } from "../../scripts/build/catalog/read-catalog.ts";
import { prepareDocument } from "../../src/engine/document/prepare-document.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { documents, openCases } from "./open-cases.ts";

const BREAKING = /.{0,30}(?: [;:!?»]|« ).{0,30}/gu;
const WITHOUT_SPACE = /.{0,30}[\p{L}\d)»](?:[;!?]|:(?=\s)).{0,30}/gu;

/** The values of a translation; its keys are ids and texts of the source. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value.replaceAll(/\{\{.*?\}\}/gs, "x")];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const french = documents.filter(([, { document }]) => document.language === "fr");

test.each(french)("no line of %s can break before ; : ! ? or inside quotation marks", (_, definition) => {
  for (const { name, page } of openCases(definition)) {
    const document = prepareDocument(definition, { strict: true }).assemble(page.view, page.context);
    expect(writeText(document).match(BREAKING) ?? [], name).toEqual([]);
  }
});

test("French translations put a space before ; : ! and ?", () => {
  const overlays = readCatalog(ROOT).filter(({ path }) => /(?:\/|\.)fr\.yaml$/.test(path));
  expect(overlays.length).toBeGreaterThan(french.length);
  for (const { path, text } of overlays) {
    expect(
      textsOf(parse(text)).flatMap((one) => one.match(WITHOUT_SPACE) ?? []),
      path,
    ).toEqual([]);
  }
});
