import { layers } from "./layers.ts";
import type { Layer } from "./layers.ts";

type Settings = { readonly [name: string]: unknown };

/** The parts of the linter's file that the layers determine. */
export type LintConfig = Settings & {
  readonly settings: Settings;
  readonly rules: Settings;
  readonly overrides: readonly (Settings & { readonly rules: Settings })[];
};

const nameOf = (folder: string): string => folder.replace("/", "-");

const from = ({ folder }: Layer) => ({ element: { type: nameOf(folder) } });

const elementPolicy = (layer: Layer) => ({
  from: from(layer),
  allow: { to: { element: { types: { anyOf: [layer.folder, ...layer.imports].map(nameOf) } } } },
});

const packagePolicies = (layer: Layer) =>
  layer.packages
    ? [{ from: from(layer), allow: { to: { module: { origin: ["external", "core"], source: layer.packages } } } }]
    : [];

/** Only pure layers are denied the globals of a browser. */
const isOfPureLayers = ({ rules }: { readonly rules: Settings }): boolean => "no-restricted-globals" in rules;

/** The linter's file with its layer rules made from the table of layers; everything else stays as it is. */
export const lintConfig = (config: LintConfig): LintConfig => ({
  ...config,
  settings: {
    ...config.settings,
    "boundaries/elements": layers.map(({ folder }) => ({ type: nameOf(folder), pattern: `src/${folder}` })),
  },
  rules: {
    ...config.rules,
    "boundaries/dependencies": [
      "error",
      {
        default: "disallow",
        checkAllOrigins: true,
        policies: layers.flatMap((layer) => [elementPolicy(layer), ...packagePolicies(layer)]),
      },
    ],
  },
  overrides: config.overrides.map((override) =>
    isOfPureLayers(override)
      ? { ...override, files: layers.filter(({ isPure }) => isPure).map(({ folder }) => `src/${folder}/**`) }
      : override,
  ),
});
