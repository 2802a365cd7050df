import type { CSSProperties } from "react";
import { pageConventions } from "../../text/language-registry/language-packs.ts";
import type { PageStyle } from "../../model/settings.ts";

declare module "react" {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}

// The fonts embedded in files are the fallback: same metrics, so the preview breaks lines as the files do.
const FACES: Readonly<Record<string, string>> = {
  Arial: 'Arial, Arimo, "Liberation Sans"',
  "Times New Roman": '"Times New Roman", Tinos, "Liberation Serif"',
  "Courier New": '"Courier New", Cousine, "Liberation Mono"',
};

const face = (font: string, language: string): string =>
  `${FACES[font] ?? `"${font}"`}, ${pageConventions(language).eastAsianFonts?.screen ?? "sans-serif"}`;

/** A length of the document: as long on the screen as on paper, except where a whole page is shown smaller. */
const points = (length: number): string => `calc(${length} * var(--pt))`;

/** Document settings as the custom properties that `document.css` reads. */
export const pageVariables = (style: PageStyle, language: string): CSSProperties => ({
  "--doc-margin": points(style.margin),
  "--doc-font": face(style.body.font, language),
  "--doc-size": points(style.body.size),
  "--doc-color": `#${style.body.color}`,
  "--doc-weight": style.body.bold ? 700 : 400,
  "--doc-gap": points(style.body.spacing),
  "--doc-line": style.body.lineSpacing,
  "--head-font": face(style.heading.font, language),
  "--head-size": points(style.heading.size),
  "--head-color": `#${style.heading.color}`,
  "--head-weight": style.heading.bold ? 700 : 400,
  "--head-gap": points(style.heading.spacing),
});
