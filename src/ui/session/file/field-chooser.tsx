import { useId } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { PageFieldKind } from "../../../model/session/uploaded-pdf.ts";
import { NativeSelect } from "../../primitives/native-select.tsx";

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

/** Whose field is placed next, and of which kind; stays in view above the pages. */
export const FieldChooser = ({ messages: { upload }, parties, seat, kinds, kind, onSeat, onKind }: Props) => {
  const id = useId();
  return (
    <div className="sticky top-(--sticky-top) z-10 grid grid-cols-2 gap-3 border-b border-rule bg-desk py-3">
      <div>
        <label htmlFor={`${id}-party`} className="mb-1 block text-sm font-semibold">
          {upload.party}
        </label>
        <NativeSelect
          id={`${id}-party`}
          value={seat}
          options={parties.map((party) => ({ value: party.id, label: party.name }))}
          onValueChange={onSeat}
        />
      </div>
      <div>
        <label htmlFor={`${id}-field`} className="mb-1 block text-sm font-semibold">
          {upload.field}
        </label>
        <NativeSelect
          id={`${id}-field`}
          value={kind}
          options={kinds.map((each) => ({ value: each, label: upload.kinds[each] }))}
          onValueChange={(each) => onKind(kinds.find((one) => one === each) ?? kind)}
        />
      </div>
    </div>
  );
};
