import { writeFileSync } from "node:fs";
import { extname } from "node:path";
import { prepareDocument } from "../src/engine/document/prepare-document.ts";
import type { DocumentDefinition } from "../src/model/definition.ts";
import { pageStyle } from "../src/outputs/page-style.ts";
import { outputFormat, outputFormats } from "../src/outputs/registry.ts";
import type { OutputFormat } from "../src/outputs/registry.ts";
import { reportOf } from "./draft-report.ts";
import type { DraftReport } from "./draft-report.ts";
import { fontFile } from "./font-files.ts";
import type { OpenPage } from "./open-page.ts";
import { WrongCall } from "./verbs/verb.ts";

/** The format a file name asks for. Throws: `WrongCall` when its ending is none of ours. */
export const formatOf = (file: string): OutputFormat => {
  const format = outputFormat(extname(file).slice(1));
  if (format) return format;
  throw new WrongCall(`"${file}" must end in one of ${outputFormats.map((one) => `.${one.extension}`).join(", ")}.`);
};

/** Writes the document of an opened page to a file, and says what is open or wrong. */
export const writeDraft = async (definition: DocumentDefinition, page: OpenPage, out: string): Promise<DraftReport> => {
  const format = formatOf(out);
  const report = reportOf(definition, page, out);
  if (!report.fine) return report;
  const document = prepareDocument(definition).assemble(page.view, page.context);
  const style = pageStyle(page.context.settings, document.language);
  const warn = (warning: { readonly characters: readonly string[] }): void =>
    console.error(`No font holds ${warning.characters.join(" ")}: printed as a code.`);
  const made = await format.write(document, style, { font: fontFile, creator: "Clausewright", warn });
  try {
    writeFileSync(out, made);
  } catch (error) {
    throw new WrongCall(`${out} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
  return report;
};
