import { TextSearch } from "lucide-react";
import type { ReactNode } from "react";
import type { ReviewWords } from "../../i18n/en/review.ts";
import { Button } from "../primitives/button.tsx";

type Props = {
  readonly words: ReviewWords;
  /** What stands there, for those who hear the button. */
  readonly title: string;
  readonly onPlace: () => void;
};

/** Leads to a place in the visitor's own text. */
export const PlaceButton = ({ words, title, onPlace }: Props): ReactNode => (
  <Button small look="bare" className="-ms-3" icon={<TextSearch aria-hidden className="size-4" />} onClick={onPlace}>
    {words.showInText}
    <span className="sr-only">: {title}</span>
  </Button>
);
