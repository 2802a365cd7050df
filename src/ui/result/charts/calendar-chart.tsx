import { useId } from "react";
import type { ReactNode } from "react";
import { result as messages } from "../../../i18n/english-only/result.ts";
import type { ChartView } from "../../../model/tool-result.ts";
import { addDays, toCivilDate, parseIsoDate, weekday } from "../../../values/date.ts";
import type { CalendarDate } from "../../../values/date.ts";
import { FillPatterns, FillSwatch, fillOf } from "./fills.tsx";

const DAYS_PER_WEEK = 7;
const CELL_SIZE = 20;
// Up to this many weeks, the letter of each day is legible.
const MAX_LETTERED_WEEKS = 10;

// In more weeks than this, a month has room for the first letter of its name only.
const MAX_NAMED_WEEKS = 30;

const letterOf = (part: number): string => (part < 0 ? "" : String.fromCharCode(65 + part));

const placeOf = (day: number): readonly [x: number, y: number] => [
  Math.floor(day / DAYS_PER_WEEK) * CELL_SIZE,
  (day % DAYS_PER_WEEK) * CELL_SIZE,
];

/** All days of one part as a single shape, because hundreds of separate squares would slow down every update. */
const squaresOf = (days: readonly number[], part: number): string => {
  const side = CELL_SIZE - 2;
  const square = (day: number): string => {
    const [x, y] = placeOf(day);
    return `M${x + 1} ${y + 1}h${side}v${side}h-${side}z`;
  };
  return days.map((one, day) => (one === part ? square(day) : "")).join("");
};

/** The column in which each month begins; a column has room for one name, so the first month needs two weeks. */
const monthColumns = (
  first: CalendarDate,
  count: number,
): readonly { readonly column: number; readonly month: number }[] => {
  const starts = Array.from({ length: count }, (_, day) => ({ day, date: toCivilDate(addDays(first, day)) })).filter(
    ({ day, date }) => day === 0 || date.day === 1,
  );
  const columns = starts.map(({ day, date }) => ({ column: Math.floor(day / DAYS_PER_WEEK), month: date.month }));
  return columns.filter(({ column }, index) => (columns[index + 1]?.column ?? Infinity) - column >= 2);
};

/** The names of the months above their first weeks. */
function Months({
  first,
  days,
  weeks,
}: {
  readonly first: CalendarDate;
  readonly days: number;
  readonly weeks: number;
}): ReactNode {
  return (
    <p aria-hidden className="relative h-4 text-xs text-soft" style={{ maxWidth: `${weeks * 40}px` }}>
      {monthColumns(first, days).map(({ column, month }) => (
        <span key={column} className="absolute" style={{ left: `${(column / weeks) * 100}%` }}>
          {weeks > MAX_NAMED_WEEKS ? messages.months[month - 1]?.charAt(0) : messages.months[month - 1]}
        </span>
      ))}
    </p>
  );
}

/** Days in columns of a week, filled by the part they belong to; a letter repeats it where there is room. */
export function CalendarChart({ chart }: { readonly chart: ChartView }): ReactNode {
  const base = useId();
  const { days, parts } = chart;
  const weeks = Math.ceil(days.length / DAYS_PER_WEEK);
  const first = chart.firstDay === null ? null : parseIsoDate(chart.firstDay);
  const top = first === null ? 0 : weekday(first);
  return (
    <>
      {first && <Months first={first} days={days.length} weeks={weeks} />}
      <svg
        aria-hidden
        viewBox={`0 0 ${weeks * CELL_SIZE} ${DAYS_PER_WEEK * CELL_SIZE}`}
        className="w-full"
        style={{ maxWidth: `${weeks * 40}px` }}
      >
        <FillPatterns base={base} />
        {[-1, ...parts.keys()].map((part) => (
          <path
            key={part}
            d={squaresOf(days, part)}
            fill={part < 0 ? "none" : fillOf(base, part)}
            className="stroke-edge forced:stroke-[CanvasText]"
          />
        ))}
        {weeks <= MAX_LETTERED_WEEKS &&
          days.map((part, day) => part >= 0 && <Letter key={day} part={part} day={day} />)}
      </svg>
      {first && (
        <p className="text-sm text-soft">
          {messages.columns(messages.weekdays[top - 1] ?? "", messages.weekdays[(top + 5) % DAYS_PER_WEEK] ?? "")}
        </p>
      )}
      <ul className="grid gap-1">
        {parts.map(({ label }, index) => (
          <li key={label} className="flex gap-3">
            <FillSwatch base={base} at={index} />
            <span className="grow">
              {letterOf(index)}: {label}
            </span>
            <span className="tabular-nums">{messages.days(days.filter((part) => part === index).length)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Letter({ part, day }: { readonly part: number; readonly day: number }): ReactNode {
  const [x, y] = placeOf(day).map((at) => at + CELL_SIZE / 2);
  return (
    <>
      <circle cx={x} cy={y} r="6.5" className="fill-paper forced:fill-[Canvas]" />
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink text-[9px] font-semibold forced:fill-[CanvasText]"
      >
        {letterOf(part)}
      </text>
    </>
  );
}
