import type {
  About,
  Check,
  DocumentDefinition,
  LawRead,
  LawUse,
  NextStep,
  ScreeningQuestion,
  Step,
} from "../../model/definition.ts";
import type { Citation } from "../../model/citation.ts";
import type { Text } from "../../model/text.ts";
import { bindExpression } from "../formula/bind-clause.ts";
import { compileField } from "./compile-field.ts";
import { lawNames } from "../input/law-topics.ts";
import { conditionAt } from "../formula/compile-condition.ts";
import { formulaAt } from "../formula/compile-formula.ts";
import type {
  AboutInput,
  CheckInput,
  EsignInput,
  LawInput,
  NextStepInput,
  ScreeningInput,
  CitationInput,
  StepInput,
} from "../input/schema-types.ts";
import { LABEL_ADVICE, lawReadsIn, unlabeledColumns } from "../formula/law-reads.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { didYouMean } from "../problems/problem.ts";
import { textAt } from "../formula/compile-text.ts";
import { withJurisdictionOptions } from "../formula/jurisdiction-options.ts";
import type { FormulaScope, CompilationContext } from "../formula/compilation-context.ts";
import { rangeOf } from "../position/yaml-file.ts";
import type { Expression } from "../../model/expression.ts";
import { variable } from "../formula/ast-parts.ts";

export const compileCitation = (input: CitationInput | undefined): Citation | undefined =>
  input?.cite === undefined ? undefined : { cite: input.cite, ...omitUndefined({ href: input.href }) };

export const compileAbout = (input: AboutInput | undefined): About => ({
  makes: input?.makes ?? "",
  minutes: input?.minutes ?? 0,
  ...omitUndefined({ called: input?.called }),
  haveReady: input?.have_ready ?? [],
  suits: input?.suits ?? [],
  notFor: input?.not_for ?? [],
});

export const compileEsign = (input: EsignInput | EsignInput["allowed"]): DocumentDefinition["esign"] => {
  if (typeof input === "string") return { allowed: input };
  const { allowed = "not_by_default", reason, source } = input ?? {};
  return { allowed, ...omitUndefined({ reason, source: compileCitation(source) }) };
};

export const compileScreening = (context: CompilationContext, input: ScreeningInput): readonly ScreeningQuestion[] => {
  const ask = textAt(context, input, "ask", context.scope);
  const say = textAt(context, input, "say", context.scope);
  const exitWhen = formulaAt(context, input, "exit_when", context.scope, "boolean");
  if (!input.id || !ask || !say || !exitWhen) return [];
  const ways = (input.ways ?? []).flatMap(({ label, href }) => (label && href ? [{ label, href }] : []));
  return [{ id: input.id, ask, exitWhen, say, help: ways }];
};

export const compileStep = (context: CompilationContext, input: StepInput): readonly Step[] => {
  const title = textAt(context, input, "title", context.scope) ?? [];
  const intro = textAt(context, input, "intro", context.scope);
  const when = formulaAt(context, input, "when", context.scope, "boolean");
  const fields = (input.fields ?? []).flatMap((field) => {
    const compiled = compileField(context, field, context.scope);
    return compiled ? [withJurisdictionOptions(context, compiled)] : [];
  });
  return input.id ? [{ id: input.id, title, ...omitUndefined({ intro, when }), fields }] : [];
};

/** The topic whose official page a warning or refusal links to; reports a topic the page does not read. */
export const officialTopic = (
  { scope, report }: CompilationContext,
  input: { readonly official?: string },
): string | undefined => {
  const { official } = input;
  const { law } = scope.names;
  const known = law?.type === "record" ? Object.keys(law.fields) : [];
  if (official === undefined || known.includes(official)) return official;
  const message = `No law is read under the name "${official}".`;
  report("CW021", rangeOf(input, "official"), message, didYouMean(official, known));
  return undefined;
};

/** The law columns a check reads, directly or through named figures; reports columns without a label. */
const lawOfCheck = (
  context: CompilationContext,
  input: CheckInput,
  when: Expression,
  say: Text,
): readonly LawRead[] => {
  const figures = Object.fromEntries([...context.figures].map(([id, { expanded: whole }]) => [id, whole]));
  const reads = lawReadsIn([bindExpression(when, figures).ast, say], context.topicNamed);
  for (const { name, column } of unlabeledColumns(reads, context)) {
    context.report("CW201", rangeOf(input, "when"), `The column "${column}" of "${name}" has no label.`, LABEL_ADVICE);
  }
  return reads;
};

export const compileCheck = (context: CompilationContext, input: CheckInput): readonly Check[] => {
  const when = formulaAt(context, input, "when", context.scope, "boolean");
  const say = textAt(context, input, "say", context.scope);
  if (!input.id || !input.at || !when || !say) return [];
  const law = lawOfCheck(context, input, when, say);
  return [
    {
      id: input.id,
      when,
      path: input.at,
      say,
      stop: input.stop ?? false,
      ...omitUndefined({
        fact: input.fact,
        source: compileCitation(input.source),
        official: officialTopic(context, input),
        law: law.length > 0 ? law : undefined,
      }),
    },
  ];
};

export const compileNextStep = (context: CompilationContext, input: NextStepInput): NextStep => {
  const carry = Object.keys(input.carry ?? {}).flatMap((field) => {
    const formula = formulaAt(context, input.carry ?? {}, field, context.scope);
    return formula ? [[field, formula] as const] : [];
  });
  return {
    text: textAt(context, input, "text", context.scope) ?? [],
    ...omitUndefined({
      when: conditionAt(context, input, context.scope),
      due: formulaAt(context, input, "due", context.scope, "date"),
      source: compileCitation(input.source),
      create: input.create,
      carry: carry.length > 0 ? Object.fromEntries(carry) : undefined,
    }),
  };
};

/**
 * Compiles which law a page reads.
 *
 * `keyedOn` is the question whose date selects the law by default.
 */
export const compileLawUse = (
  context: CompilationContext,
  input: LawInput | undefined,
  keyedOn?: string,
  scope: FormulaScope = context.scope,
): LawUse | undefined => {
  if (!input) return undefined;
  const place = formulaAt(context, input, "place", scope, "string");
  const written = formulaAt(context, input, "on", scope, "date");
  const on = written ?? (keyedOn === undefined || input.on !== undefined ? undefined : variable(keyedOn));
  const named = lawNames(input);
  const topics = [...named.keys()];
  const aliases = [...named].filter(([name, topic]) => name !== topic);
  const own = Array.isArray(input.topics) ? {} : (input.topics ?? {});
  const ofTopics = (key: "on" | "place", type: "date" | "string"): { readonly [topic: string]: Expression } =>
    Object.fromEntries(
      topics.flatMap((topic) => {
        const formula = own[topic] && formulaAt(context, own[topic], key, scope, type);
        return formula ? [[topic, formula] as const] : [];
      }),
    );
  const [keyDateByTopic, jurisdictionByTopic] = [ofTopics("on", "date"), ofTopics("place", "string")];
  if (input.place === undefined) context.report("CW014", rangeOf(input), 'The key "place" is missing.');
  if (input.on === undefined && keyedOn === undefined)
    context.report("CW014", rangeOf(input), 'The key "on" is missing.');
  const rest = {
    jurisdictionByTopic: Object.keys(jurisdictionByTopic).length > 0 ? jurisdictionByTopic : undefined,
    topicOf: aliases.length > 0 ? Object.fromEntries(aliases) : undefined,
  };
  return place && on ? { topics, jurisdiction: place, keyDate: on, keyDateByTopic, ...omitUndefined(rest) } : undefined;
};
