import { sequenceDiff } from "../../../text/sequence-diff.ts";
import type { ChangeAuthor } from "../redline.ts";
import { createListPairing } from "./list-pairing.ts";
import type { ListPairing } from "./list-pairing.ts";
import { runPieces } from "./run-pieces.ts";
import type { SegmentNames } from "./segment-bookmarks.ts";
import type { TextSegment } from "./text-segments.ts";
import { createChangeTracker } from "./tracked-changes.ts";
import type { ChangeTracker } from "./tracked-changes.ts";
import { childNamed, elementName, elementsIn, withElements, xmlElement } from "./xml-object.ts";
import type { XmlObject } from "./xml-object.ts";

/** A paragraph or table of the merged text: both texts have it, perhaps with other words, or only one of them. */
type Step =
  | { readonly how: "both"; readonly before: XmlObject; readonly after: XmlObject; readonly owner: string }
  | { readonly how: "deleted" | "inserted"; readonly element: XmlObject; readonly owner: string };

const MAX_PAIRS = 4_000_000;

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

/** A gap between equal parts: the first removed one becomes the first added one, and so on, where both can have one number. */
const pairGap = (
  removed: readonly XmlObject[],
  added: readonly XmlObject[],
  owner: string,
  lists: ListPairing,
): readonly Step[] => {
  const steps: Step[] = [];
  for (let at = 0; at < Math.max(removed.length, added.length); at++) {
    const [before, after] = [removed[at], added[at]];
    if (before && after && canPair(before, after, lists)) steps.push({ how: "both", before, after, owner });
    else {
      if (before) steps.push({ how: "deleted", element: before, owner });
      if (after) steps.push({ how: "inserted", element: after, owner });
    }
  }
  return steps;
};

const pairSegments = (before: TextSegment, after: TextSegment, lists: ListPairing): readonly Step[] => {
  const { owner } = after;
  const [old, next] = [before.elements, after.elements];
  const diff = sequenceDiff(old.map(printedKey), next.map(printedKey), MAX_PAIRS);
  const steps: Step[] = [];
  let [row, column] = [0, 0];
  let removed: XmlObject[] = [];
  let added: XmlObject[] = [];
  const closeGap = (): void => {
    steps.push(...pairGap(removed, added, owner, lists));
    [removed, added] = [[], []];
  };
  for (const { how } of diff) {
    if (how === "removed") removed.push(old[row++]!);
    else if (how === "added") added.push(next[column++]!);
    else {
      closeGap();
      steps.push(...pairGap([old[row++]!], [next[column++]!], owner, lists));
    }
  }
  closeGap();
  return steps;
};

const alone = (how: "deleted" | "inserted", { elements, owner }: TextSegment): readonly Step[] =>
  elements.map((element) => ({ how, element, owner }));

const stepsOf = (
  before: readonly TextSegment[],
  after: readonly TextSegment[],
  lists: ListPairing,
): readonly Step[] => {
  const diff = sequenceDiff(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
    MAX_PAIRS,
  );
  let [row, column] = [0, 0];
  return diff.flatMap(({ how }): readonly Step[] => {
    if (how === "removed") return alone("deleted", before[row++]!);
    if (how === "added") return alone("inserted", after[column++]!);
    return pairSegments(before[row++]!, after[column++]!, lists);
  });
};

const mergedTable = (before: XmlObject, after: XmlObject, by: ChangeAuthor, { merged }: ChangeTracker): XmlObject => {
  const old = cellsOf(before);
  let at = -1;
  const cell = (whole: XmlObject): XmlObject => {
    at += 1;
    const earlier = childNamed(old[at], "w:p");
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
  const diff = sequenceDiff(old, next, MAX_PAIRS);
  const added = new Set(diff.filter(({ how }) => how === "added").map(({ entry }) => entry));
  const moved = diff.filter(({ how, entry }) => how === "removed" && added.has(entry));
  return new Set(moved.map(({ entry }) => names.get(entry) ?? ""));
};

// A deleted or inserted paragraph joins the one after it, so the last one must stay.
const END = xmlElement("w:p", {}, [
  xmlElement("w:pPr", {}, [xmlElement("w:spacing", { "w:after": 0, "w:line": 20, "w:lineRule": "exact" })]),
]);

/**
 * Two versions of a text as one, with tracked changes: all accepted it is the later version, all rejected the earlier one.
 *
 * `names` are the bookmarks of both, `authorOf` names who made the changes in a clause or block.
 */
export const mergeTexts = (
  before: readonly TextSegment[],
  after: readonly TextSegment[],
  names: SegmentNames,
  authorOf: (owner: string) => ChangeAuthor,
): readonly XmlObject[] => {
  const lists = createListPairing();
  const tracker = createChangeTracker(movedNames(before, after, names));
  const steps = stepsOf(before, after, lists);
  const merged = steps.map((step): XmlObject => {
    const by = authorOf(step.owner);
    if (step.how === "both") {
      if (isTable(step.after)) return mergedTable(step.before, step.after, by, tracker);
      return tracker.merged(step.before, step.after, by);
    }
    const write = isTable(step.element) ? tracker.table : tracker.paragraph;
    return write(step.how === "deleted" ? lists.renamed(step.element) : step.element, step.how, by);
  });
  return steps.at(-1)?.how === "both" ? merged : [...merged, END];
};
