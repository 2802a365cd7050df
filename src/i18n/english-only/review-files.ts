import { counted } from "../en/counted.ts";

/** Messages of the files that a visitor sends to the other side of a contract, and of the list of changes. */
export const reviewFileMessages = {
  requestChange: "I would like a change to this passage.",
  requestClause: "I would like to add a clause on this.",
  newWording: "Proposed wording",

  letterTitle: (name: string) => `Requested changes: ${name}`,
  letterGreeting: "Dear [name of the other side],",
  letterLead: (count: number) =>
    count === 1
      ? "Thank you for sending me the document. Before I sign it, I would like to request one change."
      : `Thank you for sending me the document. Before I sign it, I would like to request ${count} changes.`,
  letterCopy: "The enclosed copy shows the proposed wording, so that you can accept or reject it in the text.",
  letterNow: "The document says",
  letterReplace: "Please replace it with",
  letterAdd: "Please add",
  letterStrike: "Please delete this passage.",
  letterClosing: "Please send me a corrected copy, or let me know which points you would like to discuss.",
  letterSincerely: "Sincerely,",
  letterName: "[your name]",

  listTitle: (name: string) => `List of changes: ${name}`,
  listMade: (date: string) => `Made on ${date}.`,
  listCounts: (changed: number, commented: number, left: number) =>
    [
      `The marked Word file has ${counted(changed, "tracked change", "tracked changes")} and ${counted(commented, "comment", "comments")}.`,
      ...(left === 0
        ? []
        : [
            `${counted(left, "point could", "points could")} not be marked in it and ${left === 1 ? "is" : "are"} only in this list.`,
          ]),
    ].join(" "),
  fromFile: "The marks are in a copy of the original Word file. Everything else in that file is unchanged.",
  fromText:
    "The marks are in a new Word file with the text of the document. Its layout is not that of the original document.",
  protectedFile:
    "The Word file is protected against changes. Its author has to lift the protection before the changes can be accepted.",
  outcomes: {
    changed: "Tracked change",
    commented: "Comment",
    left: "Only in this list",
  },
  outcomeWhy: {
    changed: "",
    commented: "",
    left: "The passage is in a part of the file that cannot be marked, such as a header, a footnote, or a text box.",
  },
  cannotTrack: "The proposed wording is in a comment, because a change cannot be tracked at this place.",
  struck: "(deleted)",
  // Stays under a heading whose only sentence is deleted, so that the numbers of the other clauses do not change.
  omitted: "[Intentionally omitted.]",
  now: "Now",
  request: "Request",
};

/** Messages of the list of changes between two versions of a document. */
export const comparisonListMessages = {
  title: (name: string) => `Changes: ${name}`,
  made: (date: string, earlier: string) => `Made on ${date}. Compared with ${earlier}.`,
  marks: "Removed words are marked [-like this-], added words {+like this+}. Long unchanged passages are shortened.",
};

export type ReviewFileMessages = typeof reviewFileMessages;
