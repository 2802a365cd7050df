import { DEFAULT_SETTINGS } from "../../model/settings.ts";
import type { Setting, SettingOption, SettingsPlan } from "../../model/site/site.ts";
import type { Report } from "../problems/problem.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import type { SettingInput, SettingsInput } from "../input/site-input.ts";
import { rangeOf } from "../position/yaml-file.ts";
import { localized, maybeLocalized } from "./localized.ts";

type OptionInput = NonNullable<SettingInput["options"]>[number];
type RangeInput = NonNullable<SettingInput["range"]>;

const checkDefault = (input: SettingInput, report: Report): boolean => {
  const { id, default: start, options, range } = input;
  if (id === undefined || start === undefined) return false;
  const wanted = typeof DEFAULT_SETTINGS[id];
  if (typeof start !== wanted) {
    report("CW013", rangeOf(input, "default"), `The setting "${id}" starts with a ${wanted}.`);
    return false;
  }
  const isOffered = options ? options.some((option) => option.value === start) : true;
  const { min = -Infinity, max = Infinity } = range ?? {};
  const isInRange = typeof start === "number" ? start >= min && start <= max : true;
  if (!isOffered || !isInRange) {
    report("CW012", rangeOf(input, "default"), `The setting "${id}" starts with a value that is not on offer.`);
  }
  return isOffered && isInRange;
};

const compileOption = ({ value, label, means }: OptionInput): readonly SettingOption[] => {
  const text = localized(label);
  return value !== undefined && text ? [{ value, label: text, ...omitUndefined({ means }) }] : [];
};

const compileRange = ({ min = 0, max = 0, step = 1, unit }: RangeInput): Setting["range"] => ({
  min,
  max,
  step,
  ...omitUndefined({ unit: maybeLocalized(unit) }),
});

const compileSetting = ({ id, group, label, hint, options, range }: SettingInput): readonly Setting[] => {
  const text = localized(label);
  if (!id || !group || !text) return [];
  const choice = { options: options?.flatMap(compileOption), range: range && compileRange(range) };
  return [{ id, group, label: text, ...omitUndefined({ hint: maybeLocalized(hint), ...choice }) }];
};

/** Compiles the document settings with their defaults. */
export const compileSettings = (input: SettingsInput, report: Report): SettingsPlan => {
  const all = input.settings ?? [];
  const given = all
    .filter((settingInput) => checkDefault(settingInput, report))
    .map((settingInput) => [settingInput.id, settingInput.default]);
  const missing = Object.keys(DEFAULT_SETTINGS).filter((id) => !all.some((settingInput) => settingInput.id === id));
  if (missing.length > 0 && input.settings) {
    report("CW014", rangeOf(input, "settings"), `These settings are missing: ${missing.join(", ")}.`);
  }
  return { defaults: { ...DEFAULT_SETTINGS, ...Object.fromEntries(given) }, settings: all.flatMap(compileSetting) };
};
