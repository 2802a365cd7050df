import { link } from "../../feel/evaluate/link/evaluate.ts";
import type { Ast } from "../../feel/evaluate/ast.ts";
import type { FormulaEvaluator } from "../../feel/evaluate/link/link.ts";
import { linkLaw } from "../../law/law-in-force.ts";
import type { LinkedLaw } from "../../law/law-in-force.ts";
import type { Expression } from "../../model/expression.ts";
import type { Citation } from "../../model/citation.ts";
import type { Text } from "../../model/text.ts";
import type { ComputeNode, ComputeRows, ComputeStep, DecisionTable, FormulaVariant } from "../../model/tool.ts";
import type { LinkedText } from "../../text/templates/link-text.ts";
import { parseIsoDate } from "../../values/date.ts";

/** A condition or formula with its syntax tree, which explanations are written from. */
export type LinkedFormula = { readonly ast: Ast; readonly value: FormulaEvaluator; readonly readsLaw: boolean };

export type LinkedVariant = {
  readonly inForceFrom: number | null;
  readonly when: LinkedFormula | null;
  readonly formula: LinkedFormula;
  readonly why: LinkedText | null;
  readonly source: Citation | null;
};

type Shared = {
  readonly when: readonly LinkedFormula[];
  readonly group: LinkedText | null;
  readonly label: LinkedText;
  /** When the page leaves it out of the working. */
  readonly hidden: LinkedFormula | null;
};

export type LinkedStep = Shared & {
  readonly node: ComputeStep;
  readonly variants: readonly LinkedVariant[];
  readonly keyDate: LinkedFormula | null;
  readonly why: LinkedText | null;
};

export type LinkedDecisionTable = Shared & {
  readonly node: DecisionTable;
  readonly inputs: readonly LinkedFormula[];
  readonly rows: readonly {
    readonly tests: readonly LinkedFormula[];
    readonly results: readonly LinkedFormula[];
    readonly why: LinkedText | null;
    readonly source: Citation | null;
  }[];
};

export type LinkedRows = Shared & {
  readonly node: ComputeRows;
  readonly list: LinkedFormula;
  readonly name: LinkedText | null;
  readonly law: LinkedLaw | null;
  readonly compute: readonly LinkedNode[];
};

export type LinkedNode = LinkedStep | LinkedDecisionTable | LinkedRows;

type LinkText = (text: Text) => LinkedText;

export const linkFormula = ({ ast, deps }: Expression): LinkedFormula => ({
  ast,
  value: link(ast),
  readsLaw: deps.includes("law"),
});

const maybe = <From, To>(from: From | undefined, make: (from: From) => To): To | null =>
  from === undefined ? null : make(from);

const linkVariant = (text: LinkText, { inForceFrom, when, formula, why, source }: FormulaVariant): LinkedVariant => ({
  inForceFrom: inForceFrom === undefined ? null : (parseIsoDate(inForceFrom)?.day ?? null),
  when: maybe(when, linkFormula),
  formula: linkFormula(formula),
  why: maybe(why, text),
  source: source ?? null,
});

/** A compute node with its formulas and texts linked. */
export const linkNode = (node: ComputeNode, text: LinkText): LinkedNode => {
  const shared: Shared = {
    when: node.when.map(linkFormula),
    group: maybe(node.group, text),
    label: text(node.label),
    hidden: node.type === "rows" ? null : maybe(node.hidden, linkFormula),
  };
  switch (node.type) {
    case "step":
      return {
        ...shared,
        node,
        variants: node.variants.map((variant) => linkVariant(text, variant)),
        keyDate: maybe(node.keyDate, linkFormula),
        why: maybe(node.why, text),
      };
    case "table":
      return {
        ...shared,
        node,
        inputs: node.inputs.map(linkFormula),
        rows: node.rows.map(({ tests, results, why, source }) => ({
          tests: tests.map(linkFormula),
          results: results.map(linkFormula),
          why: maybe(why, text),
          source: source ?? null,
        })),
      };
    case "rows":
      return {
        ...shared,
        node,
        list: linkFormula(node.each.in),
        name: maybe(node.name, text),
        law: maybe(node.law, linkLaw),
        compute: node.compute.map((inner) => linkNode(inner, text)),
      };
  }
};
