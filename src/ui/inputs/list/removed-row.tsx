import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import { Button } from "../../primitives/button.tsx";

type Props = { readonly name: string; readonly locale: string; readonly onUndo: () => void };

/** Announces a removed row with an Undo button, which is focused if the row was. */
export function RemovedRow({ name, locale, onUndo }: Props): ReactNode {
  const messages = stepsMessages(locale);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [name]);
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-md bg-well px-4 py-2">
      <span className="grow">{messages.removed(name)}</span>
      <Button ref={undo} small icon={<Undo2 aria-hidden className="size-4" />} onClick={onUndo}>
        {messages.undo}
      </Button>
    </div>
  );
}
