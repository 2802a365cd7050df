import type { PageConventions } from "../../words/page-conventions.ts";

/** English pages. */
export const englishPage: PageConventions = {
  spelling: "en-US",
  quotes: ["“", "”"],
  hasSpacedMarks: false,
  afterLabel: ": ",
  numbering: "decimal",
  paper: "letter",
  eastAsianFonts: null,
  footer: {
    before: "Page ",
    between: " of ",
    after: "",
    version: (version) => `version ${version}`,
    initials: "Initials:",
  },
};
