import { useId, useState } from "react";
import type { HomeMessages, SamplePart } from "../../../i18n/en/home.ts";

type Messages = NonNullable<HomeMessages["sample"]>;
type Answers = Messages["start"];
type Name = keyof Answers;

const NAMES: readonly Name[] = ["lender", "borrower", "amount", "due"];

const longDate = (iso: string, locale: string): string => {
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? ""
    : new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date);
};

const printed = (name: Name, answers: Answers, messages: Messages, locale: string): string => {
  const text = answers[name].trim();
  if (text === "") return "";
  if (name === "due") return longDate(text, locale);
  if (name !== "amount") return text;
  return messages.printedAmount(text);
};

const Value = ({
  name,
  text,
  messages,
}: {
  readonly name: Name;
  readonly text: string;
  readonly messages: Messages;
}) =>
  text === "" ? (
    <span className="rounded-sm bg-sheet-blank px-1">[{messages.blank[name]}]</span>
  ) : (
    <strong key={text} className="animate-changed font-semibold">
      {text}
    </strong>
  );

type Props = { readonly messages: Messages; readonly locale: string; readonly level?: 2 | 3 };

/** A form of four questions and the sheet it fills, to try the idea before choosing anything. */
export const SampleDocument = ({ messages, locale, level = 3 }: Props) => {
  const Heading = `h${level}` as const;
  const id = useId();
  const [answers, setAnswers] = useState(messages.start);
  const sentence = (parts: readonly SamplePart[]) =>
    parts.map((part, index) => {
      if (typeof part === "string") return part;
      const name = part.value as Name;
      return <Value key={index} name={name} text={printed(name, answers, messages, locale)} messages={messages} />;
    });

  return (
    <div className="@container rounded-lg bg-desk p-5 sm:p-8">
      <div className="grid gap-8 @3xl:grid-cols-[minmax(0,22rem)_1fr]">
        <form aria-label={messages.title} onSubmit={(event) => event.preventDefault()} className="space-y-4">
          <Heading className="text-xl">{messages.title}</Heading>
          {NAMES.map((name) => (
            <div key={name}>
              <label htmlFor={`${id}-${name}`} className="mb-1 block text-sm font-semibold">
                {messages[name]}
              </label>
              <input
                id={`${id}-${name}`}
                type={name === "due" ? "date" : "text"}
                inputMode={name === "amount" ? "decimal" : undefined}
                autoComplete="off"
                value={answers[name]}
                onChange={(event) => setAnswers({ ...answers, [name]: event.target.value })}
                className="h-12 w-full rounded-md border border-edge bg-paper px-3.5"
              />
            </div>
          ))}
          <p className="text-sm text-soft">{messages.note}</p>
        </form>
        <section
          aria-label={messages.sheet}
          className="self-center bg-sheet px-6 py-10 text-sheet-ink shadow-sheet sm:px-12 sm:py-14"
        >
          <p className="text-center font-serif text-xl font-bold">{messages.sheetTitle}</p>
          <ol className="mt-6 list-decimal space-y-3 ps-6 text-sm leading-6">
            <li>{sentence(messages.sentence)}</li>
            <li>{sentence(messages.dueSentence)}</li>
            <li>{messages.early}</li>
          </ol>
          <p className="mt-14 inline-block min-w-56 border-t border-sheet-ink pt-1 text-xs">{messages.signature}</p>
        </section>
      </div>
    </div>
  );
};
