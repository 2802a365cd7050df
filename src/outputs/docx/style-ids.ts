/** Levels with their own style; deeper clauses use the last. */
export const STYLED_LEVELS = [1, 2, 3, 4, 5] as const;

const deepest = STYLED_LEVELS.length;

/** Ids of the named styles a document uses. */
export const STYLE = {
  title: "Title",
  heading: (level: number) => `Heading${Math.min(level, deepest)}`,
  clause: (level: number) => `ClauseLevel${Math.min(level, deepest)}`,
  clauseText: (level: number) => (level === 0 ? "Normal" : `ClauseText${Math.min(level, deepest)}`),
  section: "SectionHeading",
  part: "PartHeading",
  schedule: "ScheduleHeading",
  recital: "Recital",
  item: "ListItem",
  cell: "TableText",
  head: "TableHeading",
  signatureHeading: "SignatureHeading",
  signatureLine: "SignatureLine",
  signatureRule: "SignatureRule",
  notice: "Notice",
  footer: "Footer",
} as const;
