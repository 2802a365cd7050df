import { sequenceDiff } from "../../../text/sequence-diff.ts";
import type { ChangeAuthor } from "../redline.ts";
import { createListPairing } from "./list-pairing.ts";
import type { ListPairing } from "./list-pairing.ts";
import { runPieces } from "./run-pieces.ts";
import type { SegmentNames } from "./segment-bookmarks.ts";
import type { TextSegment } from "./text-segments.ts";
import { createChangeTracker } from "./tracked-changes.ts";
import type { ChangeTracker, Revision } from "./tracked-changes.ts";
import { childNamed, elementName, elementsIn, withElements, xmlElement } from "./xml-object.ts";
import type { XmlObject } from "./xml-object.ts";

/** A paragraph or table of the merged text: both texts have it, perhaps with other words, or only one of them. */
type Step =
  | { readonly type: "pair"; readonly before: XmlObject; readonly after: XmlObject; readonly blockId: string }
  | { readonly type: Revision; readonly element: XmlObject; readonly blockId: string };

const isTable = (part: XmlObject): boolean => elementName(part) === "w:tbl";

const rowsOf = (table: XmlObject): readonly XmlObject[] =>
  elementsIn(table).filter((row) => elementName(row) === "w:tr");

const cellsOf = (table: XmlObject): readonly XmlObject[] =>
  rowsOf(table).flatMap((row) => elementsIn(row).filter((cell) => elementName(cell) === "w:tc"));

const isSameShape = (one: XmlObject, other: XmlObject): boolean =>
  rowsOf(one).length === rowsOf(other).length && cellsOf(one).length === cellsOf(other).length;

const printedKey = (part: XmlObject): string =>
  isTable(part)
    ? JSON.stringify(rowsOf(part))
    : `p${runPieces(part)
        .map(({ key }) => key)
        .join("\n")}`;

const canPair = (before: XmlObject, after: XmlObject, lists: ListPairing): boolean => {
  if (isTable(before) || isTable(after)) return isTable(before) && isTable(after) && isSameShape(before, after);
  return lists.join(before, after);
};

/** A gap between equal parts: the first deleted one becomes the first inserted one, and so on, where both can have one number. */
const pairGap = (
  deleted: readonly XmlObject[],
  inserted: readonly XmlObject[],
  blockId: string,
  lists: ListPairing,
): readonly Step[] => {
  const steps: Step[] = [];
  for (let index = 0; index < Math.max(deleted.length, inserted.length); index++) {
    const [before, after] = [deleted[index], inserted[index]];
    if (before && after && canPair(before, after, lists)) steps.push({ type: "pair", before, after, blockId });
    else {
      if (before) steps.push({ type: "delete", element: before, blockId });
      if (after) steps.push({ type: "insert", element: after, blockId });
    }
  }
  return steps;
};

const pairSegments = (before: TextSegment, after: TextSegment, lists: ListPairing): readonly Step[] => {
  const { blockId } = after;
  const [old, next] = [before.elements, after.elements];
  const diff = sequenceDiff(old.map(printedKey), next.map(printedKey));
  const steps: Step[] = [];
  let [row, column] = [0, 0];
  let deleted: XmlObject[] = [];
  let inserted: XmlObject[] = [];
  const closeGap = (): void => {
    steps.push(...pairGap(deleted, inserted, blockId, lists));
    [deleted, inserted] = [[], []];
  };
  for (const { change } of diff) {
    if (change === "delete") deleted.push(old[row++]!);
    else if (change === "insert") inserted.push(next[column++]!);
    else {
      closeGap();
      steps.push(...pairGap([old[row++]!], [next[column++]!], blockId, lists));
    }
  }
  closeGap();
  return steps;
};

const alone = (type: Revision, { elements, blockId }: TextSegment): readonly Step[] =>
  elements.map((element) => ({ type, element, blockId }));

const stepsOf = (
  before: readonly TextSegment[],
  after: readonly TextSegment[],
  lists: ListPairing,
): readonly Step[] => {
  const diff = sequenceDiff(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  let [row, column] = [0, 0];
  return diff.flatMap(({ change }): readonly Step[] => {
    if (change === "delete") return alone(change, before[row++]!);
    if (change === "insert") return alone(change, after[column++]!);
    return pairSegments(before[row++]!, after[column++]!, lists);
  });
};

const mergedTable = (before: XmlObject, after: XmlObject, by: ChangeAuthor, { merged }: ChangeTracker): XmlObject => {
  const old = cellsOf(before);
  let index = -1;
  const cell = (whole: XmlObject): XmlObject => {
    index += 1;
    const earlier = childNamed(old[index], "w:p");
    return withElements(
      whole,
      elementsIn(whole).map((child) => (elementName(child) === "w:p" && earlier ? merged(earlier, child, by) : child)),
    );
  };
  const row = (whole: XmlObject): XmlObject =>
    withElements(
      whole,
      elementsIn(whole).map((child) => (elementName(child) === "w:tc" ? cell(child) : child)),
    );
  return withElements(
    after,
    elementsIn(after).map((child) => (elementName(child) === "w:tr" ? row(child) : child)),
  );
};

/** The bookmarks of clauses that both texts have, at different places. */
const movedNames = (
  before: readonly TextSegment[],
  after: readonly TextSegment[],
  names: SegmentNames,
): ReadonlySet<string> => {
  const [old, next] = [before.map(({ key }) => key), after.map(({ key }) => key)];
  const diff = sequenceDiff(old, next);
  const inserted = new Set(diff.filter(({ change }) => change === "insert").map(({ entry }) => entry));
  const moved = diff.filter(({ change, entry }) => change === "delete" && inserted.has(entry));
  return new Set(moved.map(({ entry }) => names.get(entry) ?? ""));
};

// A deleted or inserted paragraph joins the one after it, so the last one must stay.
const END = xmlElement("w:p", {}, [
  xmlElement("w:pPr", {}, [xmlElement("w:spacing", { "w:after": 0, "w:line": 20, "w:lineRule": "exact" })]),
]);

/**
 * Merges two versions of a text into one with tracked changes. Accepting all changes gives the later version, rejecting
 * all of them the earlier one.
 *
 * `names` are the bookmarks of both, `authorOf` names who made the changes in a clause or block.
 */
export const mergeTexts = (
  before: readonly TextSegment[],
  after: readonly TextSegment[],
  names: SegmentNames,
  authorOf: (blockId: string) => ChangeAuthor,
): readonly XmlObject[] => {
  const lists = createListPairing();
  const tracker = createChangeTracker(movedNames(before, after, names));
  const steps = stepsOf(before, after, lists);
  const merged = steps.map((step): XmlObject => {
    const by = authorOf(step.blockId);
    if (step.type === "pair") {
      if (isTable(step.after)) return mergedTable(step.before, step.after, by, tracker);
      return tracker.merged(step.before, step.after, by);
    }
    const write = isTable(step.element) ? tracker.table : tracker.paragraph;
    return write(step.type === "delete" ? lists.renamed(step.element) : step.element, step.type, by);
  });
  return steps.at(-1)?.type === "pair" ? merged : [...merged, END];
};
