import type { CoverNote } from "../model/cover-note.ts";
import type { LegalDocument } from "../model/document.ts";
import type { PageStyle } from "../model/settings.ts";
import type { OutputResources } from "./layout/resources.ts";

type OutputFormatId = "docx" | "pdf" | "md" | "txt" | "json";

/** A file format for documents. `label` is the same in every language. */
export type OutputFormat = {
  readonly id: OutputFormatId;
  readonly label: string;
  readonly extension: string;
  readonly mime: string;
  /** Whether the finish page offers to download it. */
  readonly isDownload: boolean;
  /** Whether a document that is saved to the vault is kept in it. */
  readonly isInVault: boolean;
  /** `note` is printed after the document, as pages that are not part of it; the tree has none. */
  readonly write: (
    document: LegalDocument,
    style: PageStyle,
    resources: OutputResources,
    note?: CoverNote | null,
  ) => Promise<Uint8Array>;
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Each output format with its writer, which is loaded on first use; in menu order: first what everyone can open. */
export const outputFormatsById: { readonly [Id in OutputFormatId]: OutputFormat & { readonly id: Id } } = {
  pdf: {
    id: "pdf",
    label: "PDF",
    extension: "pdf",
    mime: "application/pdf",
    isDownload: true,
    isInVault: true,
    write: async (document, style, resources, note) => {
      const { writePdf } = await import("./pdf/write-pdf.ts");
      return writePdf(document, style, resources, note);
    },
  },
  docx: {
    id: "docx",
    label: "Word",
    extension: "docx",
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    isDownload: true,
    isInVault: true,
    write: async (document, style, resources, note) => {
      const { writeDocx } = await import("./docx/write-docx.ts");
      return writeDocx(document, style, resources, note);
    },
  },
  md: {
    id: "md",
    label: "Markdown",
    extension: "md",
    mime: "text/markdown;charset=utf-8",
    isDownload: true,
    isInVault: false,
    write: async (document, _style, _resources, note) => {
      const { writeMarkdown } = await import("./markdown/write-markdown.ts");
      return utf8(writeMarkdown(document, note));
    },
  },
  txt: {
    id: "txt",
    label: "Text",
    extension: "txt",
    mime: "text/plain;charset=utf-8",
    isDownload: true,
    isInVault: false,
    write: async (document, _style, _resources, note) => {
      const { writeText } = await import("./text/write-text.ts");
      return utf8(writeText(document, note));
    },
  },
  json: {
    id: "json",
    label: "JSON",
    extension: "json",
    mime: "application/json",
    isDownload: false,
    isInVault: false,
    write: async (document) => utf8(`${JSON.stringify(document, null, 2)}\n`),
  },
};

/** All output formats, in menu order. */
export const outputFormats: readonly OutputFormat[] = Object.values(outputFormatsById);

/** The format with this id or file extension, undefined if there is none. */
export const outputFormat = (id: string): OutputFormat | undefined =>
  outputFormats.find((format) => format.id === id.toLowerCase());
