import { useId, useState } from "react";
import type { HomeMessages } from "../../../i18n/en/home.ts";

type Messages = NonNullable<HomeMessages["bar"]>;
type Name = "rent" | "increase" | "limit";
type Answers = { readonly [N in Name]: string };

const SCALE_DIGITS = 2;
const HUNDRED_PERCENT = 10_000n;

/** The exact number of hundredths in a typed number ("1,000.50" is 100050); null for any other text. */
const read = (text: string): bigint | null => {
  const [, whole, part = ""] = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(text.replaceAll(/[\s,$%]/g, "")) ?? [];
  return whole === undefined ? null : BigInt(whole + part.padEnd(SCALE_DIGITS, "0"));
};

// Cents times hundredths of a percent; half a cent is rounded up.
const raised = (rent: bigint, percent: bigint): bigint =>
  (rent * (HUNDRED_PERCENT + percent) + HUNDRED_PERCENT / 2n) / HUNDRED_PERCENT;

const money = (cents: bigint, messages: Messages): string => {
  const digits = String(cents).padStart(SCALE_DIGITS + 1, "0");
  const whole = digits.slice(0, -SCALE_DIGITS).replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${messages.unit}${whole}.${digits.slice(-SCALE_DIGITS)}`;
};

const Bar = ({
  asked,
  most,
  messages,
}: {
  readonly asked: bigint;
  readonly most: bigint;
  readonly messages: Messages;
}) => {
  const above = asked > most;
  const top = above ? asked : most;
  const share = (amount: bigint) => (top > 0n ? Number((amount * HUNDRED_PERCENT) / top) / 100 : 0);
  return (
    <figure className="space-y-4">
      <figcaption className="font-serif text-xl font-semibold text-balance">
        <span role="status">{above ? messages.above(money(asked - most, messages)) : messages.within}</span>
      </figcaption>
      {[
        { name: messages.asked, amount: asked, look: above ? "fill-danger" : "fill-accent" },
        { name: messages.most, amount: most, look: "fill-edge" },
      ].map(({ name, amount, look }) => (
        <div key={name}>
          <p className="flex justify-between gap-4 text-sm">
            <span>{name}</span>
            <strong className="tabular-nums">{money(amount, messages)}</strong>
          </p>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden className="mt-1 h-4 w-full bg-well">
            <rect width={share(amount)} height="4" className={look} />
          </svg>
        </div>
      ))}
    </figure>
  );
};

/** A sample calculator: three inputs and a bar. The limit is the visitor's own figure, no rule is claimed. */
export const RentBar = ({ messages }: { readonly messages: Messages }) => {
  const id = useId();
  const [answers, setAnswers] = useState<Answers>({ rent: "1,000", increase: "12", limit: "9.5" });
  const [rent, increase, limit] = [read(answers.rent), read(answers.increase), read(answers.limit)];
  const fields: readonly (readonly [Name, string])[] = [
    ["rent", messages.unit],
    ["increase", messages.percent],
    ["limit", messages.percent],
  ];
  return (
    <section className="mx-auto grid w-full max-w-page gap-10 px-5 py-16 md:ps-24 md:pe-10 lg:grid-cols-2">
      <div className="space-y-6">
        <h2 className="text-3xl">{messages.title}</h2>
        <p className="max-w-prose text-soft">{messages.lead}</p>
        <div className="grid items-end gap-4 sm:grid-cols-3">
          {fields.map(([name, unit]) => (
            <div key={name}>
              <label htmlFor={`${id}-${name}`} className="mb-1 block text-sm font-semibold">
                {messages[name]} ({unit})
              </label>
              <input
                id={`${id}-${name}`}
                inputMode="decimal"
                autoComplete="off"
                value={answers[name]}
                onChange={(event) => setAnswers({ ...answers, [name]: event.target.value })}
                className="h-12 w-full rounded-md border border-edge bg-paper px-3.5 tabular-nums"
              />
            </div>
          ))}
        </div>
        <p className="max-w-prose text-sm text-soft">{messages.note}</p>
      </div>
      <div className="self-center rounded-lg border border-rule bg-paper p-6 shadow-paper sm:p-8">
        {rent !== null && increase !== null && limit !== null ? (
          <Bar asked={raised(rent, increase)} most={raised(rent, limit)} messages={messages} />
        ) : (
          <p role="status">{messages.unread}</p>
        )}
      </div>
    </section>
  );
};
