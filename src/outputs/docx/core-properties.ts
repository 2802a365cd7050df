import type { LegalDocument } from "../../model/document.ts";
import { printable } from "../../text/printable.ts";

/** The package's core properties: title, author, language, source definition and date. */
export function coreProperties(document: LegalDocument, creator: string): string {
  const { provenance } = document;
  const day = `${provenance.on}T00:00:00Z`;
  const properties = [
    ["dc:title", document.title],
    ["dc:creator", creator],
    ["dc:language", document.language],
    ["dc:description", `${provenance.definition} ${provenance.version} (${provenance.hash})`],
    ["cp:lastModifiedBy", creator],
    ["cp:revision", "1"],
  ] as const;
  const elements = properties
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`);
  const dates = ["created", "modified"].map(
    (name) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${escapeXml(day)}</dcterms:${name}>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<cp:coreProperties ${NAMESPACES}>${[...elements, ...dates].join("")}</cp:coreProperties>`;
}

const NAMESPACES = [
  'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:dcterms="http://purl.org/dc/terms/"',
  'xmlns:dcmitype="http://purl.org/dc/dcmitype/"',
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
].join(" ");

const ESCAPES: { readonly [character: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeXml = (text: string): string => printable(text).replace(/[&<>"]/g, (character) => ESCAPES[character]!);
