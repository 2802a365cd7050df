import type { PageConventions } from "../../words/page-conventions.ts";

/** Spanish pages. */
export const spanishPage: PageConventions = {
  spelling: "es-US",
  quotes: ["“", "”"],
  hasSpacedMarks: false,
  afterLabel: ": ",
  numbering: "decimal",
  paper: "letter",
  eastAsianFonts: null,
  footer: {
    before: "Página ",
    between: " de ",
    after: "",
    version: (version) => `versión ${version}`,
    initials: "Iniciales:",
  },
};
