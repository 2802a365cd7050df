import { FileDown } from "lucide-react";
import { useId } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { Button } from "../../primitives/button.tsx";

type Props = { readonly messages: SessionMessages; readonly isOpened: boolean; readonly onOpen: () => void };

/** Opens the text as a file, to be read before it is signed. */
export const ReadSection = ({ messages, isOpened, onOpen }: Props) => {
  const id = useId();
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {messages.readTitle}
      </h3>
      <p>{messages.readText}</p>
      <div>
        <Button icon={<FileDown aria-hidden className="size-5" />} onClick={onOpen}>
          {messages.openFile}
        </Button>
      </div>
      <p role="status" className="text-sm text-soft">
        {isOpened && messages.fileOpened}
      </p>
    </section>
  );
};
