import { changedWording } from "../../../engine/session/changes/changed-wording.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { LegalDocument } from "../../../model/document.ts";
import type { Change } from "../../../model/session/session-event.ts";
import { ChangedWords } from "./changed-words.tsx";
import { nameOfId } from "./unit-name.ts";

type Props = { readonly messages: SessionMessages; readonly document: LegalDocument; readonly change: Change };

/** What a change does, as a sentence. */
export const changeSentence = (
  messages: SessionMessages,
  document: LegalDocument,
  name: string,
  change: Change,
): string => {
  switch (change.op) {
    case "replace":
      return messages.proposesReplace(name, nameOfId(messages, document, change.clause));
    case "insert":
      return messages.proposesInsert(name);
    case "delete":
      return messages.proposesDelete(name, nameOfId(messages, document, change.clause));
    case "move":
      return messages.proposesMove(name, nameOfId(messages, document, change.clause));
    case "answers":
      return messages.proposesAnswers(name);
  }
};

/** The words that a change adds and removes, and the new position of a moved clause. */
export const ProposalWords = ({ messages, document, change }: Props) => {
  if (change.op === "answers") {
    return (
      <dl className="grid gap-2">
        {change.lines.map(({ label, from, to }, index) => (
          <div key={index}>
            <dt className="font-semibold">{label}</dt>
            <dd>
              <ChangedWords messages={messages} language={document.language} from={from} to={to} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const place =
    change.op === "insert" || change.op === "move"
      ? messages[change.to.side](nameOfId(messages, document, change.to.of))
      : null;
  return (
    <div className="grid gap-2">
      {place !== null && <p>{place}</p>}
      {change.op !== "move" && (
        <ChangedWords messages={messages} language={document.language} {...changedWording(document, change)} />
      )}
    </div>
  );
};
