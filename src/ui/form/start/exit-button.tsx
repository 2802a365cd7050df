import { LogOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import { Button } from "../../primitives/button.tsx";
import { classes } from "../../primitives/classes.ts";

const ESCAPE_PRESSES = 3;
const FORGET_MS = 5000;

type Props = {
  readonly locale: string;
  readonly onExit: () => void;
  /** Where the page has no room beside its text, a background that the text scrolls behind. */
  readonly band?: string;
};

/**
 * "Exit this page": leaves at once, by the button or by pressing Shift three times.
 *
 * The button stays visible below other sticky elements: a page with tabs sets `--tabs-height`.
 */
export function ExitButton({
  locale,
  onExit,
  band = "max-md:bg-desk md:pointer-events-none [&>*]:pointer-events-auto",
}: Props): ReactNode {
  const messages = stepsMessages(locale);
  const pressed = useShiftPresses(onExit);
  return (
    <div
      data-exit
      className={classes(
        "sticky top-[calc(var(--sticky-top)+var(--tabs-height,0px))] z-20 -my-2 flex justify-end py-2 no-print",
        band,
      )}
    >
      <Button
        variant="danger"
        icon={<LogOut aria-hidden className="size-5" />}
        onClick={onExit}
        title={messages.exitPageHint}
      >
        {messages.exitPage}
      </Button>
      <p role="status" className="sr-only start-0">
        {pressed > 0 && (pressed < ESCAPE_PRESSES ? messages.exitPressed(pressed) : messages.exitLeaving)}
      </p>
    </div>
  );
}

/** Counts presses of Shift alone; any other key, or a pause, resets the count. */
function useShiftPresses(onExit: () => void): number {
  const [pressed, setPressed] = useState(0);
  const count = useRef(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (presses: number): void => {
      count.current = presses;
      setPressed(presses);
    };
    const press = (event: KeyboardEvent): void => {
      clearTimeout(timer);
      if (event.key !== "Shift") return count.current === 0 ? undefined : show(0);
      if (event.repeat) return;
      show(count.current + 1);
      if (count.current >= ESCAPE_PRESSES) return onExit();
      timer = setTimeout(() => show(0), FORGET_MS);
    };
    addEventListener("keydown", press);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", press);
    };
  }, [onExit]);
  return pressed;
}
