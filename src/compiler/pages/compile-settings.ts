import { DEFAULT_SETTINGS } from "../../model/settings.ts";
import type { Setting, SettingsPlan } from "../../model/site/site.ts";
import type { Report } from "../problems/problem.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { rangeOf } from "../position/yaml-file.ts";

type SettingInput = Partial<Setting> & { default?: string | number };

/** `catalog/settings.yaml` after schema validation. */
export type SettingsInput = { settings?: SettingInput[] };

const checkDefault = (input: SettingInput, report: Report): boolean => {
  const { id, default: start, options, range } = input;
  if (id === undefined || start === undefined) return false;
  const wanted = typeof DEFAULT_SETTINGS[id];
  if (typeof start !== wanted) {
    report("CW013", rangeOf(input, "default"), `The setting "${id}" starts with a ${wanted}.`);
    return false;
  }
  const offered = options ? options.some((one) => one.value === start) : true;
  const inside = range && typeof start === "number" ? start >= range.min && start <= range.max : true;
  if (!offered || !inside) {
    report("CW012", rangeOf(input, "default"), `The setting "${id}" starts with a value that is not on offer.`);
  }
  return offered && inside;
};

const compileSetting = ({ id, group, label, hint, options, range }: SettingInput): readonly Setting[] =>
  id && group && label ? [{ id, group, label, ...omitUndefined({ hint, options, range }) }] : [];

/** Compiles the document settings with their defaults. */
export const compileSettings = (input: SettingsInput, report: Report): SettingsPlan => {
  const all = input.settings ?? [];
  const given = all.filter((one) => checkDefault(one, report)).map((one) => [one.id, one.default]);
  const missing = Object.keys(DEFAULT_SETTINGS).filter((id) => !all.some((one) => one.id === id));
  if (missing.length > 0 && input.settings) {
    report("CW014", rangeOf(input, "settings"), `These settings are missing: ${missing.join(", ")}.`);
  }
  return { defaults: { ...DEFAULT_SETTINGS, ...Object.fromEntries(given) }, settings: all.flatMap(compileSetting) };
};
