import type { DocumentSettings, PageStyle } from "../../model/settings.ts";
import { pageConventions } from "../../text/language-registry/language-packs.ts";

const COLORS: { readonly [word: string]: string } = {
  black: "000000",
  blue: "1F3FA8",
  "dark blue": "1B2A5C",
  "dark gray": "404040",
  "dark grey": "404040",
  "dark green": "1E5631",
  "dark red": "7B1E1E",
  gray: "595959",
  green: "2E6B34",
  grey: "595959",
  navy: "1B2A5C",
  red: "A61C1C",
};

/**
 * How a document looks on paper under these settings: header* styles its headings, body* its text.
 *
 * A color may be a name from the settings or six hex digits; anything else prints black. Sizes are clamped to printable
 * limits.
 * Unit: points.
 */
export function pageStyle(settings: DocumentSettings, language: string): PageStyle {
  return {
    paper: pageConventions(language).paper,
    margin: within(settings.documentMargins, 18, 180),
    heading: {
      font: settings.headerFont,
      size: within(settings.headerSize, 6, 48),
      color: hexColor(settings.headerColor),
      bold: isBold(settings.headerWeight),
      spacing: within(settings.headerParagraphSpacing, 0, 96),
    },
    body: {
      font: settings.bodyFont,
      size: within(settings.bodySize, 6, 48),
      color: hexColor(settings.bodyColor),
      bold: isBold(settings.bodyWeight),
      spacing: within(settings.bodyParagraphSpacing, 0, 96),
      lineSpacing: within(settings.bodyLineSpacing, 0.8, 4),
    },
  };
}

/** The style of the cover note: tighter than the document's, so that it usually fits one page. */
export function noteStyle(style: PageStyle): PageStyle {
  const { heading, body } = style;
  return {
    ...style,
    heading: { ...heading, spacing: Math.min(heading.spacing, 12) },
    body: {
      ...body,
      size: Math.min(body.size, 10),
      spacing: Math.min(body.spacing, 7),
      lineSpacing: Math.min(body.lineSpacing, 1.25),
    },
  };
}

function hexColor(color: string): string {
  const hex = color.replace(/^#/, "");
  if (/^[0-9a-f]{6}$/i.test(hex)) return hex.toUpperCase();
  return COLORS[color.trim().toLowerCase()] ?? "000000";
}

const isBold = (weight: string): boolean => /bold|^[6-9]00$/i.test(weight);

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
