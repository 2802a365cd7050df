import type { INumberingOptions } from "docx";
import type { Indent } from "../layout/layout.ts";
import { countedLabel, listFrom } from "./number-pattern.ts";
import type { Label, Level } from "./number-pattern.ts";
import { levelOptions } from "./level-options.ts";

/** The list, level and list instance of a paragraph's number. */
export type NumberReference = { readonly reference: string; readonly level: number; readonly instance: number };

/** A one-level list in progress. */
export type Run = {
  /** The next number. */
  readonly next: () => string;
  readonly take: () => NumberReference;
};

export type SingleLists = {
  /** Starts a new instance with this first number. */
  readonly start: (label: Label, indent: Indent) => Run;
  readonly configs: () => INumberingOptions["config"];
};

/** One-level lists: the same pattern and indent share a definition, and each instance restarts. `first` numbers the first. */
export function createSingleLists(first = 0): SingleLists {
  const configs = new Map<string, INumberingOptions["config"][number]>();
  const runs = new Map<string, number>();
  return {
    start: (label, indent) => {
      const level = listFrom(label);
      const reference = [level.format, level.text, indent.number, indent.text].join(" ");
      if (!configs.has(reference)) configs.set(reference, { reference, levels: [levelOptions(level, 0, indent)] });
      const instance = runs.get(reference) ?? first;
      runs.set(reference, instance + 1);
      return createRun(level, { reference, level: 0, instance });
    },
    configs: () => [...configs.values()],
  };
}

function createRun(level: Level, by: NumberReference): Run {
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

/** The numbers of a list in order; a number out of sequence starts a new instance. */
export function numberItems(lists: SingleLists, labels: readonly Label[], indent: Indent): readonly NumberReference[] {
  let run: Run | null = null;
  return labels.map((label) => {
    if (run?.next() !== label.label) run = lists.start(label, indent);
    return run!.take();
  });
}
