import { fieldKindOf } from "../../../fields/registry/field-kinds.ts";
import { currencyCode, currencyName } from "../../../values/money.ts";
import { answerShape } from "../answer-shape.ts";
import { withPrefix } from "../compose-reply.ts";
import type { AssistantContext, TurnResult } from "../conversation.ts";
import { onPage, questionsOf } from "../page-questions.ts";
import { isOtherCurrency } from "../read-slots.ts";
import type { Utterance } from "../utterance.ts";

/** A reply that also says which amount was left out, because no question of the page in focus takes its currency. */
export const withCurrencyNote = (
  turn: TurnResult,
  { typed, spans }: Utterance,
  general: AssistantContext,
): TurnResult => {
  const { reply, state } = turn;
  const definition = state.focus === null ? null : general.definitionOf(state.focus);
  if (!definition || !reply.ask) return turn;
  const context = onPage(definition, general);
  const amounts = questionsOf(definition).filter((field) => answerShape(field, context) === "money");
  const [first] = amounts;
  const span = spans.find((one) => amounts.every((field) => isOtherCurrency(one, field, context)));
  if (!first || !span) return turn;
  const own = fieldKindOf(first.kind).unit?.(first, context.formContext) ?? "";
  const written = typed.normalize("NFKC").slice(span.start, span.end);
  const currency = currencyName(own, context.language);
  const isChoice = first.unit === undefined && own === currencyCode(general.formContext.settings.currency);
  const note = context.messages.otherCurrency(written, currency, isChoice);
  return { state, reply: withPrefix(note, reply) };
};
