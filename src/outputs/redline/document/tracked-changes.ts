import { sequenceDiff } from "../../../text/sequence-diff.ts";
import type { DiffChange } from "../../../text/sequence-diff.ts";
import { arrangeChanges } from "../../../text/word-diff.ts";
import type { ChangeAuthor } from "../redline.ts";
import { piecesAsRuns, runPieces } from "./run-pieces.ts";
import type { RunPiece } from "./run-pieces.ts";
import { childNamed, elementName, elementsIn, withElements, xmlElement } from "./xml-object.ts";
import type { XmlAttributes, XmlObject } from "./xml-object.ts";

/** Whether a change is an insertion or a deletion. */
export type Revision = Exclude<DiffChange, "equal">;

const TAGS: { readonly [revision in Revision]: string } = { insert: "w:ins", delete: "w:del" };

/** Writes tracked changes, whose ids are unique in the file. */
export type ChangeTracker = {
  /** A paragraph that is inserted or deleted as a whole, with its mark. */
  readonly paragraph: (paragraph: XmlObject, revision: Revision, by: ChangeAuthor) => XmlObject;
  readonly table: (table: XmlObject, revision: Revision, by: ChangeAuthor) => XmlObject;
  /** The later of two paragraphs, with the words that differ as changes. */
  readonly merged: (before: XmlObject, after: XmlObject, by: ChangeAuthor) => XmlObject;
};

const bookmarks = (paragraph: XmlObject, name: "w:bookmarkStart" | "w:bookmarkEnd"): readonly XmlObject[] =>
  elementsIn(paragraph).filter((child) => elementName(child) === name);

/** A paragraph with other runs between its bookmarks. */
const withRuns = (paragraph: XmlObject, properties: XmlObject | undefined, runs: readonly XmlObject[]): XmlObject =>
  withElements(paragraph, [
    ...(properties ? [properties] : []),
    ...bookmarks(paragraph, "w:bookmarkStart"),
    ...runs,
    ...bookmarks(paragraph, "w:bookmarkEnd"),
  ]);

type PieceChange = { readonly change: DiffChange; readonly text: string; readonly piece: RunPiece };

const pieceChanges = (old: readonly RunPiece[], next: readonly RunPiece[]): readonly PieceChange[] => {
  const byKey = new Map([...old, ...next].map((piece) => [piece.key, piece]));
  const changes = sequenceDiff(
    old.map(({ key }) => key),
    next.map(({ key }) => key),
  );
  // A tab must not be treated as blank, or `arrangeChanges` would merge it into the changes around it.
  const shown = ({ text, content }: RunPiece): string => (content.type === "text" ? text : `${text}.`);
  return arrangeChanges(
    changes.map(({ change, entry }) => ({ change, text: shown(byKey.get(entry)!), piece: byKey.get(entry)! })),
  );
};

const runsOfOneKind = (changes: readonly PieceChange[]): readonly (readonly PieceChange[])[] => {
  const groups: PieceChange[][] = [];
  for (const part of changes) {
    const last = groups.at(-1);
    if (last?.[0]?.change === part.change) last.push(part);
    else groups.push([part]);
  }
  return groups;
};

/**
 * A row or paragraph whose properties have a tag for the change of the row or paragraph itself. The properties come
 * first.
 */
const withOwnChange = (whole: XmlObject, name: string, change: (properties: XmlObject | undefined) => XmlObject) => {
  const properties = childNamed(whole, name);
  const rest = elementsIn(whole).filter((child) => child !== properties);
  return withElements(whole, [change(properties), ...rest]);
};

/**
 * Creates a tracker of changes. `frozen` are the bookmarks of clauses that move. A bookmark exists only once, so a
 * reference to one of them would lose its target if the changes were rejected; it is written as text instead.
 */
export const createChangeTracker = (frozen: ReadonlySet<string>): ChangeTracker => {
  const piecesOf = (paragraph: XmlObject): readonly RunPiece[] => runPieces(paragraph, frozen);
  let used = 0;
  const stamp = ({ author, date }: ChangeAuthor): XmlAttributes => {
    used += 1;
    return { "w:id": used, "w:author": author, "w:date": date };
  };
  const tag = (revision: Revision, by: ChangeAuthor, inner: readonly XmlObject[] = []): XmlObject =>
    xmlElement(TAGS[revision], stamp(by), inner);
  const wrapped = (pieces: readonly RunPiece[], revision: Revision, by: ChangeAuthor): readonly XmlObject[] => {
    const runs = piecesAsRuns(pieces, revision);
    return runs.length === 0 ? [] : [tag(revision, by, runs)];
  };

  const markProperties = (properties: XmlObject | undefined, revision: Revision, by: ChangeAuthor): XmlObject => {
    const mark = childNamed(properties, "w:rPr");
    const changed = xmlElement("w:rPr", {}, [tag(revision, by), ...elementsIn(mark)]);
    const others = elementsIn(properties).filter((child) => child !== mark);
    return xmlElement("w:pPr", {}, [...others, changed]);
  };
  const paragraph: ChangeTracker["paragraph"] = (whole, revision, by) =>
    withRuns(whole, markProperties(childNamed(whole, "w:pPr"), revision, by), wrapped(piecesOf(whole), revision, by));

  const cell = (whole: XmlObject, revision: Revision, by: ChangeAuthor): XmlObject =>
    withElements(
      whole,
      elementsIn(whole).map((child) => {
        if (elementName(child) !== "w:p") return child;
        // The last paragraph of a cell cannot lose its mark.
        return withRuns(child, childNamed(child, "w:pPr"), wrapped(piecesOf(child), revision, by));
      }),
    );
  const row = (whole: XmlObject, revision: Revision, by: ChangeAuthor): XmlObject => {
    const cells = withElements(
      whole,
      elementsIn(whole).map((child) => (elementName(child) === "w:tc" ? cell(child, revision, by) : child)),
    );
    return withOwnChange(cells, "w:trPr", (properties) =>
      xmlElement("w:trPr", {}, [...elementsIn(properties), tag(revision, by)]),
    );
  };
  const table: ChangeTracker["table"] = (whole, revision, by) =>
    withElements(
      whole,
      elementsIn(whole).map((child) => (elementName(child) === "w:tr" ? row(child, revision, by) : child)),
    );

  const merged: ChangeTracker["merged"] = (before, after, by) => {
    const runs = runsOfOneKind(pieceChanges(piecesOf(before), piecesOf(after))).flatMap((group) => {
      const pieces = group.map(({ piece }) => piece);
      const { change } = group[0]!;
      return change === "equal" ? piecesAsRuns(pieces, change) : wrapped(pieces, change, by);
    });
    return withRuns(after, childNamed(after, "w:pPr"), runs);
  };
  return { paragraph, table, merged };
};
