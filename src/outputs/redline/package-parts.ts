const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** XML namespace declaration of every part of a Word file. */
export const NAMES = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A part of a Word file with its declaration. */
export const packagePart = (xml: string): string => DECLARATION + xml;

const override = (name: string, type: string): string =>
  `<Override PartName="/word/${name}.xml" ContentType="${WORD}.${type}+xml"/>`;

const TYPES = packagePart(
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override("document", "document.main")}${override("comments", "comments")}${override("styles", "styles")}</Types>`,
);

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const relations = (...inner: readonly string[]): string =>
  packagePart(`<Relationships xmlns="${PACKAGE}/relationships">${inner.join("")}</Relationships>`);

const STYLES = packagePart(
  `<w:styles ${NAMES}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:sz w:val="22"/><w:lang w:val="en-US"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="CommentText"><w:name w:val="annotation text"/><w:basedOn w:val="Normal"/><w:rPr><w:sz w:val="20"/></w:rPr></w:style></w:styles>`,
);

/** The constant parts of a redline, by name in the archive. */
export const FIXED_PARTS: { readonly [name: string]: string } = {
  "[Content_Types].xml": TYPES,
  "_rels/.rels": relations(relation("r1", "officeDocument", "word/document.xml")),
  "word/_rels/document.xml.rels": relations(
    relation("r1", "styles", "styles.xml"),
    relation("r2", "comments", "comments.xml"),
  ),
  "word/styles.xml": STYLES,
};
