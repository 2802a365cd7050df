/** Messages about a proposal to change an answer from which the document was made. */
export const answers = {
  propose: "Propose another answer",
  lead: "Change an answer from the form. The text is updated to match, and the other side sees every clause that changes before they accept.",
  question: "Which answer?",
  loading: "Loading the form…",
  changes: "New answers",
  unsure: "not sure yet",
  effects: (count: number) =>
    count === 0
      ? "The text does not change"
      : count === 1
        ? "One part of the text changes"
        : `${count} parts of the text change`,
  elsewhere: "Title, tables, and signatures",
  outOfDate:
    "The form, the law, or your settings have changed since this text was made. Those changes are in the list below, too, so read all of it.",
  missing: "Also answer these questions, or correct your answers:",
  stopped: "The form cannot create a document with this answer:",
};
