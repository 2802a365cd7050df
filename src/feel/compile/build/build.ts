import type { ValueType } from "../../../values/value-type.ts";
import { spanOf } from "../builder.ts";
import type { Builder, Local, Typed } from "../builder.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { Node } from "../parse.ts";
import { ANY } from "../types.ts";
import { buildArithmetic } from "./arithmetic.ts";
import { buildCall } from "./calls.ts";
import { buildComparison } from "./comparison.ts";
import { buildFilter, buildList } from "./lists.ts";
import { buildDateOrDuration, buildNull, buildNumber, buildText, buildYesNo } from "./literals.ts";
import { buildChain, buildIf, buildParenthesized } from "./logic.ts";
import { buildFor, buildQuantified } from "./loops.ts";
import { buildName, buildPath } from "./names.ts";
import { buildHalfTest } from "./tests.ts";

/** A formula nested deeper is refused, so that nothing that reads it can run out of stack. */
const DEEPEST = 200;

const leftOut =
  (message: string) =>
  (builder: Builder, node: Node): Typed => {
    builder.report("FEEL09", message, node);
    return { ast: null, type: ANY, span: spanOf(node) };
  };

const buildSubject = (builder: Builder, node: Node): Typed => {
  const subject = builder.locals.find((local) => local.name === "?");
  if (!subject) builder.report("FEEL05", "? is allowed only in the cell of a table.", node);
  return { ast: ["get", "?"], type: subject?.type ?? ANY, span: spanOf(node) };
};

const makers: { readonly [node: string]: (builder: Builder, node: Node) => Typed } = {
  NumericLiteral: buildNumber,
  StringLiteral: buildText,
  BooleanLiteral: buildYesNo,
  null: buildNull,
  DateTimeLiteral: buildDateOrDuration,
  VariableName: buildName,
  PathExpression: buildPath,
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
  SimplePositiveUnaryTest: buildHalfTest,
  "?": buildSubject,
  Context: leftOut("Records in { } are left out."),
  FunctionDefinition: leftOut("Functions of your own are left out."),
  InstanceOfExpression: leftOut("instance of is left out: every name has a type already."),
};

/** Starts reading one formula; faults are added to `diagnostics`. */
export const createBuilder = (
  source: string,
  scope: { readonly [name: string]: ValueType },
  deps: Set<string>,
  diagnostics: Diagnostic[],
): Builder => {
  let depth = 0;
  const report: Builder["report"] = (code, message, { from, to }, suggestion) => {
    diagnostics.push({ code, message, from, to, ...(suggestion === undefined ? {} : { suggestion }) });
  };
  const build = (builder: Builder, node: Node): Typed => {
    const make = makers[node.type.name] ?? leftOut("This part of FEEL is left out.");
    if (depth >= DEEPEST) {
      const isReported = diagnostics.some((found) => found.code === "FEEL08");
      if (!isReported) report("FEEL08", "This formula is nested too deeply. Split it into computed values.", node);
      return { ast: null, type: ANY, span: spanOf(node) };
    }
    depth += 1;
    const typed = make(builder, node);
    depth -= 1;
    return typed;
  };
  const create = (locals: readonly Local[]): Builder => {
    const builder: Builder = {
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
