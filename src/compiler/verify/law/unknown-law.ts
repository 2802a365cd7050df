import type { Ast } from "../../../feel/evaluate/ast.ts";
import { isObjectOrList } from "../../../values/json-object.ts";
import type { Expression } from "../../../model/expression.ts";
import type { ValueType } from "../../../values/value-type.ts";
import { operationOf } from "../../formula/ast-parts.ts";
import { formulaLocation } from "../../formula/compile-formula.ts";
import { assumeColumn } from "../../logic/figure-outcomes.ts";
import type { WithFigures } from "../../logic/figure-outcomes.ts";
import { andOutcomes, FALSE, UNKNOWN, MASKED, NULL, notOutcomes, TRUE } from "../../logic/outcomes.ts";
import type { Outcomes } from "../../logic/outcomes.ts";
import { lawPath, outcomesOf } from "../../logic/unknown-column.ts";
import type { AssumedColumn, ColumnAssumption } from "../../logic/unknown-column.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { CheckedForm } from "../check-inputs.ts";

/** The effect of a variant whose condition is open because of unknown law: a tool refuses, a document tries the next variant. */
type OpenVariantEffect = "refuses" | "falls_through";

/** A condition that encloses a formula; `holds: false` for an earlier variant. */
type EnclosingCondition = { readonly when: Expression; readonly holds: boolean };

type ConditionWalk = {
  readonly around: readonly EnclosingCondition[];
  readonly check: (formula: Expression, around: readonly EnclosingCondition[]) => void;
  readonly checkNext: (
    when: Expression,
    later: readonly (Expression | null)[],
    around: readonly EnclosingCondition[],
  ) => void;
};

const isExpression = (node: object): node is Expression => "ast" in node && "deps" in node && "source" in node;

/** Figures are checked separately; the rest decides nothing on the page. */
const LEFT_OUT = new Set(["figures", "law", "topics", "cases", "invariants"]);

/** Lists of which the first applicable entry is used. */
const FIRST_FIT = new Set(["variants", "openings", "witnessTexts", "notaries", "answer"]);

const conditionsOf = (node: object): readonly Expression[] => {
  const when: unknown = "when" in node ? node.when : undefined;
  const all: readonly unknown[] = Array.isArray(when) ? when : [when];
  return all.filter((one): one is Expression => isObjectOrList(one) && isExpression(one));
};

const visitInTurn = (list: readonly unknown[], walk: ConditionWalk): void => {
  const conditions = list.map((one) => (isObjectOrList(one) ? (conditionsOf(one)[0] ?? null) : null));
  let { around } = walk;
  for (const [index, one] of list.entries()) {
    visit(one, { ...walk, around });
    const when = conditions[index];
    if (!when) continue;
    walk.checkNext(when, conditions.slice(index + 1), around);
    around = [...around, { when, holds: false }];
  }
};

const visit = (node: unknown, walk: ConditionWalk): void => {
  if (Array.isArray(node)) return node.forEach((one) => visit(one, walk));
  if (!isObjectOrList(node)) return;
  if (isExpression(node)) return walk.check(node, walk.around);
  const whens = conditionsOf(node);
  for (const when of whens) walk.check(when, walk.around);
  const within = whens.map((when) => ({ when, holds: true }));
  const innerWalk = within.length === 0 ? walk : { ...walk, around: [...walk.around, ...within] };
  for (const [key, member] of Object.entries(node) as [string, unknown][]) {
    if (key === "when" || LEFT_OUT.has(key)) continue;
    if (FIRST_FIT.has(key) && Array.isArray(member)) visitInTurn(member, innerWalk);
    else visit(member, innerWalk);
  }
};

const namesIn = (ast: Ast, visitName: (name: string) => void): void => {
  const { operator, operands = [] } = operationOf(ast) ?? {};
  if (operator === "get") visitName(String(operands[0]));
  else for (const operand of operands) namesIn(operand, visitName);
};

const fieldsOf = (type: ValueType | undefined): { readonly [name: string]: ValueType } =>
  type?.type === "record" ? type.fields : {};

/** The law columns that a definition's formulas may read, by path. */
const columnsOf = (law: ValueType | undefined): ReadonlyMap<string, AssumedColumn> =>
  new Map(
    Object.entries(fieldsOf(law)).flatMap(([topic, type]) =>
      Object.keys(fieldsOf(fieldsOf(type)["columns"])).map(
        (column, index) => [`${topic}.${column}`, { topic, column, isFirst: index === 0 }] as const,
      ),
    ),
  );

