import { TextSearch } from "lucide-react";
import type { ReactNode } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import { Button } from "../../primitives/button.tsx";

type Props = {
  readonly messages: ReviewMessages;
  /** Text at that location, for screen readers. */
  readonly title: string;
  readonly onPlace: () => void;
};

/** Jumps to a location in the visitor's text. */
export const ShowInTextButton = ({ messages, title, onPlace }: Props): ReactNode => (
  <Button small variant="bare" className="-ms-3" icon={<TextSearch aria-hidden className="size-4" />} onClick={onPlace}>
    {messages.showInText}
    <span className="sr-only">: {title}</span>
  </Button>
);
