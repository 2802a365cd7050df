import type { About, Check, DocumentDefinition, LawRead, LawUse, NextStep, Screen, Step } from "../model/definition.ts";
import type { Source } from "../model/source.ts";
import type { Text } from "../model/text.ts";
import { bindExpression } from "./bind-clause.ts";
import { compileField } from "./fields.ts";
import { formulaAt } from "./formulas.ts";
import type {
  AboutInput,
  CheckInput,
  EsignInput,
  LawInput,
  NextStepInput,
  ScreenInput,
  SourceInput,
  StepInput,
} from "./input.ts";
import { LABEL_ADVICE, lawReadsIn, withoutLabel } from "./law-reads.ts";
import { present } from "./present.ts";
import { didYouMean } from "./problem.ts";
import { textAt } from "./templates.ts";
import { withPlaces } from "./with-places.ts";
import type { Scope, Unit } from "./unit.ts";
import { placeOf } from "./yaml-file.ts";
import type { Expression } from "../model/expression.ts";

export const compileSource = (input: SourceInput | undefined): Source | undefined =>
  input?.cite === undefined ? undefined : { cite: input.cite, ...present({ href: input.href }) };

export const compileAbout = (input: AboutInput | undefined): About => ({
  makes: input?.makes ?? "",
  minutes: input?.minutes ?? 0,
  haveReady: input?.have_ready ?? [],
  suits: input?.suits ?? [],
  notFor: input?.not_for ?? [],
});

export const compileEsign = (input: EsignInput | EsignInput["allowed"]): DocumentDefinition["esign"] => {
  if (typeof input === "string") return { allowed: input };
  const { allowed = "not_by_default", reason, source } = input ?? {};
  return { allowed, ...present({ reason, source: compileSource(source) }) };
};

export const compileScreen = (unit: Unit, input: ScreenInput): readonly Screen[] => {
  const ask = textAt(unit, input, "ask", unit.scope);
  const say = textAt(unit, input, "say", unit.scope);
  const exitWhen = formulaAt(unit, input, "exit_when", unit.scope, "boolean");
  if (!input.id || !ask || !say || !exitWhen) return [];
  const ways = (input.ways ?? []).flatMap(({ label, href }) => (label && href ? [{ label, href }] : []));
  return [{ id: input.id, ask, exitWhen, say, ways }];
};

export const compileStep = (unit: Unit, input: StepInput): readonly Step[] => {
  const title = textAt(unit, input, "title", unit.scope) ?? [];
  const intro = textAt(unit, input, "intro", unit.scope);
  const when = formulaAt(unit, input, "when", unit.scope, "boolean");
  const fields = (input.fields ?? []).flatMap((field) => {
    const compiled = compileField(unit, field, unit.scope);
    return compiled ? [withPlaces(unit, compiled)] : [];
  });
  return input.id ? [{ id: input.id, title, ...present({ intro, when }), fields }] : [];
};

/** The law whose official page a warning shows; a name that is not read is reported. */
const officialOf = ({ scope, report }: Unit, input: CheckInput): string | undefined => {
  const { official } = input;
  const { law } = scope.names;
  const known = law?.type === "record" ? Object.keys(law.fields) : [];
  if (official === undefined || known.includes(official)) return official;
  const message = `No law is read under the name "${official}".`;
  report("CW021", placeOf(input, "official"), message, didYouMean(official, known));
  return undefined;
};

/** The columns of law a check reads, those behind named figures among them; a column that cannot be shown to a visitor is reported. */
const lawOfCheck = (unit: Unit, input: CheckInput, when: Expression, say: Text): readonly LawRead[] => {
  const figures = Object.fromEntries([...unit.figures].map(([id, { whole }]) => [id, whole]));
  const reads = lawReadsIn([bindExpression(when, figures).ast, say], unit.topicNamed);
  for (const { name, column } of withoutLabel(reads, unit)) {
    unit.report("CW201", placeOf(input, "when"), `The column "${column}" of "${name}" has no label.`, LABEL_ADVICE);
  }
  return reads;
};

