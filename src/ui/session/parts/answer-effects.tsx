import { changedParts } from "../../../engine/session/words/changed-parts.ts";
import { findUnit } from "../../../engine/session/words/clause-units.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { LegalDocument } from "../../../model/document.ts";
import { ChangedWords } from "./changed-words.tsx";
import { nameOfId } from "./unit-name.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly before: LegalDocument;
  readonly after: LegalDocument;
};

/** Every part of the text that another answer changes, with the words it adds and removes. */
export const AnswerEffects = ({ messages, before, after }: Props) => {
  const { answers } = messages;
  const parts = changedParts(before, after);
  const nameOf = (id: string | null): string => {
    if (id === null) return answers.elsewhere;
    return nameOfId(messages, findUnit(after, id) ? after : before, id);
  };
  return (
    <section className="grid gap-3">
      <h4 className="font-semibold">{answers.effects(parts.length)}</h4>
      {parts.map((part) => (
        <div key={part.id ?? ""}>
          <p className="text-sm text-soft">{nameOf(part.id)}</p>
          <ChangedWords messages={messages} language={after.language} from={part.before} to={part.after} />
        </div>
      ))}
    </section>
  );
};
