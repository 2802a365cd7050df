import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ShownOption } from "../input-props.ts";

type Props = { readonly option: ShownOption; readonly hintId: string | undefined; readonly isChosen: boolean };

/** The words of one option; a caution shows once the option is chosen. */
export function OptionText({ option, hintId, isChosen }: Props): ReactNode {
  if (!option.hint && !option.caution) return <span className="min-w-0">{option.label}</span>;
  return (
    <span className="min-w-0">
      <span>{option.label}</span>
      {option.hint && (
        <span id={hintId} className="block text-sm text-soft">
          {option.hint}
        </span>
      )}
      {option.caution && isChosen && (
        <span className="mt-1 flex gap-2 text-sm text-caution">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {option.caution}
        </span>
      )}
    </span>
  );
}
