import type { DocumentSettings } from "../../model/settings.ts";
import type { Setting, SettingsPlan } from "../../model/site.ts";
import type { Report } from "../problem.ts";
import { present } from "../present.ts";
import { placeOf } from "../yaml-file.ts";

type SettingInput = Partial<Setting> & { default?: string | number };

/** `catalog/settings.yaml` after its shape was checked. */
export type SettingsInput = { settings?: SettingInput[] };

/** Where the settings start, should the file leave one out. */
const fallback: DocumentSettings = {
  jurisdiction: "United States",
  language: "English",
  currency: "$USD",
  levelOfDetail: 5,
  headerFont: "Arial",
  headerSize: 14,
  headerColor: "Black",
  headerWeight: "bold",
  headerParagraphSpacing: 18,
  bodyFont: "Arial",
  bodySize: 11,
  bodyColor: "Black",
  bodyWeight: "normal",
  bodyLineSpacing: 1.5,
  bodyParagraphSpacing: 12,
  documentMargins: 64,
};

const checkDefault = (input: SettingInput, report: Report): boolean => {
  const { id, default: start, options, range } = input;
  if (id === undefined || start === undefined) return false;
  const wanted = typeof fallback[id];
  if (typeof start !== wanted) {
    report("CW013", placeOf(input, "default"), `The setting "${id}" starts with a ${wanted}.`);
    return false;
  }
  const offered = options ? options.some((one) => one.value === start) : true;
  const inside = range && typeof start === "number" ? start >= range.min && start <= range.max : true;
  if (!offered || !inside) {
    report("CW012", placeOf(input, "default"), `The setting "${id}" starts with a value that is not on offer.`);
  }
  return offered && inside;
};

const compileSetting = ({ id, group, label, hint, options, range }: SettingInput): readonly Setting[] =>
  id && group && label ? [{ id, group, label, ...present({ hint, options, range }) }] : [];

/** The document settings with their defaults. */
export const compileSettings = (input: SettingsInput, report: Report): SettingsPlan => {
  const all = input.settings ?? [];
  const given = all.filter((one) => checkDefault(one, report)).map((one) => [one.id, one.default]);
  const missing = Object.keys(fallback).filter((id) => !all.some((one) => one.id === id));
  if (missing.length > 0 && input.settings) {
    report("CW014", placeOf(input, "settings"), `These settings are missing: ${missing.join(", ")}.`);
  }
  return { defaults: { ...fallback, ...Object.fromEntries(given) }, settings: all.flatMap(compileSetting) };
};
