import { link } from "../../../feel/evaluate/link/evaluate.ts";
import type { FormulaEvaluator } from "../../../feel/evaluate/link/link.ts";
import type { ScreeningQuestion } from "../../../model/definition.ts";
import type { TextSettings } from "../../../text/templates/text-settings.ts";
import type { NodeText } from "../nodes/form-node.ts";
import { linkNodeText } from "../nodes/node-text.ts";

/** A screen with its formula linked. */
export type ScreeningNode = { readonly id: string; readonly holds: FormulaEvaluator; readonly say: NodeText };

export const linkScreening = (screen: ScreeningQuestion, text: TextSettings): ScreeningNode => ({
  id: screen.id,
  holds: link(screen.exitWhen.ast),
  say: linkNodeText(screen.say, text),
});
