import type { PageConventions } from "../../words/page-conventions.ts";

/** German pages. */
export const germanPage: PageConventions = {
  spelling: "de-DE",
  quotes: ["„", "“"],
  hasSpacedMarks: false,
  afterLabel: ": ",
  numbering: "decimal",
  paper: "letter",
  eastAsianFonts: null,
  footer: {
    before: "Seite ",
    between: " von ",
    after: "",
    version: (version) => `Fassung ${version}`,
    initials: "Paraphen:",
  },
};
