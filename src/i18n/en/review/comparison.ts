import { counted } from "../counted.ts";

const noun = (count: number): string => counted(count, "change", "changes");

/** Messages of the comparison of two versions of a document, on the page, in its list and on the command line. */
export const comparison = {
  title: "Compare with an earlier version",
  lead: "Choose the earlier version of this document. The page lists what changed. The file stays on this device.",
  choose: "Choose the earlier version",
  drop: "or drop it here",
  again: "Compare with another version",
  working: "Comparing the two versions",
  failed: "The comparison could not be made. The connection may be down. Choose the file again.",
  modelFailed:
    "Part of the review could not be loaded, so checklist items were compared only by their usual wording. The connection may be down.",
  modelRetry: "Compare again",
  headline: (count: number) => (count === 0 ? "The text did not change" : `${noun(count)} in the text`),
  compared: (earlier: string, unchanged: number) =>
    `Compared with ${earlier}. ${unchanged === 1 ? "1 passage is" : `${unchanged.toLocaleString("en-US")} passages are`} unchanged. Spaces, line breaks, page numbers, and the style of quotation marks and dashes are not compared.`,
  earlierFile: "the earlier version",

  facts: "Key facts that changed",
  factsLead: "We read these from the text. A fact that we could not find may still be there.",
  points: "Checklist points that changed",
  pointsLead: (side: string | null) =>
    side === null
      ? "Choose your side above to see which changes are better or worse for you."
      : `For your side (${side}), we judge each change by how serious the checklist says the point is in each version.`,
  was: "Earlier",
  is: "Current",
  notFound: "Not found",
  states: {
    problem: "Point to review",
    missing: "Missing",
    unchecked: "Not checked",
    unsure: "Not sure",
    fine: "Covered",
    none: "Nothing reported",
  },
  verdicts: {
    better: "Better for you",
    worse: "Worse for you",
    no_side: "Not judged: you have not chosen a side",
    not_by_side: "Not judged: the checklist does not say which side this favors",
    same_rating: "Not judged: the checklist rates both versions the same",
    not_sure: "Not judged: we could not rate both versions",
  },

  changes: "Changes in the text",
  filter: "Filter the changes",
  filters: {
    all: "All",
    added: "Added",
    removed: "Removed",
    changed: "Changed",
    moved: "Moved",
    renumbered: "Renumbered",
  },
  filterOf: (name: string, count: number) => `${name} (${count})`,
  types: {
    added: "Added",
    removed: "Removed",
    changed: "Changed",
    moved: "Moved",
    renumbered: "Only the number changed",
  },
  changedAndMoved: "Changed and moved",
  before: (place: string) => `Earlier: ${place}`,
  after: (place: string) => `Current: ${place}`,
  beginning: "Before the first section",
  removed: "removed",
  added: "added",
  more: (count: number) => `Show ${noun(count).replace(" ", " more ")}`,
  whole: "Show the whole passage",
  next: "Next change",
  previous: "Previous change",
  keys: "Press the up and down arrow keys in the list to move between changes.",
  pdf: "List of changes (PDF)",
  word: "List of changes (Word)",
  text: "List of changes (text)",
};

export type ComparisonMessages = typeof comparison;
