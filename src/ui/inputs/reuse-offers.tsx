import { CornerDownLeft } from "lucide-react";
import type { ReactNode } from "react";
import { stepsMessages } from "../../i18n/steps.ts";
import { Button } from "../primitives/button.tsx";
import type { RawAnswer } from "../../model/answers.ts";

/** An earlier answer that also fits this question. */
export type Offer = {
  readonly key: string;
  readonly label: string;
  readonly raw: RawAnswer;
  readonly from: "form" | "settings" | "last_answers" | "header";
};

type Props = {
  readonly offers: readonly Offer[];
  readonly onUse: (offer: Offer) => void;
  readonly locale: string;
};

/** Parties and addresses given before, so that nothing is asked twice. */
export function ReuseOffers({ offers, onUse, locale }: Props): ReactNode {
  const messages = stepsMessages(locale);
  if (offers.length === 0) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 rounded-md bg-well px-3 py-2 text-sm">
      <span className="text-soft">{messages.useGiven}:</span>
      {offers.map((offer) => (
        <Button
          key={offer.key}
          small
          aria-label={messages.useThis(offer.label)}
          icon={<CornerDownLeft aria-hidden className="size-4" />}
          onClick={() => onUse(offer)}
        >
          <span className="max-w-64 truncate">{offer.label}</span>
          {offer.from !== "form" && <span className="font-normal text-soft">{messages.offeredFrom[offer.from]}</span>}
        </Button>
      ))}
    </div>
  );
}
