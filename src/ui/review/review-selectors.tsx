import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import type { RequestTone } from "../../model/review/playbook.ts";
import type { Review } from "../../model/review/review.ts";
import { ChoiceChip } from "./parts/choice-chip.tsx";

type Props = {
  readonly messages: ReviewMessages;
  /** Empty while the visitor is asked for a side elsewhere. */
  readonly sides: Review["sides"];
  /** The current choice, even while its review is running. */
  readonly kind: string;
  readonly side: string | undefined;
  /** Names of the kinds that can be chosen, by id. */
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  /** Whose law applies; null if the text does not show it. */
  readonly place: string | null;
  /** Where the place comes from, in words. */
  readonly placeHint: string;
  readonly places: readonly { readonly code: string; readonly name: string }[];
  readonly onPlace: (place: string) => void;
  readonly onKind: (kind: string) => void;
  readonly onSide: (side: string | undefined) => void;
  /** How to ask the other side; null if no point has requests in two tones. */
  readonly tone: RequestTone | null;
  readonly onTone: (tone: RequestTone) => void;
};

const ANY = "any";
const TONES: readonly RequestTone[] = ["mild", "firm"];

/** The detected kind of contract, the visitor's side and the place whose law applies, in one row; all can be changed. */
export const ReviewSelectors = (props: Props) => {
  const { messages, sides, kind, side, kinds, place, placeHint, places, onPlace, onKind, onSide, tone, onTone } = props;
  return (
    <div className="flex overflow-x-auto scroll-hint border-y border-rule [scrollbar-width:none]">
      <ChoiceChip
        label={messages.kind}
        value={kind}
        options={kinds.map(({ id, name }) => ({ value: id, label: name }))}
        onChoose={onKind}
      />
      {sides.length > 0 && (
        <ChoiceChip
          label={messages.side}
          value={side ?? ANY}
          options={[
            { value: ANY, label: messages.sideAny },
            ...sides.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={(next) => onSide(next === ANY ? undefined : next)}
        />
      )}
      {places.length > 0 && (
        <ChoiceChip
          label={messages.place}
          hint={placeHint}
          value={place ?? undefined}
          placeholder={messages.placeUnknown}
          options={places.map(({ code, name }) => ({ value: code, label: name }))}
          onChoose={onPlace}
        />
      )}
      {tone !== null && (
        <ChoiceChip
          label={messages.tone}
          hint={messages.toneHint}
          value={tone}
          options={TONES.map((value) => ({ value, label: messages.tones[value] }))}
          onChoose={(next) => onTone(next === "firm" ? "firm" : "mild")}
        />
      )}
    </div>
  );
};