export const compileCheck = (unit: Unit, input: CheckInput): readonly Check[] => {
  const when = formulaAt(unit, input, "when", unit.scope, "boolean");
  const say = textAt(unit, input, "say", unit.scope);
  if (!input.id || !input.at || !when || !say) return [];
  const law = lawOfCheck(unit, input, when, say);
  return [
    {
      id: input.id,
      when,
      at: input.at,
      say,
      stop: input.stop ?? false,
      ...present({
        fact: input.fact,
        source: compileSource(input.source),
        official: officialOf(unit, input),
        law: law.length > 0 ? law : undefined,
      }),
    },
  ];
};

export const compileNextStep = (unit: Unit, input: NextStepInput): NextStep => {
  const carry = Object.keys(input.carry ?? {}).flatMap((field) => {
    const formula = formulaAt(unit, input.carry ?? {}, field, unit.scope);
    return formula ? [[field, formula] as const] : [];
  });
  return {
    text: textAt(unit, input, "text", unit.scope) ?? [],
    ...present({
      when: formulaAt(unit, input, "when", unit.scope, "boolean"),
      due: formulaAt(unit, input, "due", unit.scope, "date"),
      source: compileSource(input.source),
      create: input.create,
      carry: carry.length > 0 ? Object.fromEntries(carry) : undefined,
    }),
  };
};

/** The topics of law a definition reads, by the names its formulas use. */
export const lawNames = (input: LawInput | undefined): ReadonlyMap<string, string> => {
  const topics = input?.topics ?? [];
  if (Array.isArray(topics)) return new Map(topics.map((topic) => [topic, topic]));
  return new Map(Object.entries(topics).map(([name, { topic }]) => [name, topic ?? name]));
};

/** Topics a definition reads, however they are written. */
export const lawTopics = (input: LawInput | undefined): readonly string[] => [...new Set(lawNames(input).values())];

/**
 * Which law is read, in the formulas of a scope.
 *
 * `keyedOn` is the question whose day selects the law where nothing else is said.
 */
export const compileLawUse = (
  unit: Unit,
  input: LawInput | undefined,
  keyedOn?: string,
  scope: Scope = unit.scope,
): LawUse | undefined => {
  if (!input) return undefined;
  const place = formulaAt(unit, input, "place", scope, "string");
  const written = formulaAt(unit, input, "on", scope, "date");
  const on = written ?? (keyedOn === undefined || input.on !== undefined ? undefined : dayNamed(keyedOn));
  const named = lawNames(input);
  const topics = [...named.keys()];
  const aliases = [...named].filter(([name, topic]) => name !== topic);
  const own = Array.isArray(input.topics) ? {} : (input.topics ?? {});
  const ofTopics = (key: "on" | "place", type: "date" | "string"): { readonly [topic: string]: Expression } =>
    Object.fromEntries(
      topics.flatMap((topic) => {
        const formula = own[topic] && formulaAt(unit, own[topic], key, scope, type);
        return formula ? [[topic, formula] as const] : [];
      }),
    );
  const [onByTopic, placeByTopic] = [ofTopics("on", "date"), ofTopics("place", "string")];
  if (input.place === undefined) unit.report("CW014", placeOf(input), 'The key "place" is missing.');
  if (input.on === undefined && keyedOn === undefined) unit.report("CW014", placeOf(input), 'The key "on" is missing.');
  const rest = {
    placeByTopic: Object.keys(placeByTopic).length > 0 ? placeByTopic : undefined,
    topicOf: aliases.length > 0 ? Object.fromEntries(aliases) : undefined,
  };
  return place && on ? { topics, place, on, onByTopic, ...present(rest) } : undefined;
};

const dayNamed = (name: string): Expression => ({ ast: ["get", name], deps: [name], source: name });
