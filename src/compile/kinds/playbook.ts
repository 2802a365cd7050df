import type {
  BySide,
  Detector,
  Pattern,
  Playbook,
  PlaybookCheck,
  PlaybookItem,
  ReviewSide,
  Slot,
} from "../../model/playbook.ts";
import { compilePhrase } from "../playbook/phrase.ts";
import { present } from "../present.ts";
import type { Report } from "../problem.ts";
import { placeOf } from "../yaml-file.ts";

type BySideInput = string | { [side: string]: string };

export type PlaybookItemInput = {
  id?: string;
  title?: string;
  question?: string;
  sort?: PlaybookItem["sort"];
  severity?: PlaybookItem["severity"];
  sides?: string[];
  when?: string[];
  category?: string;
  any?: string[];
  all?: string[];
  not?: string[];
  heading?: string[];
  why?: BySideInput;
  ask?: BySideInput;
  slots?: { -readonly [K in keyof Slot]?: Slot[K] }[];
  use?: string;
  wording?: string;
  cases?: { excerpt?: string; found?: boolean }[];
};

/** A file of `catalog/playbooks` after its shape was checked. */
export type PlaybookInput = {
  id?: string;
  version?: string;
  name?: string;
  about?: string;
  title?: string[];
  text?: string[];
  sides?: { id?: string; name?: string; words?: string[] }[];
  items?: PlaybookItemInput[];
  checks?: { -readonly [K in keyof PlaybookCheck]?: PlaybookCheck[K] }[];
};

/** What the library says of a clause, as plain text with blanks; null when there is no such clause. */
export type ClauseTexts = (id: string) => string | null;

const patterns = (sources: string[] | undefined, report: Report): readonly Pattern[] =>
  (sources ?? []).flatMap((source, at) => {
    const phrase = compilePhrase(source);
    if ("pattern" in phrase) return [phrase.pattern];
    report("CW079", placeOf(sources ?? [], at), phrase.fault);
    return [];
  });

const bySide = (input: BySideInput | undefined): BySide => {
  if (typeof input === "string" || input === undefined) return { all: input ?? "", sides: {} };
  const { all = "", ...sides } = input;
  return { all, sides };
};

const detector = (input: PlaybookItemInput, report: Report): Detector => ({
  ...present({ category: input.category }),
  any: patterns(input.any, report),
  all: patterns(input.all, report),
  not: patterns(input.not, report),
  heading: patterns(input.heading, report),
});

const wordingOf = (input: PlaybookItemInput, clauses: ClauseTexts, report: Report): PlaybookItem["wording"] => {
  if (input.wording !== undefined) return { text: input.wording };
  if (input.use === undefined) return undefined;
  const text = clauses(input.use);
  if (text === null) report("CW021", placeOf(input, "use"), `There is no clause "${input.use}" in the library.`);
  return text === null ? undefined : { text, clause: input.use };
};

const compileItem = (input: PlaybookItemInput, clauses: ClauseTexts, report: Report): PlaybookItem => {
  if (input.category === undefined && input.any === undefined && input.all === undefined)
    report("CW014", placeOf(input), 'An item is found by a "category" or by phrases: "any", "all".');
  return {
    id: input.id ?? "",
    title: input.title ?? "",
    question: input.question ?? "",
    sort: input.sort ?? "fact",
    severity: input.severity ?? "medium",
    sides: input.sides ?? [],
    when: patterns(input.when, report),
    find: detector(input, report),
    why: bySide(input.why),
    ...present({ ask: input.ask === undefined ? undefined : bySide(input.ask) }),
    slots: (input.slots ?? []).map(({ is = "days", say = "", most, least }) => ({
      is,
      say,
      ...present({ most, least }),
    })),
    ...present({ wording: wordingOf(input, clauses, report) }),
  };
};

const checkSides = (input: PlaybookInput, report: Report): void => {
  const known = new Set((input.sides ?? []).map(({ id }) => id));
  for (const item of input.items ?? []) {
    const named = [
      ...(item.sides ?? []),
      ...[item.why, item.ask].flatMap((text) => (typeof text === "object" ? Object.keys(text) : [])),
    ];
    for (const side of named)
      if (side !== "all" && !known.has(side))
        report("CW021", placeOf(item), `There is no side "${side}" in this playbook.`);
  }
};

const sideOf = ({ id = "", name = "", words = [] }: NonNullable<PlaybookInput["sides"]>[number]): ReviewSide => ({
  id,
  name,
  words,
});

/** A playbook with its phrases compiled. */
export const compilePlaybook = (input: PlaybookInput, clauses: ClauseTexts, report: Report): Playbook => {
  checkSides(input, report);
  return {
    id: input.id ?? "",
    version: input.version ?? "",
    name: input.name ?? "",
    about: input.about ?? "",
    title: patterns(input.title, report),
    text: patterns(input.text, report),
    sides: (input.sides ?? []).map(sideOf),
    items: (input.items ?? []).map((item) => compileItem(item, clauses, report)),
    checks: (input.checks ?? []).map(
      ({
        id = "placeholder",
        title = "",
        severity = "medium",
        on = true,
        together = false,
        say = "",
        why = "",
        ask,
      }) => ({
        id,
        title,
        severity,
        on,
        together,
        say,
        why,
        ...present({ ask }),
      }),
    ),
  };
};
