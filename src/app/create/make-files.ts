import { site } from "virtual:catalog-site";
import { outputFormat, outputFormats } from "../../outputs/output-formats.ts";
import { pageStyle } from "../../outputs/layout/page-style.ts";
import type { OutputResources, OutputWarning } from "../../outputs/layout/resources.ts";
import type { CoverNote } from "../../model/cover-note.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { FileFormat, DownloadedFile } from "../../ui/form/finish/downloads.tsx";
import { download, fileName } from "../shared/download.ts";
import type { SealablePrinter } from "../session/seal/render-sealable.ts";
import type { FileNaming } from "../form-host/draft/file-name-of.ts";

/** The file formats that the finish page offers; JSON is for programs. */
export const downloadFormats: readonly FileFormat[] = outputFormats.filter(({ isDownload }) => isDownload);

const fonts = new Map<string, Promise<Uint8Array>>();

/** A font of a file could not be fetched; only the failed request shows that the device is offline. */
export class FontUnavailable extends Error {}

const fetchFont = async (file: string): Promise<Uint8Array> => {
  const response = await fetch(`/fonts/${file}`).catch((cause: unknown) => {
    throw new FontUnavailable(file, { cause });
  });
  if (!response.ok) throw new FontUnavailable(`${response.status}: ${file}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** Fonts are fetched on first use and cached; a failed fetch is retried the next time. */
const font = (file: string): Promise<Uint8Array> => {
  const known = fonts.get(file);
  if (known) return known;
  const fetched = fetchFont(file).catch((error: unknown) => {
    fonts.delete(file);
    throw error;
  });
  fonts.set(file, fetched);
  return fetched;
};

const resources: OutputResources = { font, creator: site.product };

/** A finished file; `unprinted` lists characters printed as codes because no font has them. */
export type OutputFile = {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
  readonly unprinted: readonly string[];
};

/** A document, and the page after it that is not part of it; null without one. */
export type DocumentWithNote = { readonly document: LegalDocument; readonly note: CoverNote | null };

/** Writes a document in a file format and names the file. Throws: on an unknown format. */
export const makeFile = async (
  { document, note }: DocumentWithNote,
  settings: DocumentSettings,
  format: string,
  nameOf: FileNaming = fileName,
): Promise<OutputFile> => {
  const chosen = outputFormat(format);
  if (!chosen) throw new Error(`unknown output format: ${format}`);
  const unprinted: string[] = [];
  const warn = ({ characters }: OutputWarning): void => void unprinted.push(...characters);
  const bytes = await chosen.write(document, pageStyle(settings, document.language), { ...resources, warn }, note);
  return { name: nameOf(document.title, chosen.extension), mime: chosen.mime, bytes, unprinted };
};

/** Writes a file and starts its download. */
export const downloadDocument = async (
  made: DocumentWithNote,
  settings: DocumentSettings,
  format: string,
  nameOf: FileNaming,
): Promise<DownloadedFile> => {
  const { name, mime, bytes, unprinted } = await makeFile(made, settings, format, nameOf);
  download(name, bytes, mime);
  return { name, unprinted };
};

/** What prints files to be sealed. */
export const loadSealablePrinter = async (): Promise<SealablePrinter> => {
  const { createSealablePrinter } = await import("../session/seal/sealable-printer.ts");
  return createSealablePrinter(font);
};
