import type { ClauseBlock, Inline, List } from "../../../model/document.ts";
import { inlineText } from "../../../text/templates/inline-text.ts";
import type { LinkedText } from "../../../text/templates/link-text.ts";
import { itemMark } from "../../../text/numbers/clause-number.ts";
import { pathsAt } from "../plan/row-scope.ts";
import type { RowScope } from "../plan/row-scope.ts";
import type { PickedBody } from "../plan/select-clauses.ts";
import type { WriteContext } from "./write-context.ts";

type Paragraph = Extract<ClauseBlock, { readonly type: "paragraph" }>;

const text = (words: string): Inline => ({ type: "text", text: words });

/** A paragraph with one text. */
export const writeParagraph = (id: string, linked: LinkedText, scope: RowScope): Paragraph => ({
  type: "paragraph",
  id,
  content: linked.fill(scope),
  fields: pathsAt(scope, linked.fields),
});

/** The printed items, each with its punctuation. */
const writeItems = ({ items, body }: PickedBody, { words }: WriteContext): readonly (readonly Inline[])[] =>
  items.map(({ item, scope }, index) => {
    const content = item.text.fill(scope);
    const end = words.itemEnd({
      index,
      count: items.length,
      join: body.join,
      text: inlineText(content),
      continues: body.after !== null,
    });
    return end === "" ? content : [...content, text(end)];
  });

const writeList = (id: string, picked: PickedBody, level: number, writing: WriteContext): List => ({
  type: "list",
  id: `${id}.items`,
  items: writeItems(picked, writing).map((content, index) => ({
    number: itemMark(writing.scheme, level, index + 1),
    content,
  })),
});

/** A paragraph whose single item completes the sentence. */
const runIn = (id: string, picked: PickedBody, scope: RowScope, writing: WriteContext): Paragraph => {
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

/** The text of a clause, its items and the text after them. */
export const writeBody = (
  id: string,
  picked: PickedBody,
  level: number,
  scope: RowScope,
  writing: WriteContext,
): readonly (Paragraph | List)[] => {
  const { body, items } = picked;
  if (picked.runsIn) return [runIn(id, picked, scope, writing)];
  const blocks: (Paragraph | List)[] = [];
  if (body.text) blocks.push(writeParagraph(`${id}.text`, body.text, scope));
  if (items.length > 0) blocks.push(writeList(id, picked, level, writing));
  if (body.after) blocks.push(writeParagraph(`${id}.after`, body.after, scope));
  return blocks;
};
