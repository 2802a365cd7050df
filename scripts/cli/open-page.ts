import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { CompiledCatalog } from "../../src/compiler/catalog/catalog.ts";
import { isRawRecord } from "../../src/fields/raw-shape.ts";
import { toRawAnswers } from "../../src/engine/form/answers/answers-file.ts";
import type { AnswerProblem } from "../../src/engine/form/answers/normalize-answers.ts";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";
import type { PreparedForm } from "../../src/engine/form/prepare-form.ts";
import type { RawAnswers } from "../../src/model/answers.ts";
import type { Context } from "../../src/model/context.ts";
import type { DocumentDefinition, PageDefinition } from "../../src/model/definition.ts";
import type { FormView } from "../../src/model/form-view.ts";
import type { DocumentSettings } from "../../src/model/settings.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import type { CalendarDate } from "../../src/values/date.ts";
import { UsageError } from "./cli-verb.ts";
import { withNearestQuestion } from "./nearest-question.ts";

/** A page opened with an answers file, as the form would show it. */
export type OpenPage = {
  readonly view: FormView;
  readonly context: Context;
  /** Problems of the answers file, by path. */
  readonly problems: readonly AnswerProblem[];
};

const readYaml = (path: string): unknown => {
  try {
    return parse(readFileSync(path, "utf8")) as unknown;
  } catch (error) {
    throw new UsageError(
      `${path} cannot be read: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`,
    );
  }
};

/** The day of the call: `--today`, or the clock of this machine. */
export const readToday = (given: string | undefined): CalendarDate => {
  const now = new Date();
  const clock = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  const today = parseIsoDate(given ?? clock.join("-"));
  if (!today) throw new UsageError(`"${given}" is not a valid date. Use the format 2026-11-20.`);
  return today;
};

/**
 * The default settings, overridden by those of a file. Throws: `UsageError` on an unknown setting, or one of the wrong
 * type.
 */
export const readSettings = (compiled: CompiledCatalog, path: string | undefined): DocumentSettings => {
  const defaults = compiled.settings.defaults;
  if (path === undefined) return defaults;
  const given = readYaml(path);
  if (!isRawRecord(given)) throw new UsageError(`${path} must hold settings, such as "levelOfDetail: 7".`);
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(defaults, key))
      throw new UsageError(`There is no setting "${key}": there are ${Object.keys(defaults).join(", ")}.`);
    const kind = typeof defaults[key as keyof DocumentSettings];
    if (typeof value !== kind) throw new UsageError(`The setting "${key}" must be a ${kind}.`);
  }
  return { ...defaults, ...given };
};

const jurisdictionOf = (compiled: CompiledCatalog, settings: DocumentSettings): string | null => {
  const setting = compiled.settings.settings.find((one) => one.id === "jurisdiction");
  return setting?.options?.find((option) => option.value === settings.jurisdiction)?.means ?? null;
};

/** A page; a body for the law of one jurisdiction fixes jurisdiction and currency. */
type Page = PageDefinition & Pick<DocumentDefinition, "fixed">;

type AnswersFile = { readonly answers?: string; readonly settings?: string; readonly today?: string };

/**
 * Opens a definition with an answers file, settings and a date.
 *
 * Throws: `UsageError` when a file cannot be read or contains no answers.
 */
export const openPage = (compiled: CompiledCatalog, definition: Page, given: AnswersFile): OpenPage => {
  const file = given.answers === undefined ? {} : readYaml(given.answers);
  if (!isRawRecord(file)) throw new UsageError(`${given.answers} must hold answers by question id.`);
  return openFilledForm(compiled, definition, file, readToday(given.today), readSettings(compiled, given.settings));
};

// A definition is opened with many answers: by drafts in bulk, and by tests.
const prepared = new WeakMap<Page, PreparedForm>();

const formOf = (definition: Page): PreparedForm => {
  const form = prepared.get(definition) ?? prepareForm(definition);
  prepared.set(definition, form);
  return form;
};

/** A definition opened with answers already read. */
export const openFilledForm = (
  compiled: CompiledCatalog,
  definition: Page,
  answers: RawAnswers,
  today: CalendarDate,
  settings: DocumentSettings = compiled.settings.defaults,
): OpenPage => {
  const { fixed } = definition;
  const context: Context = {
    today,
    locale: definition.language,
    jurisdiction: fixed?.jurisdiction ?? jurisdictionOf(compiled, settings),
    settings: fixed ? { ...settings, currency: fixed.currency } : settings,
    law: compiled.law,
  };
  const form = formOf(definition);
  const { answers: raw, problems } = toRawAnswers(form, answers, context);
  return {
    view: form.evaluate(raw, context),
    context,
    problems: problems.map((problem) => withNearestQuestion(problem, form.nodes)),
  };
};
