import type {
  BySide,
  CompiledPlaybook,
  Detector,
  NamedFigure,
  Playbook,
  PlaybookCheck,
  PlaybookItem,
  ReviewSide,
  PatternSlot,
} from "../../model/review/playbook.ts";
import type { LawByTopic } from "../../model/law.ts";
import { checkAdvice, compileRequests } from "./compile-requests.ts";
import type { RequestsInput } from "./compile-requests.ts";
import { compileNamedFigures, compileLawBans, compileLawLimits } from "./compile-law-limits.ts";
import type { LawBanInput, LawLimitInput, NamedFigureInput } from "./compile-law-limits.ts";
import { compilePhrases } from "./compile-phrases.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import { rangeOf, rangeOfKey } from "../position/yaml-file.ts";
import type { SourceRange } from "../position/yaml-file.ts";

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
  requests?: RequestsInput;
  law?: LawLimitInput[];
  bans?: LawBanInput[];
  slots?: { -readonly [K in keyof PatternSlot]?: PatternSlot[K] }[];
  use?: string;
  wording?: string;
  cases?: { excerpt?: string; found?: boolean }[];
};

/** A file of `catalog/playbooks` after schema validation. */
export type PlaybookInput = {
  id?: string;
  version?: string;
  name?: string;
  about?: string;
  title?: string[];
  not_title?: string[];
  text?: string[];
  sides?: { id?: string; name?: string; words?: string[] }[];
  forms?: Playbook["forms"][number][];
  place?: Playbook["place"];
  figures?: NamedFigureInput[];
  items?: PlaybookItemInput[];
  checks?: { -readonly [K in keyof PlaybookCheck]?: PlaybookCheck[K] }[];
};

/** The clauses of a block as plain text with blanks; null if there is no such block. */
export type ClauseTextLookup = (id: string) => string | null;

const bySide = (input: BySideInput | undefined): BySide => {
  if (typeof input === "string" || input === undefined) return { all: input ?? "", sides: {} };
  const { all = "", ...sides } = input;
  return { all, sides };
};

const detector = (input: PlaybookItemInput, report: Report): Detector => ({
  ...omitUndefined({ category: input.category }),
  any: compilePhrases(input.any, report),
  all: compilePhrases(input.all, report),
  not: compilePhrases(input.not, report),
  heading: compilePhrases(input.heading, report),
});

const wordingOf = (input: PlaybookItemInput, clauses: ClauseTextLookup, report: Report): PlaybookItem["wording"] => {
  if (input.wording !== undefined) return { text: input.wording };
  if (input.use === undefined) return undefined;
  const text = clauses(input.use);
  if (text === null) report("CW021", rangeOf(input, "use"), `There is no block ${quoted(input.use)} with a text.`);
  return text === null ? undefined : { text, clause: input.use };
};

const textSidesOf = ({ why, ask, requests = {} }: PlaybookItemInput): readonly string[] => {
  const texts = [why, ask, requests].filter((text) => typeof text === "object");
  return [...new Set(texts.flatMap((text) => Object.keys(text)))].filter((side) => side !== "all");
};

const compileItem = (
  input: PlaybookItemInput,
  { clauses, law, figures }: ItemContext,
  report: Report,
): PlaybookItem => {
  if (input.category === undefined && input.any === undefined && input.all === undefined)
    report("CW014", rangeOf(input), 'An item is found by a "category" or by phrases: "any", "all".');
  const { ask, sort = "fact" } = input;
  if (typeof ask === "object") for (const [side, advice] of Object.entries(ask)) checkAdvice(ask, side, advice, report);
  else checkAdvice(input, "ask", ask, report);
  return {
    id: input.id ?? "",
    title: input.title ?? "",
    question: input.question ?? "",
    sort,
    severity: input.severity ?? "medium",
    sides: input.sides ?? [],
    when: compilePhrases(input.when, report),
    find: detector(input, report),
    why: bySide(input.why),
    textSides: textSidesOf(input),
    ...omitUndefined({ ask: ask === undefined ? undefined : bySide(ask) }),
    slots: (input.slots ?? []).map(({ is = "days", say = "", most, least }) => ({
      is,
      say,
      ...omitUndefined({ most, least }),
    })),
    law: compileLawLimits(input.law ?? [], figures, law, report),
    bans: compileLawBans(input.bans ?? [], law, report),
    ...omitUndefined({ wording: wordingOf(input, clauses, report) }),
  };
};

const checkSides = (input: PlaybookInput, report: Report): void => {
  const known = new Set((input.sides ?? []).flatMap(({ id }) => id ?? []));
  const expectSide = (side: string, range: SourceRange): void => {
    if (side === "all" || known.has(side)) return;
    report("CW021", range, `There is no side ${quoted(side)} in this playbook.`, didYouMean(side, known));
  };
  for (const { sides = [], why, ask, requests } of input.items ?? []) {
    for (const [index, side] of sides.entries()) expectSide(side, rangeOf(sides, index));
    for (const text of [why, ask, requests])
      if (typeof text === "object") for (const side of Object.keys(text)) expectSide(side, rangeOfKey(text, side));
  }
};

const sideOf = ({ id = "", name = "", words = [] }: NonNullable<PlaybookInput["sides"]>[number]): ReviewSide => ({
  id,
  name,
  words,
});

/** What a playbook is compiled with: the texts of blocks and the topics of law. */
export type PlaybookDependencies = { readonly clauses: ClauseTextLookup; readonly law: LawByTopic };

type ItemContext = PlaybookDependencies & { readonly figures: readonly NamedFigure[] };

/** Compiles a playbook and its phrases. */
export const compilePlaybook = (
  input: PlaybookInput,
  dependencies: PlaybookDependencies,
  report: Report,
): CompiledPlaybook => {
  checkSides(input, report);
  const figures = compileNamedFigures(input.figures ?? [], report);
  const context = { ...dependencies, figures };
  return {
    id: input.id ?? "",
    version: input.version ?? "",
    name: input.name ?? "",
    about: input.about ?? "",
    title: compilePhrases(input.title, report),
    ...(input.not_title ? { notTitle: compilePhrases(input.not_title, report) } : {}),
    text: compilePhrases(input.text, report),
    sides: (input.sides ?? []).map(sideOf),
    forms: input.forms ?? ["contract"],
    place: input.place ?? "governing_law",
    figures,
    items: (input.items ?? []).map((item) => compileItem(item, context, report)),
    requests: Object.fromEntries(
      (input.items ?? []).flatMap(({ id = "", sort = "fact", requests }) =>
        requests === undefined ? [] : [[id, compileRequests(requests, sort, report)]],
      ),
    ),
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
        ...omitUndefined({ ask }),
      }),
    ),
  };
};
