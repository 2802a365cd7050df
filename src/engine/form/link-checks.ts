import { link } from "../../feel/evaluate/evaluate.ts";
import type { Check, LawRead, LawUse, NeededLaw } from "../../model/definition.ts";
import type { TextSettings } from "../../text/text-settings.ts";
import type { FormNode, Linked, Words } from "./form-node.ts";
import type { FigureNode } from "./plan-form.ts";
import { linkWords } from "./words.ts";

/** A check with its formula linked. */
export type CheckNode = {
  readonly check: Check;
  readonly holds: Linked;
  readonly say: Words;
  /** Gives the official page of the law at the place. */
  readonly official: Linked | null;
  /** The questions it depends on, those behind figures among them. */
  readonly asks: readonly string[];
};

/** A column of law and whether it matters with these answers; `at` is the question it is reported at. */
type ReadNode<Read extends LawRead> = { readonly read: Read; readonly matters: Linked | null; readonly at: string };

/** What the form says about the law by itself. */
export type LawNodes = {
  readonly needed: readonly (ReadNode<NeededLaw> & { readonly otherwise: Words | null })[];
  readonly printed: readonly ReadNode<LawRead>[];
};

/** Names that change without an answer: the day, and what is reported with the law itself. */
const NOT_ASKED = new Set(["today", "law", "title", "locale", "settings"]);

const asksOf = (names: readonly string[], figures: ReadonlyMap<string, FigureNode>): readonly string[] =>
  names.flatMap((name) => {
    const figure = figures.get(name);
    if (figure) return asksOf(figure.names, figures);
    return NOT_ASKED.has(name) ? [] : [name];
  });

export const linkCheck = (check: Check, figures: readonly FigureNode[], text: TextSettings): CheckNode => ({
  check,
  holds: link(check.when.ast),
  say: linkWords(check.say, text),
  official: check.official === undefined ? null : link(["at", ["at", ["get", "law"], check.official], "official"]),
  asks: [...new Set(asksOf(check.when.deps, new Map(figures.map((figure) => [figure.id, figure]))))],
});

/** Links the columns a form needs or prints; a column at a place that no question asks for is never missing. */
export const linkLawNodes = (
  use: LawUse | undefined,
  nodes: readonly Pick<FormNode, "field">[],
  text: TextSettings,
): LawNodes => {
  if (!use) return { needed: [], printed: [] };
  const ids = new Set(nodes.map(({ field }) => field.id));
  const askedIn = (names: readonly string[] | undefined): string | undefined => names?.find((name) => ids.has(name));
  const linked = <Read extends LawRead>(read: Read): readonly ReadNode<Read>[] => {
    const place = askedIn((use.placeByTopic?.[read.name] ?? use.place).deps);
    if (place === undefined) return [];
    const matters = read.when ? link(read.when.ast) : null;
    return [{ read, matters, at: askedIn(read.when?.deps) ?? place }];
  };
  return {
    needed: (use.needed ?? []).flatMap((read) =>
      linked(read).map((node) => ({ ...node, otherwise: read.otherwise ? linkWords(read.otherwise, text) : null })),
    ),
    printed: (use.printed ?? []).flatMap(linked),
  };
};
