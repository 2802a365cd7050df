import type { ClauseBlock, Inline, List } from "../../model/document.ts";
import { inlineText } from "../../text/inline-text.ts";
import type { LinkedText } from "../../text/link-text.ts";
import { itemMark } from "./numbering.ts";
import { pathsAt } from "./scope.ts";
import type { Scope } from "./scope.ts";
import type { PickedBody } from "./select.ts";
import type { Writing } from "./writing.ts";

type Paragraph = Extract<ClauseBlock, { readonly type: "paragraph" }>;

const text = (words: string): Inline => ({ type: "text", text: words });

/** A paragraph of one text. */
export const writeParagraph = (id: string, linked: LinkedText, scope: Scope): Paragraph => ({
  type: "paragraph",
  id,
  content: linked.fill(scope),
  fields: pathsAt(scope, linked.fields),
});

/** The printed items, each with its punctuation. */
const writeItems = ({ items, body }: PickedBody, { words }: Writing): readonly (readonly Inline[])[] =>
  items.map(({ item, scope }, index) => {
    const content = item.text.fill(scope);
    const end = words.itemEnd({
      index,
      count: items.length,
      join: body.join,
      text: inlineText(content),
      goesOn: body.after !== null,
    });
    return end === "" ? content : [...content, text(end)];
  });

const writeList = (id: string, picked: PickedBody, level: number, writing: Writing): List => ({
  type: "list",
  id: `${id}.items`,
  items: writeItems(picked, writing).map((content, index) => ({
    number: itemMark(writing.scheme, level, index + 1),
    content,
  })),
});

/** The one item that is left becomes the end of its sentence. */
const runIn = (id: string, picked: PickedBody, scope: Scope, writing: Writing): Paragraph => {
  const { body, items } = picked;
  const { blank } = writing.words;
  const pieces = [body.text?.fill(scope), writeItems(picked, writing)[0], body.after?.fill(scope)];
  const content = pieces.filter((piece) => piece !== undefined);
  const fields = [body.text, items[0]?.item.text, body.after].flatMap((linked) => linked?.fields ?? []);
  return {
    type: "paragraph",
    id: `${id}.text`,
    content: content.flatMap((piece, index) => (index === 0 || blank === "" ? piece : [text(blank), ...piece])),
    fields: pathsAt(items[0]?.scope ?? scope, fields),
  };
};

/** The text of a clause with its items and what follows them. */
export const writeBody = (
  id: string,
  picked: PickedBody,
  level: number,
  scope: Scope,
  writing: Writing,
): readonly (Paragraph | List)[] => {
  const { body, items } = picked;
  if (picked.runsIn) return [runIn(id, picked, scope, writing)];
  const blocks: (Paragraph | List)[] = [];
  if (body.text) blocks.push(writeParagraph(`${id}.text`, body.text, scope));
  if (items.length > 0) blocks.push(writeList(id, picked, level, writing));
  if (body.after) blocks.push(writeParagraph(`${id}.after`, body.after, scope));
  return blocks;
};
