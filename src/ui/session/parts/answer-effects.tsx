import { keptClauses } from "../../../engine/session/rules/proposal-conflicts.ts";
import { outcomeOf } from "../../../engine/session/rules/proposals.ts";
import { changedParts } from "../../../engine/session/edits/changed-parts.ts";
import { findUnit } from "../../../engine/session/edits/clause-units.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { Change } from "../../../model/session/session-event.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { Notice } from "../../primitives/notice.tsx";
import { ChangedWords } from "./changed-words.tsx";
import { nameOfId } from "./unit-name.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly state: SessionState;
  readonly change: Change & { readonly op: "answers" };
};

/** Every part of the text that another answer changes, with the words it adds and removes, and those that stay. */
export const AnswerEffects = ({ messages, state, change }: Props) => {
  const { answers, conflicts } = messages;
  const { document: before } = state;
  const outcome = outcomeOf(state, change);
  // Where the answers do not fit the words agreed on, the text that they make alone.
  const after = outcome.ok ? outcome.parts.document : change.document;
  const parts = changedParts(before, after);
  const kept = outcome.ok ? keptClauses(state, change) : [];
  const nameOf = (id: string | null): string => {
    if (id === null) return answers.elsewhere;
    return nameOfId(messages, findUnit(after, id) ? after : before, id);
  };
  return (
    <section className="grid gap-3">
      {!outcome.ok && <Notice tone="caution">{messages.problems[outcome.problem]}</Notice>}
      <h4 className="font-semibold">{answers.effects(parts.length)}</h4>
      {parts.map((part) => (
        <div key={part.id ?? ""}>
          <p className="text-sm text-soft">{nameOf(part.id)}</p>
          <ChangedWords messages={messages} language={after.language} from={part.before} to={part.after} />
        </div>
      ))}
      {kept.length > 0 && (
        <Notice tone="caution">
          {kept.map((id) => (
            <p key={id}>{conflicts.keeps(nameOf(id))}</p>
          ))}
        </Notice>
      )}
    </section>
  );
};
