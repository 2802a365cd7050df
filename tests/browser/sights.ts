/** The whole run of `npm run test:full`: everything in every width and theme. */
export const FULL = Boolean(process.env["FULL"]);

export type Sight = { readonly width: number; readonly theme: "light" | "dark" };

/** Every width and theme a page is looked at in. */
export const SIGHTS: readonly Sight[] = (["light", "dark"] as const).flatMap((theme) =>
  [1280, 768, 360].map((width) => ({ theme, width })),
);

const isUsual = ({ width, theme }: Sight): boolean =>
  SIGHTS.some((sight) => sight.width === width && sight.theme === theme);

/** Those sights one state of a page is looked at in: a few that differ in everything, or in the whole run all as well. */
export const sightsOf = (few: readonly Sight[]): readonly Sight[] =>
  FULL ? [...SIGHTS, ...few.filter((sight) => !isUsual(sight))] : few;

/** What a visitor with that sight brings along. */
export const seenAs = ({ width, theme }: Sight) => ({
  viewport: { width, height: width < 700 ? 740 : 800 },
  colorScheme: theme,
});
