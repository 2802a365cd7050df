import { strToU8, zipSync } from "fflate";

/** The parts of a hand-made Word file; `body` is the content of the body element. */
export type WordParts = {
  readonly body: string;
  readonly numbering?: string;
  readonly styles?: string;
  readonly footnotes?: string;
  readonly header?: string;
  readonly comments?: string;
  readonly settings?: string;
};

const NAMES = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org";

const part = (tag: string, inner: string): Uint8Array =>
  strToU8(`<?xml version="1.0" encoding="UTF-8"?><w:${tag} ${NAMES}>${inner}</w:${tag}>`);

const main = `<?xml version="1.0"?><Relationships xmlns="${RELATIONS}/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";

const FILES = {
  numbering: "numbering",
  styles: "styles",
  footnotes: "footnotes",
  header: "header1",
  comments: "comments",
  settings: "settings",
};

/** The content types and the relations of the main part, for the parts that a file has. */
const packaging = (kinds: readonly (keyof typeof FILES)[]): { readonly [name: string]: Uint8Array } => {
  const types = kinds.map(
    (kind) => `<Override PartName="/word/${FILES[kind]}.xml" ContentType="${WORD}.${kind}+xml"/>`,
  );
  const relations = kinds.map(
    (kind, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/officeDocument/2006/relationships/${kind}" Target="${FILES[kind]}.xml"/>`,
  );
  return {
    "[Content_Types].xml": strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${RELATIONS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>${types.join("")}</Types>`,
    ),
    ...(kinds.length === 0
      ? {}
      : {
          "word/_rels/document.xml.rels": strToU8(
            `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${RELATIONS}/package/2006/relationships">${relations.join("")}</Relationships>`,
          ),
        }),
  };
};

/** A Word file of these parts, as small as one can be. */
export const makeDocx = ({ body, numbering, styles, footnotes, header, comments, settings }: WordParts): Uint8Array => {
  const given = { numbering, styles, footnotes, header, comments, settings };
  const kinds = (Object.keys(FILES) as (keyof typeof FILES)[]).filter((kind) => given[kind] !== undefined);
  return zipSync({
    ...packaging(kinds),
    "_rels/.rels": strToU8(main),
    "word/document.xml": part("document", `<w:body>${body}</w:body>`),
    ...(numbering === undefined ? {} : { "word/numbering.xml": part("numbering", numbering) }),
    ...(styles === undefined ? {} : { "word/styles.xml": part("styles", styles) }),
    ...(footnotes === undefined ? {} : { "word/footnotes.xml": part("footnotes", footnotes) }),
    ...(header === undefined ? {} : { "word/header1.xml": part("hdr", header) }),
    ...(comments === undefined ? {} : { "word/comments.xml": part("comments", comments) }),
    ...(settings === undefined ? {} : { "word/settings.xml": part("settings", settings) }),
  });
};
