import { link } from "../../feel/evaluate/evaluate.ts";
import type { Check, Screen } from "../../model/definition.ts";
import type { FormView, WarningView } from "../../model/form-view.ts";
import type { TextSettings } from "../../text/text-settings.ts";
import type { Linked, Words } from "./form-node.ts";
import { keptList, keptRecord } from "./same-record.ts";
import type { Scope, Turn } from "./scope.ts";
import { linkWords, speak } from "./words.ts";

/** A check or a screen with its formula linked. */
export type CheckNode = {
  readonly check: Check;
  readonly holds: Linked;
  readonly say: Words;
  /** Gives the official page of the law at the place. */
  readonly official: Linked | null;
};
export type ScreenNode = { readonly id: string; readonly holds: Linked; readonly say: Words };

export const linkCheck = (check: Check, text: TextSettings): CheckNode => ({
  check,
  holds: link(check.when.ast),
  say: linkWords(check.say, text),
  official: check.official === undefined ? null : link(["at", ["at", ["get", "law"], check.official], "official"]),
});

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

/** The warnings that hold now, in the order of the definition. */
export const openWarnings = (
  nodes: readonly CheckNode[],
  scope: Scope,
  turn: Turn,
  before: readonly WarningView[] | undefined,
): readonly WarningView[] => {
  const known = new Map(before?.map((warning) => [warning.id, warning]));
  const holding = nodes.filter((node) => node.holds(scope.get) === true);
  const warnings = holding.map((node) => {
    const { check } = node;
    const text = speak(node.say, scope, turn);
    const warning: WarningView = {
      id: check.id,
      at: check.at,
      text,
      stop: check.stop,
      ...(check.fact ? { fact: true } : {}),
      ...sourceOf(node, scope),
    };
    return keptRecord(known.get(check.id), warning);
  });
  return keptList(before, warnings);
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
