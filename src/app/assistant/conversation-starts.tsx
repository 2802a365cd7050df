import type { ChatPageMessages } from "../../i18n/en/chat.ts";

type Props = { readonly labels: ChatPageMessages; readonly onSend: (text: string) => void };

/** What a visitor may begin with, by what the assistant can do, one press each. */
export const ConversationStarts = ({ labels, onSend }: Props) => (
  <section aria-labelledby="assistant-starts">
    <h2 id="assistant-starts" className="sr-only">
      {labels.startsTitle}
    </h2>
    <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {labels.starts.map(({ title, messages }) => (
        <div key={title}>
          <h3 className="border-b border-rule pb-1 text-base">{title}</h3>
          <ul>
            {messages.map((start) => (
              <li key={start} className="border-b border-rule">
                <button
                  type="button"
                  className="min-h-11 w-full py-2 text-start text-accent hover:text-accent-strong hover:underline"
                  onClick={() => onSend(start)}
                >
                  {start}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
    <p className="mt-6 text-xs text-soft">
      {labels.attach}: {labels.attachHint}
    </p>
  </section>
);
