import type { ChangeAuthor } from "./redline.ts";

const UNWRITABLE = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]|\p{Cs}/gu;

/** A text as XML content or attribute value; characters that XML cannot contain are replaced. */
export const escapeXml = (text: string): string =>
  text
    .replace(UNWRITABLE, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** A run of text, tabs and line breaks; `tag` is "w:t", or "w:delText" inside a deletion; `properties` is its `w:rPr`. */
export const run = (text: string, tag: "w:t" | "w:delText", properties = ""): string => {
  const inner = text.split(/(\t|\n)/).map((piece) => {
    if (piece === "") return "";
    if (piece === "\t") return "<w:tab/>";
    return piece === "\n" ? "<w:br/>" : `<${tag} xml:space="preserve">${escapeXml(piece)}</${tag}>`;
  });
  return `<w:r>${properties}${inner.join("")}</w:r>`;
};

/** Writes the elements of tracked changes. */
export type ChangeWriter = {
  /** An element of a tracked change with an id of its own; `inner` is empty for one of a paragraph mark. */
  readonly change: (tag: "w:ins" | "w:del" | "w:pPrChange", inner: string) => string;
  readonly nextId: () => number;
};

/** A writer of the changes of an author, whose ids follow `last`. */
export const createChangeWriter = ({ author, date }: ChangeAuthor, last = 0): ChangeWriter => {
  let used = last;
  const nextId = (): number => {
    used += 1;
    return used;
  };
  const change: ChangeWriter["change"] = (tag, inner) => {
    const attributes = `w:id="${nextId()}" w:author="${escapeXml(author)}" w:date="${escapeXml(date)}"`;
    return inner === "" ? `<${tag} ${attributes}/>` : `<${tag} ${attributes}>${inner}</${tag}>`;
  };
  return { change, nextId };
};

/** Where the passage of a comment begins. */
export const commentStart = (id: number): string => `<w:commentRangeStart w:id="${id}"/>`;

/** Where the passage of a comment ends, with the mark of the comment. */
export const commentEnd = (id: number): string =>
  `<w:commentRangeEnd w:id="${id}"/><w:r><w:rPr><w:sz w:val="16"/></w:rPr><w:commentReference w:id="${id}"/></w:r>`;

/** A comment, one paragraph for each line. */
export const commentXml = (id: number, lines: readonly string[], { author, date }: ChangeAuthor): string => {
  const inner = lines.map((line) => `<w:p>${run(line, "w:t")}</w:p>`).join("");
  return `<w:comment w:id="${id}" w:author="${escapeXml(author)}" w:date="${escapeXml(date)}" w:initials="R">${inner}</w:comment>`;
};
