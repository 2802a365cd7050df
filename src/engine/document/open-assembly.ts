import type { Context } from "../../model/context.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { FormView } from "../../model/form-view.ts";
import { legalWordsOf } from "../../text/language-registry/language-packs.ts";
import { wordsOf } from "../../text/language-registry/words-of.ts";
import { inlineText } from "../../text/templates/inline-text.ts";
import type { AssemblyState } from "./assemble-blocks.ts";
import { startAssembly } from "./incremental-assembly.ts";
import type { Assembly } from "./incremental-assembly.ts";
import { clauseTitles } from "./plan/clause-titles.ts";
import { indexFields } from "./plan/field-index.ts";
import { linkPlan } from "./plan/link-plan.ts";
import { createTargets } from "./plan/number-clauses.ts";
import type { NumberingTargets } from "./plan/number-clauses.ts";
import { createCrossReferenceResolver } from "./plan/resolve-cross-reference.ts";
import { outerScope } from "./plan/row-scope.ts";
import type { CrossReferenceResolver, RowScope } from "./plan/row-scope.ts";
import { createTrackedScope } from "./tracked-scope.ts";

/** Opens the assembly of one definition for given answers. */
export type AssemblyOpener = {
  /** The state in which blocks are written once. */
  readonly open: (view: FormView, context: Context) => AssemblyState;
  /** An assembly that can be updated part by part. */
  readonly openTracked: (view: FormView, context: Context) => Assembly;
  /** What the parts of the document read, with references resolved by `resolveReference`. */
  readonly scopeOf: (view: FormView, context: Context, resolveReference: CrossReferenceResolver) => RowScope;
};

/** Links the plan of a document once. In strict mode, a reference to a clause that is not printed throws. */
export const createAssemblyOpener = (
  definition: Pick<DocumentDefinition, "steps" | "document">,
  strict: boolean,
): AssemblyOpener => {
  const { document: source } = definition;
  const fields = indexFields(definition);
  const plan = linkPlan(source, fields);
  const titles = clauseTitles(plan);
  const prose = wordsOf(source.language);
  const words = legalWordsOf(source.language);

  const scopeOf = (view: FormView, context: Context, resolveReference: CrossReferenceResolver): RowScope => {
    const outer = outerScope(view, context, fields.holders, resolveReference);
    const title = inlineText(plan.title.fill(outer));
    // The form may be in another language; texts that name the document use its printed title.
    return { ...outer, get: (name) => (name === "title" ? title : outer.get(name)) };
  };

  /** Resolves references; one to a clause that is not printed becomes the clause's title, filled in the given scope. */
  const createResolver = (targets: NumberingTargets, scope: () => RowScope): CrossReferenceResolver =>
    createCrossReferenceResolver(targets, words, (clause) => {
      if (strict) throw new Error(`invalid reference: ${clause} is not printed`);
      return [{ type: "text", text: inlineText(titles.get(clause)?.fill(scope()) ?? []) }];
    });

  const stateOf = (
    context: Context,
    scope: RowScope,
    targets: NumberingTargets,
    resolveReference: CrossReferenceResolver,
  ): AssemblyState => ({
    plan,
    levelOfDetail: context.settings.levelOfDetail,
    scope,
    writing: { scheme: source.numbering, words, prose, resolveReference },
    targets,
    title: String(scope.get("title")),
  });

  return {
    scopeOf,
    open: (view, context) => {
      const targets = createTargets();
      const resolveReference = createResolver(targets, () => scope);
      const scope = scopeOf(view, context, resolveReference);
      return stateOf(context, scope, targets, resolveReference);
    },
    openTracked: (view, context) => {
      const targets = createTargets();
      const resolveReference = createResolver(targets, () => tracked.scope);
      const tracked = createTrackedScope(scopeOf(view, context, resolveReference), fields.holders);
      return startAssembly(stateOf(context, tracked.scope, targets, resolveReference), tracked, view, context);
    },
  };
};
