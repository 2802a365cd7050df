import { link } from "../../feel/evaluate/evaluate.ts";
import { decidingFacts } from "../../law/law-facts.ts";
import type { LawAround } from "../../law/law-facts.ts";
import type { Screen } from "../../model/definition.ts";
import type { FormView, WarningView } from "../../model/form-view.ts";
import type { TextSettings } from "../../text/text-settings.ts";
import { decisionKey } from "./decision-key.ts";
import { doubts } from "./doubts.ts";
import type { Linked, Words } from "./form-node.ts";
import { lawWarnings } from "./law-warnings.ts";
import type { CheckNode } from "./link-checks.ts";
import type { NodeView } from "./open-view.ts";
import type { FormPlan } from "./plan-form.ts";
import { keptList, keptRecord } from "./same-record.ts";
import type { Scope, Turn } from "./scope.ts";
import { linkWords, speak } from "./words.ts";

/** A screen with its formula linked. */
export type ScreenNode = { readonly id: string; readonly holds: Linked; readonly say: Words };

/** Where a warning comes from: the official page of the place, named by its host, else what the author cites. */
const sourceOf = ({ check, official }: CheckNode, scope: Scope): Pick<WarningView, "cite" | "href"> => {
  const page = official?.(scope.get) ?? null;
  const host = typeof page === "string" ? /^https?:\/\/(?:www\.)?([^/]+)/.exec(page)?.[1] : undefined;
  if (typeof page === "string" && host !== undefined) return { cite: host, href: page };
  const { source } = check;
  return { ...(source ? { cite: source.cite } : {}), ...(source?.href ? { href: source.href } : {}) };
};

export const linkScreen = (screen: Screen, text: TextSettings): ScreenNode => ({
  id: screen.id,
  holds: link(screen.exitWhen.ast),
  say: linkWords(screen.say, text),
});

type Around = { readonly scope: Scope; readonly turn: Turn; readonly law: LawAround };

const openCheck = (node: CheckNode, { scope, turn, law: around }: Around): WarningView => {
  const { check } = node;
  const law = check.law ? decidingFacts(check.law, around) : [];
  const rests = law.map(({ place, column, shown, href }) => [place, column, shown, href].join(" "));
  return {
    id: check.id,
    at: check.at,
    text: speak(node.say, scope, turn),
    stop: check.stop,
    decision: decisionKey(check.id, [...node.asks.map((name) => scope.get(name)), ...rests]),
    ...(check.fact ? { fact: true } : {}),
    ...sourceOf(node, scope),
    ...(law.length > 0 ? { law } : {}),
  };
};

/** The record before where the same is said: the law of two records with the same key is the same. */
const same = (before: WarningView | undefined, after: WarningView): WarningView =>
  keptRecord(
    before,
    before?.law && after.law && before.decision === after.decision ? { ...after, law: before.law } : after,
  );

type Opened = { readonly scope: Scope; readonly turn: Turn; readonly views: readonly NodeView[] };

/** The warnings that apply now: what the law stops first, then those of the definition in their order, then doubts. */
export const openWarnings = (
  plan: Pick<FormPlan, "definition" | "checks" | "lawNodes" | "law" | "placeNames">,
  { scope, turn, views }: Opened,
  before: readonly WarningView[] | undefined,
): readonly WarningView[] => {
  const known = new Map(before?.map((warning) => [warning.id, warning]));
  const law: LawAround = {
    law: scope.get("law"),
    keys: plan.law?.keys(scope.get) ?? {},
    placeName: (code) => plan.placeNames.get(code) ?? code,
    language: plan.definition.language,
    currency: turn.currency,
  };
  const holding = plan.checks.filter((node) => node.holds(scope.get) === true);
  const warnings = [
    ...lawWarnings(plan.lawNodes, { around: law, scope, turn }),
    ...holding.map((node) => openCheck(node, { scope, turn, law })),
    ...doubts(views, plan.definition.language),
  ];
  return keptList(
    before,
    warnings.map((warning) => same(known.get(warning.id), warning)),
  );
};

/** The first screen question whose answer says that this page does not suit. */
export const openExit = (
  nodes: readonly ScreenNode[],
  scope: Scope,
  turn: Turn,
  before: FormView["exit"] | undefined,
): FormView["exit"] => {
  const screen = nodes.find((node) => node.holds(scope.get) === true);
  if (!screen) return null;
  return keptRecord(before ?? undefined, { id: screen.id, text: speak(screen.say, scope, turn) });
};
