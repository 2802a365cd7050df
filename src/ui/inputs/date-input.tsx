import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { loadRelativeDates } from "../../fields/date/relative-dates.ts";
import type { RawAnswer } from "../../model/answers.ts";
import type { Field } from "../../model/field.ts";
import { stepsMessages } from "../../i18n/steps.ts";
import { toCivilDate, isCalendarDate, isoDate } from "../../values/date.ts";
import { isDatePart, parseDate } from "../../values/parsing/parse-date.ts";
import type { DateParts } from "../../values/parsing/parse-date.ts";
import { parseRoughDate } from "../../values/parsing/parse-rough-date.ts";
import { CalendarButton } from "./calendar-button.tsx";
import { controlClasses } from "./control-classes.ts";
import { controlAttributes } from "./input-props.ts";
import type { InputProps } from "./input-props.ts";
import { invalidDateParts } from "./invalid-date-parts.ts";

type Part = keyof DateParts;

const WIDTHS: Readonly<Record<Part, string>> = { year: "w-24", month: "w-20", day: "w-16" };
const NOTHING: DateParts = { year: "", month: "", day: "" };

/**
 * Three boxes for a date. A month may be a name and a year an era year; the focus never moves automatically.
 *
 * The first box has the question's id, so that error links lead there.
 */
export function DateInput(props: InputProps): ReactNode {
  const { id, field, view, answers, locale } = props;
  const messages = stepsMessages(locale);
  const box = useRef<HTMLDivElement>(null);
  // The text in the boxes once the visitor typed; until then they follow the suggestion.
  const [typed, setTyped] = useState<DateParts | null>(null);
  useEffect(() => void loadRelativeDates().catch(() => undefined), []);
  const parts = typed ?? partsOf(answers.shownAt(view.path));
  const change = (next: DateParts): void => {
    setTyped(next);
    answers.set(view.path, isEmpty(next) ? null : next);
  };
  // "Two weeks ago" would be another day tomorrow: the boxes take the day it was understood as.
  const spread = (): void => {
    if (typed === null || !isCalendarDate(view.value) || !isWholeDate(typed, field)) return;
    change(partsOf(isoDate(view.value)));
  };
  const wrong = invalidDateParts(props.problem);
  return (
    <>
      <div ref={box} className="flex flex-wrap items-end gap-3">
        {messages.dateOrder.map((part, index) => (
          <label key={part} className="grid gap-1 text-sm">
            <span>{messages[part]}</span>
            <input
              // Hint and error are read out with the group, once.
              {...controlAttributes({
                id: index === 0 ? id : `${id}-${part}`,
                describedBy: undefined,
                invalid: wrong.includes(part),
              })}
              type="text"
              inputMode={part === "month" ? messages.monthKeyboard : "numeric"}
              autoComplete={field.autocomplete ? `${field.autocomplete}-${part}` : "off"}
              spellCheck={false}
              className={controlClasses(`h-12 tabular-nums ${WIDTHS[part]}`)}
              value={parts[part]}
              onChange={(event) => change({ ...parts, [part]: event.target.value })}
              onBlur={spread}
              onKeyDown={(event) => event.key === "Enter" && spread()}
            />
          </label>
        ))}
        {field.autocomplete === undefined && (
          <CalendarButton
            locale={locale}
            value={isCalendarDate(view.value) ? isoDate(view.value) : ""}
            onChoose={(iso) => change(partsOf(iso))}
          />
        )}
      </div>
      {props.echo !== null && <p className="text-sm text-soft tabular-nums">{messages.weReadThis(props.echo)}</p>}
    </>
  );
}

/** Whether one box holds a whole date, and not a month or year where that is enough. */
const isWholeDate = (parts: DateParts, { rough }: Field): boolean => {
  const [text = "", ...others] = Object.values(parts).filter((part) => part.trim() !== "");
  if (text === "" || others.length > 0 || isDatePart(text)) return false;
  return rough === undefined || parseRoughDate(text, rough) === null;
};

const isEmpty = (parts: DateParts): boolean => Object.values(parts).every((part) => part.trim() === "");

/** The content of the boxes for an answer in any of its shapes; unreadable text stays visible. */
function partsOf(raw: RawAnswer): DateParts {
  if (typeof raw === "object" && raw !== null && !Array.isArray(raw)) return { ...NOTHING, ...texts(raw) };
  if (typeof raw !== "string" || raw === "") return NOTHING;
  const read = parseDate(raw);
  if (!read.ok) return { ...NOTHING, year: raw };
  const { year, month, day } = toCivilDate(read.value);
  return { year: String(year), month: String(month), day: String(day) };
}

const texts = (raw: object): Partial<DateParts> =>
  Object.fromEntries(Object.entries(raw).filter(([, value]) => typeof value === "string"));
