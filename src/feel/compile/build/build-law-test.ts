import type { Ast } from "../../evaluate/ast.ts";
import { getOwnProperty } from "../../../values/get-own-property.ts";
import type { ValueType } from "../../../values/value-type.ts";
import { YES_NO } from "../syntax/formula-types.ts";
import { childrenOf } from "../syntax/parse-formula.ts";
import type { Node } from "../syntax/parse-formula.ts";
import { nodeSpan, textOf } from "./builder.ts";
import type { FormulaBuilder, TypedNode } from "./builder.ts";
import { nameOf } from "./build-names.ts";

/** The statuses that each test of a law value accepts; `none`, a law that sets no value, is neither. */
const STATUSES: { readonly [test: string]: readonly string[] } = {
  "is known": ["confirmed", "secondary"],
  "is unknown": ["unknown", "disputed"],
};

/** The names of the tests that ask whether the value of a law column was read. */
export const lawTests: readonly string[] = Object.keys(STATUSES);

const fieldOf = (type: ValueType | undefined, name: string): ValueType | undefined =>
  type?.type === "record" ? getOwnProperty(type.fields, name) : undefined;

const hasStatus = (type: ValueType, column: string): boolean => fieldOf(fieldOf(type, "columns"), column) !== undefined;

/** The status of the topic or column that is named; null if it is neither, undefined if the name was reported. */
const statusOf = (builder: FormulaBuilder, node: Node): Ast | null | undefined => {
  const [target, , key] = node.type.name === "PathExpression" ? childrenOf(node) : [];
  if (target && key) {
    const topic = builder.build(target);
    const column = nameOf(builder, key);
    if (hasStatus(topic.type, column)) return ["at", ["at", ["at", topic.ast, "columns"], column], "status"];
    if (topic.type.type === "any") return undefined;
  }
  const { type, ast } = builder.build(node);
  if (type.type === "any") return undefined;
  return fieldOf(type, "columns") && fieldOf(type, "status") ? ["at", ast, "status"] : null;
};

/**
 * `is known(law.t.c)` and `is unknown(law.t.c)`: whether the status of the column is one that the test accepts.
 * Anything but a column or a topic of the law is reported.
 *
 * Example: is known(law.t.c) is law.t.columns.c.status in ("confirmed", "secondary")
 */
export const buildLawTest = (builder: FormulaBuilder, test: string, args: readonly Node[], node: Node): TypedNode => {
  const span = nodeSpan(node);
  const [only, ...others] = args;
  const status = only && others.length === 0 ? statusOf(builder, only) : null;
  if (status === undefined) return { ast: null, type: YES_NO, span };
  if (status === null) {
    const suggestion = only && test === "is known" ? `is answered(${textOf(builder, only)})` : undefined;
    builder.report("FEEL14", `${test}( ) takes one column of the law, such as law.deposit.cap.`, span, suggestion);
    return { ast: null, type: YES_NO, span };
  }
  const accepted = (STATUSES[test] ?? []).map((name): Ast => ["same", name]);
  return { ast: ["in", status, ...accepted], type: YES_NO, span };
};
