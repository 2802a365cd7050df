import type { LegalDocument } from "../model/document.ts";
import type { PageStyle } from "../model/settings.ts";
import type { OutputResources } from "./resources.ts";

/** A kind of file a document can be saved as. `label` is the name of the kind, the same in every language. */
export type OutputFormat = {
  readonly id: string;
  readonly label: string;
  readonly extension: string;
  readonly mime: string;
  readonly write: (document: LegalDocument, style: PageStyle, resources: OutputResources) => Promise<Uint8Array>;
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Every kind of file, in the order menus show them; the code of each is fetched when it is first asked for. */
export const outputFormats: readonly OutputFormat[] = [
  {
    id: "docx",
    label: "Word",
    extension: "docx",
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    write: async (document, style, resources) => {
      const { writeDocx } = await import("./docx/write-docx.ts");
      return writeDocx(document, style, resources);
    },
  },
  {
    id: "pdf",
    label: "PDF",
    extension: "pdf",
    mime: "application/pdf",
    write: async (document, style, resources) => {
      const { writePdf } = await import("./pdf/write-pdf.ts");
      return writePdf(document, style, resources);
    },
  },
  {
    id: "md",
    label: "Markdown",
    extension: "md",
    mime: "text/markdown;charset=utf-8",
    write: async (document) => {
      const { writeMarkdown } = await import("./markdown/write-markdown.ts");
      return utf8(writeMarkdown(document));
    },
  },
  {
    id: "txt",
    label: "Text",
    extension: "txt",
    mime: "text/plain;charset=utf-8",
    write: async (document) => {
      const { writeText } = await import("./text/write-text.ts");
      return utf8(writeText(document));
    },
  },
  {
    id: "json",
    label: "JSON",
    extension: "json",
    mime: "application/json",
    write: async (document) => utf8(`${JSON.stringify(document, null, 2)}\n`),
  },
];

/** The format of that id or file extension; undefined when there is none. */
export const outputFormat = (id: string): OutputFormat | undefined =>
  outputFormats.find((format) => format.id === id.toLowerCase());
