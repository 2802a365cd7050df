import type { WordSource } from "../../../model/review/word-source.ts";
import { NAMES, packagePart } from "../package-parts.ts";

const NEW_PART = "word/comments.xml";
const COMMENTS_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml";
const RELATION_TYPE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments";
const NO_RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';

const before = (xml: string, closing: string, added: string): string => {
  const offset = xml.lastIndexOf(closing);
  return xml.slice(0, offset) + added + xml.slice(offset);
};

/** The largest number that a pattern finds in a text; -1 where it finds none. */
export const largestId = (xml: string, pattern: RegExp): number => {
  let largest = -1;
  for (const [, digits] of xml.matchAll(pattern)) largest = Math.max(largest, Number(digits));
  return largest;
};

const freeName = (types: string): string => (types.includes(`/${NEW_PART}"`) ? "word/comments-review.xml" : NEW_PART);

/** The parts of a Word file with more comments, by name; a file without comments gets a part for them. */
export function commentParts(
  { comments, relations, types }: WordSource,
  added: string,
): { readonly [name: string]: string } {
  if (added === "") return {};
  if (comments) return { [comments.name]: before(comments.xml, "</w:comments>", added) };
  const name = freeName(types);
  const id = largestId(relations.xml, /Id="rId(\d{1,9})"/g) + 1;
  const relation = `<Relationship Id="rId${id}" Type="${RELATION_TYPE}" Target="/${name}"/>`;
  return {
    [name]: packagePart(`<w:comments ${NAMES}>${added}</w:comments>`),
    [relations.name]: before(
      relations.xml === "" ? packagePart(NO_RELATIONS) : relations.xml,
      "</Relationships>",
      relation,
    ),
    "[Content_Types].xml": before(types, "</Types>", `<Override PartName="/${name}" ContentType="${COMMENTS_TYPE}"/>`),
  };
}
