import type { INumberingOptions } from "docx";
import type { LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { clauseIndent } from "../layout/layout.ts";
import type { Indent } from "../layout/layout.ts";
import { levelOptions } from "./level-options.ts";
import { countedLabel, itemLabel } from "./number-pattern.ts";
import type { Label, Level } from "./number-pattern.ts";
import { createSingleLists, numberItems } from "./single-lists.ts";
import type { NumberReference, Run } from "./single-lists.ts";

type Numbering = LegalDocument["numbering"];

/** The multilevel list of the clauses, in each numbering scheme. */
const CLAUSE_LEVELS: { readonly [numbering in Numbering]: readonly Level[] } = {
  decimal: [
    { format: "decimal", text: "%1.", start: 1 },
    { format: "decimal", text: "%1.%2", start: 1 },
    { format: "lowerLetter", text: "(%3)", start: 1 },
    { format: "lowerRoman", text: "(%4)", start: 1 },
    { format: "upperLetter", text: "(%5)", start: 1 },
    { format: "decimal", text: "(%6)", start: 1 },
  ],
  // The first paragraph of an article has no number, so numbering starts at 2.
  jo: [
    { format: "decimal", text: "第%1条", start: 1 },
    { format: "decimal", text: "%2", start: 2 },
    { format: "decimal", text: "(%3)", start: 1 },
    { format: "aiueoFullWidth", text: "%4", start: 1 },
    { format: "aiueoFullWidth", text: "(%5)", start: 1 },
  ],
};

const CLAUSES = "clauses";

/** The first run of the clause list, at a level. */
export const clauseNumber = (level: number): NumberReference => ({ reference: CLAUSES, level: level - 1, instance: 0 });

/** Assigns list numbers so that Word computes exactly the numbers of the document tree. */
export type NumberLists = {
  readonly clause: (level: number, number: string) => NumberReference;
  /** List items in a clause of a level; they share the sub-clauses' counter if their numbers do. */
  readonly items: (level: number, numbers: readonly string[], indent: Indent) => readonly NumberReference[];
  readonly list: (labels: readonly Label[], indent: Indent) => readonly NumberReference[];
  readonly options: () => INumberingOptions;
};

/** The lists of a document; their instances are numbered from `first`. */
export function createNumberLists(numbering: Numbering, style: PageStyle, first = 0): NumberLists {
  const levels = CLAUSE_LEVELS[numbering];
  const singles = createSingleLists(first);
  let counters: readonly number[] = [];
  let instance = first;
  /** Separate lists for sub-clauses whose parent level has no number. */
  let unnumberedParentRuns: ReadonlyMap<number, Run> = new Map();

  const count = (level: number, next: readonly number[]): NumberReference => {
    counters = next;
    unnumberedParentRuns = new Map();
    return { reference: CLAUSES, level: level - 1, instance };
  };
  const clause = (level: number, number: string): NumberReference => {
    const next = countedLabel(levels, counters, level);
    if (next?.label === number) return count(level, next.counters);
    const again = countedLabel(levels, [], level);
    if (again?.label === number) {
      // The clauses of a schedule restart at 1: another instance of the same list.
      instance += 1;
      return count(level, again.counters);
    }
    const before = unnumberedParentRuns.get(level);
    const start = (): Run => singles.start(itemLabel(number), clauseIndent(numbering, level, style));
    const run = before?.next() === number ? before : start();
    unnumberedParentRuns = new Map([...[...unnumberedParentRuns].filter(([other]) => other < level), [level, run]]);
    return run.take();
  };
  return {
    clause,
    items: (level, numbers, indent) => {
      const counted = countedLabel(levels, counters, level + 1)?.label === numbers[0];
      if (counted) return numbers.map((number) => clause(level + 1, number));
      return numberItems(singles, numbers.map(itemLabel), indent);
    },
    list: (labels, indent) => numberItems(singles, labels, indent),
    options: () => {
      const clauses = levels.map((level, index) =>
        levelOptions(level, index, clauseIndent(numbering, index + 1, style)),
      );
      return { config: [{ reference: CLAUSES, levels: clauses }, ...singles.configs()] };
    },
  };
}
