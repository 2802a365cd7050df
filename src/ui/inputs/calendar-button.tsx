import { CalendarDays } from "lucide-react";
import { useRef } from "react";
import type { ReactNode } from "react";
import { stepsMessages } from "../../i18n/steps.ts";
import { Button } from "../primitives/button.tsx";

type Props = {
  readonly locale: string;
  /** ISO date, or "" for none. */
  readonly value: string;
  readonly onChoose: (iso: string) => void;
};

/** Opens the browser's calendar beside the three boxes; optional. */
export function CalendarButton({ locale, value, onChoose }: Props): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className="relative">
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        onChange={(event) => event.target.value !== "" && onChoose(event.target.value)}
        className="pointer-events-none absolute inset-0 opacity-0"
      />
      <Button
        aria-label={stepsMessages(locale).calendar}
        className="size-12 px-0"
        icon={<CalendarDays aria-hidden className="size-5" />}
        onClick={() => picker.current?.showPicker?.()}
      />
    </span>
  );
}
