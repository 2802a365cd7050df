import { link } from "../../feel/evaluate/evaluate.ts";
import type { Check, Screen } from "../../model/definition.ts";
import type { FormView, WarningView } from "../../model/form-view.ts";
import type { TextSettings } from "../../text/text-settings.ts";
import type { Linked, Words } from "./form-node.ts";
import { keptList, keptRecord } from "./same-record.ts";
import type { Scope, Turn } from "./scope.ts";
import { linkWords, speak } from "./words.ts";

/** A check or a screen with its formula linked. */
export type CheckNode = { readonly check: Check; readonly holds: Linked; readonly say: Words };
export type ScreenNode = { readonly id: string; readonly holds: Linked; readonly say: Words };

export const linkCheck = (check: Check, text: TextSettings): CheckNode => ({
  check,
  holds: link(check.when.ast),
  say: linkWords(check.say, text),
});

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
  const warnings = holding.map(({ check, say }) => {
    const { source } = check;
    const text = speak(say, scope, turn);
    const warning: WarningView = {
      id: check.id,
      at: check.at,
      text,
      stop: check.stop,
      ...(source ? { cite: source.cite } : {}),
      ...(source?.href ? { href: source.href } : {}),
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
