import { writeFileSync } from "node:fs";
import { extname } from "node:path";
import { createCoverNote } from "../../src/engine/document/cover-note/cover-note.ts";
import { prepareDocument } from "../../src/engine/document/prepare-document.ts";
import type { DocumentDefinition } from "../../src/model/definition.ts";
import { pageStyle } from "../../src/outputs/layout/page-style.ts";
import { outputFormat, outputFormats } from "../../src/outputs/output-formats.ts";
import type { OutputFormat } from "../../src/outputs/output-formats.ts";
import { reportOf } from "./draft-report.ts";
import type { DraftReport } from "./draft-report.ts";
import { fontFile } from "./font-files.ts";
import type { OpenPage } from "./open-page.ts";
import { UsageError } from "./cli-verb.ts";

/** The output format for a file name. Throws: `UsageError` when its extension is unknown. */
export const formatOf = (file: string): OutputFormat => {
  const format = outputFormat(extname(file).slice(1));
  if (format) return format;
  throw new UsageError(`"${file}" must end in one of ${outputFormats.map((one) => `.${one.extension}`).join(", ")}.`);
};

/** Writes the document of an opened page to a file, with the page "About this form", and reports blanks and problems. */
export const writeDraft = async (
  definition: DocumentDefinition,
  page: OpenPage,
  out: string,
  { omitsNote = false }: { readonly omitsNote?: boolean } = {},
): Promise<DraftReport> => {
  const format = formatOf(out);
  const report = reportOf(definition, page, out);
  if (!report.fine) return report;
  const document = prepareDocument(definition).assemble(page.view, page.context);
  const note = omitsNote ? null : createCoverNote(definition, page.view, page.context, document);
  const style = pageStyle(page.context.settings, document.language);
  const warn = (warning: { readonly characters: readonly string[] }): void =>
    console.error(`No font holds ${warning.characters.join(" ")}: printed as a code.`);
  const made = await format.write(document, style, { font: fontFile, creator: "Clausewright", warn }, note);
  try {
    writeFileSync(out, made);
  } catch (error) {
    throw new UsageError(`${out} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
  return report;
};
