import type { ValueType } from "../../../values/value-type.ts";
import { nodeSpan } from "./builder.ts";
import type { FormulaBuilder, BoundName, TypedNode } from "./builder.ts";
import type { Diagnostic } from "../syntax/diagnostic.ts";
import type { Node } from "../syntax/parse-formula.ts";
import { ANY } from "../syntax/formula-types.ts";
import { buildArithmetic } from "./build-arithmetic.ts";
import { buildCall } from "./build-calls.ts";
import { buildComparison } from "./build-comparison.ts";
import { buildFilter, buildList } from "./build-lists.ts";
import { buildDateOrDuration, buildNull, buildNumber, buildText, buildYesNo } from "./build-literals.ts";
import { buildChain, buildIf, buildParenthesized } from "./build-logic.ts";
import { buildFor, buildQuantified } from "./build-loops.ts";
import { buildName, buildMemberAccess } from "./build-names.ts";
import { rejectUnaryTest } from "./build-tests.ts";

/** Deeper formulas are refused, so that no recursive reader overflows the stack. */
const MAX_DEPTH = 200;

const leftOut =
  (message: string) =>
  (builder: FormulaBuilder, node: Node): TypedNode => {
    builder.report("FEEL09", message, node);
    return { ast: null, type: ANY, span: nodeSpan(node) };
  };

const buildSubject = (builder: FormulaBuilder, node: Node): TypedNode => {
  const subject = builder.locals.find((local) => local.name === "?");
  if (!subject) builder.report("FEEL05", "? is allowed only in the cell of a table.", node);
  return { ast: ["get", "?"], type: subject?.type ?? ANY, span: nodeSpan(node) };
};

const makers: { readonly [node: string]: (builder: FormulaBuilder, node: Node) => TypedNode } = {
  NumericLiteral: buildNumber,
  StringLiteral: buildText,
  BooleanLiteral: buildYesNo,
  null: buildNull,
  DateTimeLiteral: buildDateOrDuration,
  VariableName: buildName,
  PathExpression: buildMemberAccess,
  ArithmeticExpression: buildArithmetic,
  Comparison: buildComparison,
  Conjunction: buildChain,
  Disjunction: buildChain,
  IfExpression: buildIf,
  ParenthesizedExpression: buildParenthesized,
  FunctionInvocation: buildCall,
  FilterExpression: buildFilter,
  QuantifiedExpression: buildQuantified,
  ForExpression: buildFor,
  List: buildList,
  SimplePositiveUnaryTest: rejectUnaryTest,
  "?": buildSubject,
  Context: leftOut("Records in { } are left out."),
  FunctionDefinition: leftOut("Functions of your own are left out."),
  InstanceOfExpression: leftOut("instance of is left out: every name has a type already."),
};

/** Creates a builder for one formula; problems are added to `diagnostics`. */
export const createBuilder = (
  source: string,
  scope: { readonly [name: string]: ValueType },
  deps: Set<string>,
  diagnostics: Diagnostic[],
): FormulaBuilder => {
  let depth = 0;
  const report: FormulaBuilder["report"] = (code, message, { from, to }, suggestion) => {
    diagnostics.push({ code, message, from, to, ...(suggestion === undefined ? {} : { suggestion }) });
  };
  const build = (builder: FormulaBuilder, node: Node): TypedNode => {
    const make = makers[node.type.name] ?? leftOut("This part of FEEL is left out.");
    if (depth >= MAX_DEPTH) {
      const isReported = diagnostics.some((found) => found.code === "FEEL08");
      if (!isReported) report("FEEL08", "This formula is nested too deeply. Split it into computed values.", node);
      return { ast: null, type: ANY, span: nodeSpan(node) };
    }
    depth += 1;
    const typed = make(builder, node);
    depth -= 1;
    return typed;
  };
  const create = (locals: readonly BoundName[]): FormulaBuilder => {
    const builder: FormulaBuilder = {
      source,
      scope,
      locals,
      deps,
      report,
      build: (node) => build(builder, node),
      within: (...bound) => create([...locals, ...bound]),
    };
    return builder;
  };
  return create([]);
};
