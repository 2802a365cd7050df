import { CalendarDays, CaseUpper, PenLine, SquareCheck, Type, User } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { PageFieldKind } from "../../../model/session/uploaded-pdf.ts";
import { classes } from "../../primitives/classes.ts";
import { partyColor } from "./field-place.ts";

/** Someone who signs. */
export type SigningParty = { readonly id: string; readonly name: string; readonly role?: string };

type Props = {
  readonly messages: SessionMessages;
  readonly parties: readonly SigningParty[];
  readonly seat: string;
  /** The kinds of fields that the chosen party can have. */
  readonly kinds: readonly PageFieldKind[];
  readonly kind: PageFieldKind;
  readonly onSeat: (seat: string) => void;
  readonly onKind: (kind: PageFieldKind) => void;
};

const ICONS: { readonly [Kind in PageFieldKind]: LucideIcon } = {
  signature: PenLine,
  initials: CaseUpper,
  date: CalendarDays,
  name: User,
  text: Type,
  checkbox: SquareCheck,
};

type ToolProps = {
  readonly group: string;
  readonly label: string;
  readonly isChosen: boolean;
  /** Stands for the choice beside its words. */
  readonly sign: ReactNode;
  readonly onChoose: () => void;
};

const Tool = ({ group, label, isChosen, sign, onChoose }: ToolProps) => (
  <label className="relative flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-md border border-edge bg-paper px-2 text-sm leading-tight hover:border-accent has-checked:border-2 has-checked:border-accent has-checked:bg-accent-tint has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-4">
    <input
      type="radio"
      name={group}
      checked={isChosen}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
      onChange={onChoose}
    />
    {sign}
    <span className="min-w-0 wrap-break-word">{label}</span>
  </label>
);

/** Whose field is placed next, and of which kind; stays in view beside the pages, or above them. */
export const FieldChooser = ({ messages: { upload }, parties, seat, kinds, kind, onSeat, onKind }: Props) => {
  const id = useId();
  return (
    <div className="sticky top-(--sticky-top) z-10 grid gap-2 border-b border-rule bg-desk py-3 @min-[54rem]:order-last @min-[54rem]:gap-5 @min-[54rem]:self-start @min-[54rem]:border-b-0">
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-semibold">{upload.party}</legend>
        <div className="flex flex-wrap gap-2 @min-[54rem]:flex-col">
          {parties.map((party, index) => (
            <Tool
              key={party.id}
              group={`${id}-party`}
              label={party.name}
              isChosen={party.id === seat}
              sign={<span className={classes("size-4 shrink-0 rounded-sm border-2", partyColor(index))} />}
              onChoose={() => onSeat(party.id)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-semibold">{upload.field}</legend>
        <div className="grid grid-cols-3 gap-2 @min-[54rem]:grid-cols-1">
          {kinds.map((each) => {
            const Icon = ICONS[each];
            return (
              <Tool
                key={each}
                group={`${id}-kind`}
                label={upload.kinds[each]}
                isChosen={each === kind}
                sign={<Icon aria-hidden className="hidden size-4 shrink-0 text-accent @min-[30rem]:block" />}
                onChoose={() => onKind(each)}
              />
            );
          })}
        </div>
      </fieldset>
    </div>
  );
};
