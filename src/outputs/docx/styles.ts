import type {
  IBaseParagraphStyleOptions,
  IParagraphStyleOptions,
  IRunStylePropertiesOptions,
  IStylesOptions,
} from "docx";
import type { LegalDocument } from "../../model/document.ts";
import type { PageStyle, TextStyle } from "../../model/settings.ts";
import { bodyIndent, headingSize, isEastAsian } from "../layout/layout.ts";
import { fontsFor, languageTags } from "./fonts.ts";
import { clauseNumber } from "./numbering.ts";
import { CLOSE_SPACING, bodyStyles } from "./body-styles.ts";
import { STYLE, STYLED_LEVELS } from "./style-ids.ts";
import { halfPoints, twips } from "./units.ts";

/** The named styles of a document, made from the settings. */
export function documentStyles(document: LegalDocument, style: PageStyle): IStylesOptions {
  const { language } = document;
  const { body } = style;
  const spacing = { after: twips(body.spacing), line: Math.round(body.lineSpacing * 240), lineRule: "auto" } as const;
  const above = document.blocks.some(({ type }) => type === "part") ? 1 : 0;
  const headings = STYLED_LEVELS.map(
    (level) => [`heading${level}`, clauseHeading(level, style, language, above)] as const,
  );
  return {
    default: {
      document: {
        run: { ...runOf(body, language), language: languageTags(language) },
        paragraph: { spacing, ...(isEastAsian(language) && { alignment: "both" as const }) },
      },
      title: titleStyle(style, language),
      ...Object.fromEntries(headings),
    },
    paragraphStyles: [
      ...STYLED_LEVELS.map(clauseStyle),
      ...STYLED_LEVELS.map((level) => clauseTextStyle(level, document, style)),
      { ...headingStyle(1, style, language), id: STYLE.section, name: "Section Heading", basedOn: "Normal" },
      centredHeading(STYLE.part, "Part Heading", style, language),
      centredHeading(STYLE.schedule, "Schedule Heading", style, language),
      ...bodyStyles(style),
    ],
  };
}

function titleStyle(style: PageStyle, language: string): IBaseParagraphStyleOptions {
  const after = twips(style.heading.spacing * 1.5);
  return {
    next: "Normal",
    quickFormat: true,
    run: headingRun(0, style, language),
    paragraph: { alignment: "center", keepNext: true, spacing: { ...CLOSE_SPACING, before: 0, after } },
  };
}

function headingStyle(level: number, style: PageStyle, language: string): IBaseParagraphStyleOptions {
  const space = twips(style.heading.spacing);
  const around =
    level === 1
      ? { before: space, after: Math.round(space / 2) }
      : { before: Math.round(space / 2), after: Math.round(space / 3) };
  return {
    next: "Normal",
    quickFormat: true,
    run: headingRun(level, style, language),
    paragraph: { keepNext: true, keepLines: true, outlineLevel: level - 1, spacing: { ...CLOSE_SPACING, ...around } },
  };
}

/**
 * The heading style of a clause: Word numbers any paragraph with this style.
 *
 * `above` is the number of heading levels above the clauses.
 */
function clauseHeading(level: number, style: PageStyle, language: string, above: number): IBaseParagraphStyleOptions {
  const heading = headingStyle(level, style, language);
  return {
    ...heading,
    next: STYLE.clauseText(level),
    paragraph: { ...heading.paragraph, outlineLevel: level - 1 + above, numbering: clauseNumber(level) },
  };
}

/** A centered top-level heading: of a chapter, of a schedule. */
function centredHeading(id: string, name: string, style: PageStyle, language: string): IParagraphStyleOptions {
  const heading = headingStyle(1, style, language);
  return {
    ...heading,
    id,
    name,
    basedOn: "Normal",
    paragraph: { ...heading.paragraph, alignment: "center" },
  };
}

const clauseStyle = (level: number): IParagraphStyleOptions => ({
  id: STYLE.clause(level),
  name: `Clause Level ${level}`,
  basedOn: "Normal",
  quickFormat: true,
  paragraph: { numbering: clauseNumber(level) },
});

const clauseTextStyle = (level: number, document: LegalDocument, style: PageStyle): IParagraphStyleOptions => ({
  id: STYLE.clauseText(level),
  name: `Clause Text ${level}`,
  basedOn: "Normal",
  quickFormat: true,
  paragraph: { indent: { left: twips(bodyIndent(document.numbering, level, style)) } },
});

const headingRun = (level: number, style: PageStyle, language: string): IRunStylePropertiesOptions => ({
  ...runOf(style.heading, language),
  size: halfPoints(headingSize(level, style)),
});

const runOf = (text: TextStyle, language: string): IRunStylePropertiesOptions => ({
  font: fontsFor(text.font, language),
  size: halfPoints(text.size),
  color: text.color,
  bold: text.bold,
});
