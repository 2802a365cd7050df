import type { Expression } from "../../model/expression.ts";
import type { Text, TextPart } from "../../model/text.ts";
import { blockAt } from "../input/block-use.ts";
import type { BlockUse } from "../input/block-use.ts";
import { movedFrom } from "../position/yaml-file.ts";
import { bindExpression, bindText } from "./bind-clause.ts";
import type { CompilationContext, FormulaScope } from "./compilation-context.ts";
import { foldAst } from "./fold-ast.ts";
import { mapParts } from "../../text/text-parts.ts";
import type { LeafPart } from "../../text/text-parts.ts";

const entered = new WeakMap<FormulaScope, Map<BlockUse, FormulaScope>>();

/** The scope of a block's formulas where the document uses it. */
export const scopeOfUse = (context: CompilationContext, scope: FormulaScope, use: BlockUse): FormulaScope => {
  if (scope.block?.use === use) return scope;
  const known = entered.get(scope) ?? new Map<BlockUse, FormulaScope>();
  entered.set(scope, known);
  const blockScope = known.get(use) ?? context.enterBlock(context, scope, use);
  known.set(use, blockScope);
  return blockScope;
};

/** The scope of the formula or text in `owner[key]`; if it was copied from a block, the scope of the block. */
export const scopeAt = (
  context: CompilationContext,
  scope: FormulaScope,
  owner: object,
  key?: string | number,
): FormulaScope => {
  const use = blockAt(owner, key);
  if (use) return scopeOfUse(context, scope.block && scope.block.use !== use ? scope.block.outerScope : scope, use);
  return scope.block && movedFrom(owner, key) ? scope.block.outerScope : scope;
};

/** A formula of a block with its names bound to those of the document. */
export const bindToDocument = (expression: Expression, { block }: FormulaScope): Expression => {
  if (!block) return expression;
  const bound = bindExpression(expression, block.bindings);
  return { ...bound, ast: foldAst(bound.ast) };
};

/** The names of the document that a block reads under these names. */
export const depsInDocument = (deps: readonly string[], { block }: FormulaScope): readonly string[] =>
  block ? [...new Set(deps.flatMap((name) => block.bindings[name]?.deps ?? [name]))] : deps;

const markInDocument =
  ({ targets, roles }: Pick<BlockUse, "targets" | "roles">) =>
  (part: LeafPart): readonly TextPart[] => {
    if (typeof part === "string") return [part];
    if (part.type === "reference") return [{ ...part, clause: targets.get(part.clause) ?? part.clause }];
    if (part.type === "agreement") return [{ ...part, role: roles.get(part.role) ?? part.role }];
    return [part.type === "value" ? { ...part, formula: { ...part.formula, ast: foldAst(part.formula.ast) } } : part];
  };

/** What a text of a block prints in the document. */
export const textInDocument = (text: Text, { block }: FormulaScope): Text =>
  block ? mapParts(bindText(text, block.bindings), markInDocument(block.use)) : text;
