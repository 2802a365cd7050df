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

/** Document settings as the custom properties that `document.css` reads; points stay points. */
export const pageVariables = (style: PageStyle, language: string): CSSProperties => ({
  "--doc-margin": `${style.margin}pt`,
  "--doc-font": face(style.body.font, language),
  "--doc-size": `${style.body.size}pt`,
  "--doc-color": `#${style.body.color}`,
  "--doc-weight": style.body.bold ? 700 : 400,
  "--doc-gap": `${style.body.spacing}pt`,
  "--doc-line": style.body.lineSpacing,
  "--head-font": face(style.heading.font, language),
  "--head-size": `${style.heading.size}pt`,
  "--head-color": `#${style.heading.color}`,
  "--head-weight": style.heading.bold ? 700 : 400,
  "--head-gap": `${style.heading.spacing}pt`,
});
