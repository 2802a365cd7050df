import { link } from "../../../feel/evaluate/link/evaluate.ts";
import type { FormulaEvaluator } from "../../../feel/evaluate/link/link.ts";
import type { Check, LawRead, LawUse, NeededLaw } from "../../../model/definition.ts";
import type { TextSettings } from "../../../text/templates/text-settings.ts";
import type { FigureNode, FormNode, NodeText } from "../nodes/form-node.ts";
import { linkNodeText } from "../nodes/node-text.ts";

/** A check with its formula linked. */
export type CheckNode = {
  readonly check: Check;
  readonly condition: FormulaEvaluator;
  readonly say: NodeText;
  /** Evaluates to the official page of the jurisdiction. */
  readonly official: FormulaEvaluator | null;
  /** The questions it depends on, including those behind figures. */
  readonly asks: readonly string[];
};

/** A law column and whether it matters for these answers; `path` is the question that shows the warning. */
type LawReadNode<Read extends LawRead> = {
  readonly read: Read;
  readonly matters: FormulaEvaluator | null;
  readonly path: string;
};

/** The law columns a form warns about. */
export type LawNodes = {
  readonly needed: readonly (LawReadNode<NeededLaw> & { readonly otherwise: NodeText | null })[];
  readonly printed: readonly LawReadNode<LawRead>[];
};

/** Predefined names, which are not questions. */
const NOT_QUESTIONS = new Set(["today", "law", "title", "locale", "settings"]);

const questionsBehind = (names: readonly string[], figures: ReadonlyMap<string, FigureNode>): readonly string[] =>
  names.flatMap((name) => {
    const figure = figures.get(name);
    if (figure) return questionsBehind(figure.names, figures);
    return NOT_QUESTIONS.has(name) ? [] : [name];
  });

export const linkCheck = (check: Check, figures: readonly FigureNode[], text: TextSettings): CheckNode => ({
  check,
  condition: link(check.when.ast),
  say: linkNodeText(check.say, text),
  official: check.official === undefined ? null : link(["at", ["at", ["get", "law"], check.official], "official"]),
  asks: [...new Set(questionsBehind(check.when.deps, new Map(figures.map((figure) => [figure.id, figure]))))],
});

/** Links the law columns a form needs or prints, except those whose jurisdiction no question asks for. */
export const linkLawNodes = (
  use: LawUse | undefined,
  nodes: readonly Pick<FormNode, "field">[],
  text: TextSettings,
): LawNodes => {
  if (!use) return { needed: [], printed: [] };
  const ids = new Set(nodes.map(({ field }) => field.id));
  const askedIn = (names: readonly string[] | undefined): string | undefined => names?.find((name) => ids.has(name));
  const linked = <Read extends LawRead>(read: Read): readonly LawReadNode<Read>[] => {
    const place = askedIn((use.jurisdictionByTopic?.[read.name] ?? use.jurisdiction).deps);
    if (place === undefined) return [];
    const matters = read.when ? link(read.when.ast) : null;
    return [{ read, matters, path: askedIn(read.when?.deps) ?? place }];
  };
  return {
    needed: (use.needed ?? []).flatMap((read) =>
      linked(read).map((node) => ({ ...node, otherwise: read.otherwise ? linkNodeText(read.otherwise, text) : null })),
    ),
    printed: (use.printed ?? []).flatMap(linked),
  };
};
