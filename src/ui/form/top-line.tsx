import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useFormSteps } from "../form-state/hooks.ts";
import { before } from "./flow.ts";
import type { FormPlace } from "./form-place.ts";
import type { Moves } from "./moves.ts";
import type { OpenForm } from "./open-form.ts";
import { SaveLine } from "./save-line.tsx";
import type { SaveStatus } from "./save-line.tsx";

type Props = {
  readonly form: OpenForm;
  readonly moves: Moves;
  readonly place: FormPlace;
  readonly save: SaveStatus;
  readonly onFile: () => string;
  /** A page shows in place of the questions: no step is being worked on. */
  readonly isOut: boolean;
  /** How far along this is. */
  readonly children: ReactNode;
};

/** The way back, the state of the draft, and how far along this step is. */
export function TopLine({ form, moves, place, save, onFile, isOut, children }: Props): ReactNode {
  const { definition, session, words } = form;
  // A step that comes or goes can change the way back.
  useFormSteps(session);
  const back: FormPlace | null = isOut ? { at: "screen" } : before(definition, session.view(), place);
  if (back === null) return null;
  return (
    <div className="grid gap-1 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <a
          href={moves.href(back)}
          onClick={(event) => {
            event.preventDefault();
            moves.go(back);
          }}
          className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-medium text-accent hover:bg-accent-tint"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {words.back}
        </a>
        <SaveLine save={save} words={words} onFile={onFile} />
      </div>
      {children}
    </div>
  );
}
