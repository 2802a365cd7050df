import { site } from "virtual:catalog-site";
import { outputFormat, outputFormats } from "../../outputs/registry.ts";
import { pageStyle } from "../../outputs/page-style.ts";
import type { OutputResources, OutputWarning } from "../../outputs/resources.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { DocumentSettings } from "../../model/settings.ts";
import type { FileFormat, TakenFile } from "../../ui/form/downloads.tsx";
import { download, fileName } from "../download.ts";

// What visitors take away; the document tree itself is for programs.
const FOR_PROGRAMS = ["json"];

/** The kinds of file a visitor may take, in order. */
export const fileFormats: readonly FileFormat[] = outputFormats.filter((format) => !FOR_PROGRAMS.includes(format.id));

const fonts = new Map<string, Promise<Uint8Array>>();

const fetchFont = async (file: string): Promise<Uint8Array> => {
  const response = await fetch(`/fonts/${file}`);
  if (!response.ok) throw new Error(`${response.status}: ${file}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** Fonts are fetched on first use and kept; one that failed is asked for again the next time. */
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

/** A finished file; `unprinted` are characters it shows a code for, because no font has them. */
export type MadeFile = {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
  readonly unprinted: readonly string[];
};

/** Makes a file of a document. Throws: on an unknown format. */
export const makeFile = async (
  document: LegalDocument,
  settings: DocumentSettings,
  format: string,
): Promise<MadeFile> => {
  const chosen = outputFormat(format);
  if (!chosen) throw new Error(`unknown output format: ${format}`);
  const unprinted: string[] = [];
  const warn = ({ characters }: OutputWarning): void => void unprinted.push(...characters);
  const bytes = await chosen.write(document, pageStyle(settings, document.language), { ...resources, warn });
  return { name: fileName(document.title, chosen.extension), mime: chosen.mime, bytes, unprinted };
};

/** Makes a file and hands it to the browser's downloads. */
export const downloadDocument = async (
  document: LegalDocument,
  settings: DocumentSettings,
  format: string,
): Promise<TakenFile> => {
  const { name, mime, bytes, unprinted } = await makeFile(document, settings, format);
  download(name, bytes, mime);
  return { name, unprinted };
};
