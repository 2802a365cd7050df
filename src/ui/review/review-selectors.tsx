import { useId } from "react";
import type { ReviewWords } from "../../i18n/en/review.ts";
import type { Review } from "../../model/review/review.ts";
import { NativeSelect } from "../primitives/native-select.tsx";

type Props = {
  readonly words: ReviewWords;
  readonly sides: Review["sides"];
  /** The current choice, even while its review is running. */
  readonly kind: string;
  readonly side: string | undefined;
  /** Names of the kinds that can be chosen, by id. */
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  readonly onKind: (kind: string) => void;
  readonly onSide: (side: string | undefined) => void;
};

const ANY = "any";

/** The detected kind of contract and the visitor's side; both can be changed. */
export const ReviewSelectors = ({ words, sides, kind, side, kinds, onKind, onSide }: Props) => {
  const id = useId();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-4">
      <div>
        <label htmlFor={`${id}-kind`} className="mb-1 block font-semibold">
          {words.kind}
        </label>
        <NativeSelect
          id={`${id}-kind`}
          value={kind}
          options={kinds.map(({ id: value, name }) => ({ value, label: name }))}
          onValueChange={onKind}
        />
      </div>
      {sides.length > 0 && (
        <div>
          <label htmlFor={`${id}-side`} className="mb-1 block font-semibold">
            {words.side}
          </label>
          <NativeSelect
            id={`${id}-side`}
            value={side ?? ANY}
            options={[
              { value: ANY, label: words.sideAny },
              ...sides.map(({ id: value, name }) => ({ value, label: name })),
            ]}
            onValueChange={(next) => onSide(next === ANY ? undefined : next)}
          />
        </div>
      )}
    </div>
  );
};
