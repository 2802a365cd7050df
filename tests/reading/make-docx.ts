import { strToU8, zipSync } from "fflate";

/** The parts of a hand-made Word file; `body` is the content of the body element. */
export type WordParts = {
  readonly body: string;
  readonly numbering?: string;
  readonly styles?: string;
  readonly footnotes?: string;
  readonly header?: string;
  readonly comments?: string;
};

const NAMES = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org";

const part = (tag: string, inner: string): Uint8Array =>
  strToU8(`<?xml version="1.0" encoding="UTF-8"?><w:${tag} ${NAMES}>${inner}</w:${tag}>`);

const main = `<?xml version="1.0"?><Relationships xmlns="${RELATIONS}/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A Word file of these parts, as small as one can be. */
export const makeDocx = ({ body, numbering, styles, footnotes, header, comments }: WordParts): Uint8Array =>
  zipSync({
    "_rels/.rels": strToU8(main),
    "word/document.xml": part("document", `<w:body>${body}</w:body>`),
    ...(numbering === undefined ? {} : { "word/numbering.xml": part("numbering", numbering) }),
    ...(styles === undefined ? {} : { "word/styles.xml": part("styles", styles) }),
    ...(footnotes === undefined ? {} : { "word/footnotes.xml": part("footnotes", footnotes) }),
    ...(header === undefined ? {} : { "word/header1.xml": part("hdr", header) }),
    ...(comments === undefined ? {} : { "word/comments.xml": part("comments", comments) }),
  });
