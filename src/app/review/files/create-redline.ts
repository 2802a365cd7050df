import type {
  MarkOutcome,
  RedlineComment,
  RedlineDocument,
  RedlinePoint,
  Replacement,
} from "../../../outputs/redline/redline.ts";

/** A redline of a text, and by id of each point how it was marked. */
export type MarkedText = { readonly document: RedlineDocument; readonly outcomes: ReadonlyMap<string, MarkOutcome> };

type RedlineText = Pick<RedlineDocument, "title" | "text" | "author" | "date">;

/**
 * The visitor's text with the points as tracked changes, and as comments where there is no change or it overlaps
 * another one.
 */
export const createRedline = (given: RedlineText, points: readonly RedlinePoint[]): MarkedText => {
  const replacements: Replacement[] = [];
  const additions: RedlineDocument["additions"][number][] = [];
  const comments: RedlineComment[] = [];
  const overlaps = ({ start, end }: Replacement): boolean =>
    replacements.some((other) => start < other.end && end > other.start);
  const mark = ({ replacement, addition, comment }: RedlinePoint): MarkOutcome => {
    if (replacement && !overlaps(replacement)) replacements.push(replacement);
    else if (addition) additions.push(addition);
    else if (comment) {
      comments.push(comment);
      return "commented";
    } else return "left";
    return "changed";
  };
  const outcomes = new Map(points.map((point) => [point.id, mark(point)]));
  return { document: { ...given, replacements, additions, comments }, outcomes };
};
