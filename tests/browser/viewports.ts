import { isFull } from "../support/rotation.ts";

export type Viewport = { readonly width: number; readonly theme: "light" | "dark" };

/** Every width and theme in which pages are tested. */
export const VIEWPORTS: readonly Viewport[] = (["light", "dark"] as const).flatMap((theme) =>
  [1280, 768, 360].map((width) => ({ theme, width })),
);

const isStandard = ({ width, theme }: Viewport): boolean =>
  VIEWPORTS.some((sight) => sight.width === width && sight.theme === theme);

/** The viewports in which one state of a page is tested: a few that differ in everything, or all in the full run. */
export const viewportsFor = (few: readonly Viewport[]): readonly Viewport[] =>
  isFull ? [...VIEWPORTS, ...few.filter((sight) => !isStandard(sight))] : few;

/** Browser context options for a viewport. */
export const contextOptions = ({ width, theme }: Viewport) => ({
  viewport: { width, height: width < 700 ? 740 : 800 },
  colorScheme: theme,
});
