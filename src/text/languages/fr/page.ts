import type { PageConventions } from "../../words/page-conventions.ts";

const NO_BREAK_SPACE = "\u00A0";

/** French pages. */
export const frenchPage: PageConventions = {
  spelling: "fr-FR",
  quotes: [`«${NO_BREAK_SPACE}`, `${NO_BREAK_SPACE}»`],
  hasSpacedMarks: true,
  afterLabel: `${NO_BREAK_SPACE}: `,
  numbering: "decimal",
  paper: "letter",
  eastAsianFonts: null,
  footer: {
    before: "Page ",
    between: " sur ",
    after: "",
    version: (version) => `version ${version}`,
    initials: `Paraphes${NO_BREAK_SPACE}:`,
  },
};