const columnsIn = (ast: Ast, known: ReadonlyMap<string, AssumedColumn>): readonly AssumedColumn[] => {
  const path = lawPath(ast);
  if (path) return known.has(path.slice(0, 2).join(".")) ? [known.get(path.slice(0, 2).join("."))!] : [];
  return (operationOf(ast)?.operands ?? []).flatMap((operand) => columnsIn(operand, known));
};

/** The law columns that a formula reads, itself or through a figure. */
const columnsBehind = (
  formula: Expression,
  columns: ReadonlyMap<string, AssumedColumn>,
  figures: ReadonlyMap<string, Expression>,
  seen: ReadonlySet<string> = new Set(),
): readonly AssumedColumn[] => {
  const found = [...columnsIn(formula.ast, columns)];
  namesIn(formula.ast, (name) => {
    const figure = figures.get(name);
    if (figure && !seen.has(name)) found.push(...columnsBehind(figure, columns, figures, new Set([...seen, name])));
  });
  return [...new Set(found)];
};

/** Whether a formula can be reached, other than through a condition that is itself reported. */
const isReached = (around: readonly EnclosingCondition[], at: ColumnAssumption): boolean => {
  const masks = around.map(({ when, holds }): Outcomes => {
    const found = outcomesOf(when.ast, at);
    return holds ? found : (found & NULL ? TRUE : 0) | notOutcomes(found);
  });
  return (andOutcomes(masks) & TRUE) !== 0;
};

const STATUSES = ["unknown", "disputed"] as const;

const remedyFor = ({ topic, column, isFirst }: AssumedColumn): string => {
  const status = isFirst ? `law.${topic}.status` : `law.${topic}.columns.${column}.status`;
  const value = `law.${topic}.${column}`;
  return `Ask first: is known(${value}) where there is a value, ${status} = "none" where the law sets none, is unknown(${value}) where we do not know.`;
};

/** Reports each column at most once for each formula. */
const createReporter = (report: CheckedForm["report"]) => {
  const reported = new Set<string>();
  return (formula: Expression, column: AssumedColumn, message: string): void => {
    const at = formulaLocation(formula);
    const key = `${at?.owner === undefined ? formula.source : JSON.stringify(rangeOf(at.owner, at.key).from)}|${column.topic}.${column.column}`;
    if (!at || reported.has(key)) return;
    reported.add(key);
    report("CW100", rangeOf(at.owner, at.key), message, remedyFor(column));
  };
};

/** Whether the next variant is taken only because the condition of this one is unknown. */
const isNextAssumed = (
  when: Expression,
  later: Parameters<ConditionWalk["checkNext"]>[1],
  at: ColumnAssumption,
): boolean => {
  if ((outcomesOf(when.ast, at) & UNKNOWN) === 0) return false;
  const next = later.map((one) => (one ? outcomesOf(one.ast, at) : TRUE)).find((one) => (one & ~FALSE) !== 0);
  const isMeant = later.some((one) => one !== null && outcomesOf(one.ast, at) === TRUE);
  return next !== undefined && !isMeant;
};

/**
 * Reports conditions and formulas that evaluate to true, false or a figure although a law column is unknown. In documents,
 * also reports variants selected because unknown law leaves an earlier one open.
 */
export const checkUnknownLaw = (
  { definition, context, report }: CheckedForm & { readonly definition: WithFigures },
  open: OpenVariantEffect,
): void => {
  const columns = columnsOf(context.scope.names["law"]);
  if (columns.size === 0) return;
  const suppose = assumeColumn(definition);
  const figures = new Map((definition.figures ?? []).map(({ id, formula }) => [id, formula]));
  const reportOnce = createReporter(report);
  const inEach = (
    formula: Expression,
    around: readonly EnclosingCondition[],
    isWrong: (at: ColumnAssumption) => boolean,
  ): AssumedColumn | null =>
    columnsBehind(formula, columns, figures).find((column) =>
      STATUSES.some((status) => {
        const at = suppose(column, status);
        return isReached(around, at) && isWrong(at);
      }),
    ) ?? null;
  const check: ConditionWalk["check"] = (formula, around) => {
    const column = inEach(formula, around, (at) => (outcomesOf(formula.ast, at) & MASKED) !== 0);
    if (column)
      reportOnce(
        formula,
        column,
        `This decides something although law.${column.topic}.${column.column} may be unknown.`,
      );
  };
  const checkNext: ConditionWalk["checkNext"] = (when, later, around) => {
    if (open === "refuses" || later.length === 0) return;
    const column = inEach(when, around, (at) => isNextAssumed(when, later, at));
    if (column)
      reportOnce(
        when,
        column,
        `Where law.${column.topic}.${column.column} is unknown, the next one is taken as if the law did not say so.`,
      );
  };
  visit(definition, { around: [], check, checkNext });
  for (const { formula } of definition.figures ?? []) check(formula, []);
};
