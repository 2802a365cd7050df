import type { INumberingOptions } from "docx";
import type { Indent } from "../layout.ts";
import { countedLabel, listFrom } from "./number-pattern.ts";
import type { Label, Level } from "./number-pattern.ts";
import { levelOptions } from "./level-options.ts";

/** The list, level and run of that list a paragraph takes its number from. */
export type NumberedBy = { readonly reference: string; readonly level: number; readonly instance: number };

/** A list of one level that is being counted. */
export type Run = {
  /** The number it prints next. */
  readonly next: () => string;
  readonly take: () => NumberedBy;
};

export type SingleLists = {
  /** A new run, whose first number is this one. */
  readonly start: (label: Label, indent: Indent) => Run;
  readonly configs: () => INumberingOptions["config"];
};

/** Lists of one level: the same pattern at the same place shares its definition, and each run counts from the start. */
export function createSingleLists(): SingleLists {
  const configs = new Map<string, INumberingOptions["config"][number]>();
  const runs = new Map<string, number>();
  return {
    start: (label, indent) => {
      const level = listFrom(label);
      const reference = [level.format, level.text, indent.number, indent.text].join(" ");
      if (!configs.has(reference)) configs.set(reference, { reference, levels: [levelOptions(level, 0, indent)] });
      const instance = runs.get(reference) ?? 0;
      runs.set(reference, instance + 1);
      return createRun(level, { reference, level: 0, instance });
    },
    configs: () => [...configs.values()],
  };
}

function createRun(level: Level, by: NumberedBy): Run {
  let counters: readonly number[] = [];
  const next = (): NonNullable<ReturnType<typeof countedLabel>> => countedLabel([level], counters, 1)!;
  return {
    next: () => next().label,
    take: () => {
      counters = next().counters;
      return by;
    },
  };
}

/** The numbers of a list in order; one that does not follow the one before starts a run of its own. */
export function numberItems(lists: SingleLists, labels: readonly Label[], indent: Indent): readonly NumberedBy[] {
  let run: Run | null = null;
  return labels.map((label) => {
    if (run?.next() !== label.label) run = lists.start(label, indent);
    return run!.take();
  });
}
