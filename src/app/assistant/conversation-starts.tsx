import type { ChatPageMessages } from "../../i18n/en/chat.ts";
import { Button } from "../../ui/primitives/button.tsx";

type Props = { readonly labels: ChatPageMessages; readonly onSend: (text: string) => void };

/** What a visitor may begin with, one press each. */
export const ConversationStarts = ({ labels, onSend }: Props) => (
  <section aria-labelledby="assistant-starts">
    <h2 id="assistant-starts" className="mb-3 text-lg">
      {labels.startsTitle}
    </h2>
    <ul className="flex flex-wrap gap-2">
      {labels.starts.map((start) => (
        <li key={start}>
          <Button small className="text-start" onClick={() => onSend(start)}>
            {start}
          </Button>
        </li>
      ))}
    </ul>
  </section>
);
